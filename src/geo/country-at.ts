import { CountryIndex } from './country-index/country-index';
import { UNITS_PER_DEGREE } from './country-index/grid';

let index: CountryIndex | undefined;

/**
 * The country or territory at a position, as its ISO 3166-1 code of two letters (Kosovo: XK), or null on the open sea, where
 * nobody rules, and for what is no position. Up to 10 km off a coast is that coast's country. The first call reads the table.
 */
export function countryAt(latitude: number, longitude: number): string | null {
  if (!(Math.abs(latitude) <= 90) || !Number.isFinite(longitude)) return null;
  index ??= new CountryIndex();
  return index.codeAt(normaliseLongitude(longitude) * UNITS_PER_DEGREE, latitude * UNITS_PER_DEGREE);
}

/** To [-180, 180). */
function normaliseLongitude(longitude: number): number {
  if (longitude >= -180 && longitude < 180) return longitude;
  const east = (((longitude + 180) % 360) + 360) % 360;
  return east - 180;
}
