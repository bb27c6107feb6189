import { NumberReader } from '../country-index/number-reader';
import type { Position } from '../position';
import type { City, PlaceLanguage, PlacesFile } from './city';

const STEPS_PER_DEGREE = 100;

/** Each as a step from the one before, east then north. */
export function readPositions(text: string): Position[] {
  const reader = new NumberReader(text);
  const positions: Position[] = [];
  let [x, y] = [0, 0];
  while (!reader.isAtEnd) {
    x += reader.nextSigned();
    y += reader.nextSigned();
    positions.push({ longitude: x / STEPS_PER_DEGREE, latitude: y / STEPS_PER_DEGREE });
  }
  return positions;
}

type CitiesFile = PlacesFile['cities'];

/** They stand country by country, as many as `counts` says of each. */
export function readCities(file: CitiesFile): {
  cities: City[];
  foreign: Record<PlaceLanguage, ReadonlyMap<City, string>>;
} {
  const counts = new NumberReader(file.counts);
  const codes = file.codes.split(' ').flatMap((code) => new Array<string>(counts.next()).fill(code));
  const names = file.names.split('|');
  const levels = new NumberReader(file.levels);
  const cities = readPositions(file.places).map((position, index) => {
    const level = levels.nextLetter();
    return {
      ...position,
      name: names[index] ?? '',
      code: codes[index] ?? '',
      isCapital: level % 2 === 1,
      prominence: Math.floor(level / 2),
    };
  });
  const foreign = (language: PlaceLanguage) => readForeign(file[language], cities);
  return { cities, foreign: { en: foreign('en'), es: foreign('es'), fr: foreign('fr'), de: foreign('de') } };
}

function readForeign(
  { at, names }: CitiesFile[PlaceLanguage],
  cities: readonly City[],
): ReadonlyMap<City, string> {
  const steps = new NumberReader(at);
  const told = new Map<City, string>();
  let index = 0;
  for (const name of names.split('|')) {
    index += steps.next();
    const city = cities[index];
    if (city) told.set(city, name);
  }
  return told;
}
