import names from '../../assets/names/countries.json';

import { rankNames, toFindable, withoutNeedlessTypos, type FindableName, type NameRank } from './rank-names';

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
  const fitting = Object.keys(NAMES).flatMap((code) => {
    const rank = rankNames(sought, namesOfCountry({ name: code, code }));
    return rank === null ? [] : [{ code, rank }];
  });
  return new Map(withoutNeedlessTypos(fitting).map(({ code, rank }) => [code, rank]));
}

/** Of shorter words too many countries have one that begins so. */
const SHORTEST_BEGINNING = 3;
const wordsByLetter = new Map<string, { word: string; code: string; isCode: boolean }[]>();

/** Codes of the countries of which a name has a word that begins so; a shorter one has to be a code. */
export function countriesCalledBy(beginning: string): ReadonlySet<string> {
  if (wordsByLetter.size === 0) collectWords();
  const candidates = wordsByLetter.get(beginning.charAt(0)) ?? [];
  const fits = (word: string, isCode: boolean) =>
    word === beginning
      ? isCode || word.length >= SHORTEST_BEGINNING
      : !isCode && beginning.length >= SHORTEST_BEGINNING && word.startsWith(beginning);
  return new Set(candidates.filter(({ word, isCode }) => fits(word, isCode)).map(({ code }) => code));
}

function collectWords(): void {
  for (const code of Object.keys(NAMES))
    for (const { words, isCode } of namesOfCountry({ name: code, code }))
      for (const word of words) {
        const letter = word.charAt(0);
        wordsByLetter.set(letter, [...(wordsByLetter.get(letter) ?? []), { word, code, isCode }]);
      }
}
