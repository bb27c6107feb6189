import { countryAt } from '../country-at';
import { NearestIndex } from '../nearest-index';
import { knownPlaces } from './load-places';
import type { City, PlaceLanguage } from './city';
import type { Places } from './places';

/** A town reaches at least so far around its middle. */
const LEAST_REACH = 3000;
const METRES_PER_ROOT_OF_PEOPLE = 4;
const MOST_REACH = 30_000;
/** A large city may be entered far from its middle, past the middles of its suburbs. */
const NEIGHBOURS = 12;

let built: { places: Places; index: NearestIndex } | null = null;

/**
 * The city that a position is in, by its name in a language; null in the country between the cities that the app has names of, and as long as
 * `loadPlaces` has not read them. A city across a border is no answer: whoever is in Germany is not in Basel.
 */
export function nearestPlaceName(
  latitude: number,
  longitude: number,
  language: PlaceLanguage,
): string | null {
  const places = knownPlaces();
  if (!places) return null;
  if (built?.places !== places) built = { places, index: NearestIndex.build(places.cities) };
  const country = countryAt(latitude, longitude);
  let best: { city: City; share: number } | null = null;
  for (const { index, metres } of built.index.nearest({ latitude, longitude }, NEIGHBOURS, MOST_REACH)) {
    const city = places.cities[index];
    if (!city || (country !== null && city.code !== country)) continue;
    const share = metres / reachOf(city);
    if (share <= 1 && (!best || share < best.share)) best = { city, share };
  }
  return best && places.nameOf(best.city, language);
}

function reachOf({ prominence }: City): number {
  const people = 1000 * 2 ** (prominence / 2);
  return Math.min(MOST_REACH, LEAST_REACH + METRES_PER_ROOT_OF_PEOPLE * Math.sqrt(people));
}
