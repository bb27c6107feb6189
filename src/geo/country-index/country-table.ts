import table from '../../../assets/geo/countries.json';

export type CountryTable = typeof table;

/** At hand from the start, but for a browser: see the other file of this name. */
export function countryTable(): CountryTable | null {
  return table;
}

export async function loadCountryTable(): Promise<void> {
  // It came with the code.
}
