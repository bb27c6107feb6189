/** Two letters or digits, of which one is a letter, or three letters; then the number. */
const WRITTEN = /^(?:([a-z]{3}|[a-z][a-z0-9]|[0-9][a-z])\s*)?(\d{1,4}[a-z]?)$/i;

/** "AV 9145", as it stands on a ticket; null where it is none. The airline may be missing. */
export function readFlightNumber(
  written: string,
): { iata_code: string | null; flight_number: string } | null {
  const [, airline = null, number] = WRITTEN.exec(written.trim()) ?? [];
  if (number === undefined) return null;
  return { iata_code: airline?.toUpperCase() ?? null, flight_number: number.toUpperCase() };
}
