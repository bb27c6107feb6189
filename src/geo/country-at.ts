import { CountryIndex } from './country-index/country-index';
import { countryTable } from './country-index/country-table';
import { UNITS_PER_DEGREE } from './country-index/grid';

export { loadCountryTable } from './country-index/country-table';

let index: CountryIndex | undefined;

/**
 * The country or territory at a position, as its ISO 3166-1 code of two letters (Kosovo: XK), or null on the open sea, where
 * nobody rules, and for what is no position. Up to 10 km off a coast is that coast's country. The first call reads the table; in
 * a browser that has to be loaded before, or the answer is null.
 */
export function countryAt(latitude: number, longitude: number): string | null {
  if (!(Math.abs(latitude) <= 90) || !Number.isFinite(longitude)) return null;
  return (
    countryIndex()?.codeAt(normaliseLongitude(longitude) * UNITS_PER_DEGREE, latitude * UNITS_PER_DEGREE) ??
    null
  );
}

/** Null where the table is not here yet. */
export function countryIndex(): CountryIndex | null {
  const table = countryTable();
  if (!table) return null;
  index ??= new CountryIndex(table);
  return index;
}

/** To [-180, 180). */
function normaliseLongitude(longitude: number): number {
  if (longitude >= -180 && longitude < 180) return longitude;
  const east = (((longitude + 180) % 360) + 360) % 360;
  return east - 180;
}
