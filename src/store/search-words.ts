import { countriesCalledBy, rankCountriesCalled } from '@/domain/country-names';
import { foldWords } from '@/domain/fold-words';
import { beginsAlmost, type NameRank } from '@/domain/rank-names';

/** A word that is looked for: something has it, begins with it, or is in a country that is called so. */
export interface SoughtWord {
  word: string;
  codes: ReadonlySet<string>;
}

/** What somebody typed, ready to be looked for. */
export interface Sought {
  words: readonly SoughtWord[];
  /** The codes of countries that are called so altogether, and how well it fits. */
  called: ReadonlyMap<string, NameRank>;
  /** Whether a word may stand for the country that something is in: "dengue colombia". Where all words name a country, it is that which is meant. */
  isAcross: boolean;
}

export function toSought(text: string): Sought {
  const words = foldWords(text).map((word) => ({ word, codes: countriesCalledBy(word) }));
  const called = rankCountriesCalled(words.map(({ word }) => word).join(' '));
  return { words, called, isAcross: words.length > 1 && called.size === 0 };
}

/** The same, with words that are not known taken for names of countries in which a letter is wrong. */
export function withTypos({ words, ...sought }: Sought): Sought {
  return {
    ...sought,
    words: words.map(({ word, codes }) => ({
      word,
      codes: codes.size > 0 ? codes : new Set(rankCountriesCalled(word).keys()),
    })),
  };
}

interface Searched {
  text: string;
  /** Of the countries it is in, parted by blanks. */
  codes: string;
}

/** How something fits: every word, every word but for a letter, or not. */
export function fitOf(
  { text, codes }: Searched,
  words: readonly SoughtWord[],
  { isAcross }: { isAcross: boolean },
): 'fits' | 'almost' | null {
  const candidates = foldWords(text);
  const own = new Set(isAcross ? codes.split(' ') : []);
  const isIn = (named: ReadonlySet<string>) => [...named].some((code) => own.has(code));
  const has = ({ word, codes: named }: SoughtWord) =>
    candidates.some((candidate) => candidate.startsWith(word)) || isIn(named);
  if (words.every(has)) return 'fits';
  const hasAlmost = (sought: SoughtWord) =>
    has(sought) ||
    candidates.some((candidate) => beginsAlmost(candidate, sought.word)) ||
    (sought.codes.size === 0 && own.size > 0 && isIn(new Set(rankCountriesCalled(sought.word).keys())));
  return words.every(hasAlmost) ? 'almost' : null;
}
