import { namesOfCountry } from './country-names';
import { findNamed } from './rank-names';

interface Named {
  id: string;
  name: string;
  country_code: string;
}

interface CountryGroup<Country> {
  /** `here` and `trips` first, then by letter. */
  key: 'here' | 'trips' | 'letter';
  /** The letter; empty for the others. */
  letter: string;
  countries: Country[];
}

const ACCENTS = /[\u0300-\u036f]/g;

const fold = (text: string) => text.normalize('NFD').replace(ACCENTS, '').toLowerCase();

/** Those that go by such a name, in whichever language, or nearly so. */
export function findCountries<Country extends Named>(countries: readonly Country[], text: string): Country[] {
  return findNamed(countries, text, ({ name, country_code: code }) => namesOfCountry({ name, code }));
}

/** The same for countries that are offered by code and name. */
export function findCountryChoices<Choice extends { key: string; label: string }>(
  choices: readonly Choice[],
  text: string,
): Choice[] {
  return findNamed(choices, text, ({ key: code, label: name }) => namesOfCountry({ name, code }));
}

/** Each country stands once: where the traveller is, then where they go, then under its letter; in the order in which they come. */
export function groupCountries<Country extends Named>(
  countries: readonly Country[],
  here: string | null,
  tripCodes: ReadonlySet<string>,
): CountryGroup<Country>[] {
  const groups = new Map<string, CountryGroup<Country>>();
  const add = (key: CountryGroup<Country>['key'], letter: string, country: Country) => {
    const group = groups.get(key + letter) ?? { key, letter, countries: [] };
    group.countries.push(country);
    groups.set(key + letter, group);
  };
  const rankOf = ({ country_code }: Country) =>
    country_code === here ? 0 : tripCodes.has(country_code) ? 1 : 2;
  for (const rank of [0, 1, 2])
    for (const country of countries.filter((one) => rankOf(one) === rank)) {
      if (rank === 0) add('here', '', country);
      else if (rank === 1) add('trips', '', country);
      else add('letter', fold(country.name).charAt(0).toUpperCase(), country);
    }
  return [...groups.values()];
}
