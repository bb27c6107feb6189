/** What the benches use, told here so that types can be checked where the package is not installed. */
declare module '@rapideditor/country-coder' {
  /** Longitude first. */
  export function iso1A2Code(place: [number, number], options: { level: 'territory' }): string | null;
}
