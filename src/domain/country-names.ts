import names from '../../assets/names/countries.json';

import { NameRank, rankNames, toFindable, type FindableName } from './rank-names';

const NAMES: Readonly<Record<string, string>> = names;
/** A few thousand at most, and asked for at every letter that somebody types. */
const made = new Map<string, readonly FindableName[]>();

/** Whatever people call a country, in any of the app's languages, and its codes; to look for it, not to show it. */
export function namesOfCountry({ name, code }: { name: string; code: string }): readonly FindableName[] {
  const known = made.get(code + name);
  if (known) return known;
  const findable = [name, code, ...(NAMES[code]?.split('|') ?? [])].map(toFindable);
  made.set(code + name, findable);
  return findable;
}

/** Codes of the countries that people call so, and how well it fits; with a typo only where it fits none without. */
export function rankCountriesCalled(sought: string): ReadonlyMap<string, NameRank> {
  const ranks = new Map<string, NameRank>();
  for (const code of Object.keys(NAMES)) {
    const rank = rankNames(sought, namesOfCountry({ name: code, code }));
    if (rank !== null) ranks.set(code, rank);
  }
  const exact = [...ranks].filter(([, rank]) => rank !== NameRank.HasTypo);
  return exact.length > 0 ? new Map(exact) : ranks;
}
