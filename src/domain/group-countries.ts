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

/** Those that have the text at the beginning of a word of their name, or as their code. */
export function findCountries<Country extends Named>(countries: readonly Country[], text: string): Country[] {
  const wanted = fold(text.trim());
  if (wanted === '') return [...countries];
  return countries.filter(({ name, country_code }) => {
    const folded = fold(name);
    return folded.startsWith(wanted) || folded.includes(` ${wanted}`) || fold(country_code) === wanted;
  });
}

/** Each country stands once: where the traveller is, then where they go, then under its letter. */
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
  const sorted = [...countries].sort((one, other) => (fold(one.name) < fold(other.name) ? -1 : 1));
  const rankOf = ({ country_code }: Country) =>
    country_code === here ? 0 : tripCodes.has(country_code) ? 1 : 2;
  for (const rank of [0, 1, 2])
    for (const country of sorted.filter((one) => rankOf(one) === rank)) {
      if (rank === 0) add('here', '', country);
      else if (rank === 1) add('trips', '', country);
      else add('letter', fold(country.name).charAt(0).toUpperCase(), country);
    }
  return [...groups.values()];
}
