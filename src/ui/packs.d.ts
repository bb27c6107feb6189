/** Made of a content pack when the app is built: see plugins/read-packs.js. */
declare module '*/flags.jsonl' {
  /** SVG, three wide and two high, by the two letters of the country. */
  const drawings: Readonly<Partial<Record<string, string>>>;
  export default drawings;
}
