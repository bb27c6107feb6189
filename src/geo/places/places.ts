import type { Position } from '../position';
import type { City, PlaceLanguage, PlacesFile } from './city';
import { readCities, readPositions } from './read-places';

/** From what is large on to what is small: of a country the zoom of a web map that it is named from, of an ocean 0. */
interface Ranked extends Position {
  rank: number;
}

interface NamedCountry extends Ranked {
  code: string;
  /** In English: the other languages have theirs in `nameOfCountry`. */
  name: string;
  /** How wide its largest part is. */
  radians: number;
}

interface Water extends Ranked {
  /** How wide a name can be, of at least five times its height, before it lies over land. */
  radians: number;
  names: Record<PlaceLanguage, string>;
}

/** What the app carries of names: the largest cities, countries and waters, each where its name stands best. */
export class Places {
  readonly cities: readonly City[];
  readonly countries: readonly NamedCountry[];
  readonly waters: readonly Water[];
  private readonly foreign: Record<PlaceLanguage, ReadonlyMap<City, string>>;

  constructor({ cities, countries, waters }: PlacesFile) {
    const read = readCities(cities);
    this.cities = read.cities;
    this.foreign = read.foreign;
    const codes = countries.codes.split(' ');
    const english = countries.names.split('|');
    const widths = countries.widths.split(' ').map(Number);
    this.countries = readRanked(countries).map((place, index) => ({
      ...place,
      code: codes[index] ?? '',
      name: english[index] ?? '',
      radians: toRadians(widths[index]),
    }));
    const names = { en: split(waters.en), es: split(waters.es), fr: split(waters.fr), de: split(waters.de) };
    const rooms = waters.rooms.split(' ').map(Number);
    this.waters = readRanked(waters).map((place, index) => ({
      ...place,
      radians: toRadians(rooms[index]),
      names: {
        en: names.en[index] ?? '',
        es: names.es[index] ?? '',
        fr: names.fr[index] ?? '',
        de: names.de[index] ?? '',
      },
    }));
  }

  /** What a city is called in a language: its own name where the language has no other. */
  nameOf(city: City, language: PlaceLanguage): string {
    return this.foreign[language].get(city) ?? city.name;
  }
}

function readRanked({ places, ranks }: { places: string; ranks: string }): Ranked[] {
  const all = ranks.split(' ').map(Number);
  return readPositions(places).map((position, index) => ({ ...position, rank: all[index] ?? 0 }));
}

function toRadians(degrees = 0): number {
  return (degrees * Math.PI) / 180;
}

function split(names: string): string[] {
  return names.split('|');
}
