import type { CountryTable } from './country-table';

let table: CountryTable | null = null;

/** Null until it has been fetched. */
export function countryTable(): CountryTable | null {
  return table;
}

/** The first screen does not wait for 100 kB that only a position needs. */
export async function loadCountryTable(): Promise<void> {
  table ??= (await import('../../../assets/geo/countries.json')).default;
}
