import { generateTripName } from '@/contract/trip-rules';

import type { NamedCountry } from '../countries/queries';

/** How a trip is called. Of one that nobody named also in other languages, for those who read it in these. */
export interface TripName {
  name: string;
  translations: Record<string, { name: string }>;
}

/** As it is written; else as it was, also where it comes back as it was told in one of its languages; else after its countries. */
export function nameTrip(
  written: string | undefined | null,
  stored: TripName | null,
  countries: readonly NamedCountry[],
): TripName {
  const typed = written?.trim();
  if (stored?.name && (!typed || listNames(stored).includes(typed)))
    return { name: stored.name, translations: stored.translations };
  return typed ? { name: typed, translations: {} } : nameAfter(countries);
}

/** In English, which partners read, and in each language in which one of the countries has a name. */
export function nameAfter(countries: readonly NamedCountry[]): TripName {
  const languages = new Set(countries.flatMap(({ names }) => Object.keys(names)));
  const nameIn = (language: string) =>
    generateTripName(countries.map(({ name, names }) => names[language] ?? name));
  return {
    name: generateTripName(countries.map(({ name }) => name)),
    translations: Object.fromEntries(
      [...languages].map((language) => [language, { name: nameIn(language) }]),
    ),
  };
}

function listNames({ name, translations }: TripName): string[] {
  return [name, ...Object.values(translations).map((said) => said.name)];
}
