import { countryIndex } from './country-at';
import { normaliseLongitude, type Position } from './position';

const METRES_OF_A_DEGREE = 111_195;

/**
 * The codes of the countries that begin within so many metres of a position, its own among them; in no order. Like `countryAt`, a
 * country reaches 10 km out to sea, and nothing is known before the table is loaded.
 */
export function countriesNear(position: Position, metres: number): string[] {
  const { latitude } = position;
  if (!(Math.abs(latitude) <= 90) || !Number.isFinite(position.longitude)) return [];
  const longitude = normaliseLongitude(position.longitude);
  return countryIndex()?.codesWithin(longitude, latitude, metres / METRES_OF_A_DEGREE) ?? [];
}
