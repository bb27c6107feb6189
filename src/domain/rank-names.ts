import { foldWords } from './fold-words';

/** How well a name fits what is looked for; less is better. */
export const NameRank = { Same: 0, Begins: 1, HasWords: 2, HasTypo: 3 } as const;
export type NameRank = (typeof NameRank)[keyof typeof NameRank];

/** A name as it is compared. */
export interface FindableName {
  words: readonly string[];
  whole: string;
  /** Whoever types a code types all of it: "at" means Austria, and not ATA, which is the Antarctic. */
  isCode: boolean;
}

export function toFindable(name: string): FindableName {
  const words = foldWords(name);
  return { words, whole: words.join(' '), isCode: /^[A-Z]{2,3}$/.test(name) };
}

/** Of shorter words too many are alike. */
const SHORTEST_WITH_TYPO = 4;
/** So many words that are near to one say no more. */
export const MOST_TYPOS = 20;

/** The best of several names for one thing; null where none fits. Words may come in any order, and the last be unfinished. */
export function rankNames(sought: string, names: readonly FindableName[]): NameRank | null {
  const wanted = toFindable(sought);
  const ranks = names.map((name) => rankName(wanted, name)).filter((rank) => rank !== null);
  return ranks.length === 0 ? null : (Math.min(...ranks) as NameRank);
}

/** Those that fit, the best first; those with a typo only where nothing else does. Whoever looks for nothing gets all. */
export function findNamed<Item>(
  items: readonly Item[],
  sought: string,
  namesOf: (item: Item) => readonly FindableName[],
): Item[] {
  if (foldWords(sought).length === 0) return [...items];
  const fitting = items.flatMap((item) => {
    const rank = rankNames(sought, namesOf(item));
    return rank === null ? [] : [{ item, rank }];
  });
  return withoutNeedlessTypos(fitting)
    .sort((one, other) => one.rank - other.rank)
    .map(({ item }) => item);
}

/** A letter may be wrong only where nothing fits without. */
export function withoutNeedlessTypos<Ranked extends { rank: NameRank }>(
  fitting: readonly Ranked[],
): Ranked[] {
  const exact = fitting.filter(({ rank }) => rank !== NameRank.HasTypo);
  return exact.length > 0 ? exact : [...fitting];
}

function rankName(sought: FindableName, name: FindableName): NameRank | null {
  if (name.whole === sought.whole) return NameRank.Same;
  if (name.isCode) return null;
  if (name.whole.startsWith(sought.whole)) return NameRank.Begins;
  const begins = (word: string) => name.words.some((one) => one.startsWith(word));
  if (sought.words.every(begins)) return NameRank.HasWords;
  const isNear = (word: string) => begins(word) || name.words.some((one) => beginsAlmost(one, word));
  return sought.words.every(isNear) ? NameRank.HasTypo : null;
}

/** Whether it begins with the other but for one letter: another, one too many or too few, or two that changed places. */
export function beginsAlmost(word: string, sought: string): boolean {
  const { length } = sought;
  // The first letter is hardly ever the wrong one, and most words would be near to most others without it.
  if (length < SHORTEST_WITH_TYPO || !word.startsWith(sought.charAt(0))) return false;
  return [length - 1, length, length + 1].some((end) => isOneEdit(word.slice(0, end), sought));
}

function isOneEdit(one: string, other: string): boolean {
  let at = 0;
  while (at < one.length && one.charAt(at) === other.charAt(at)) at += 1;
  const restOf = (text: string, from: number) => text.slice(at + from);
  return (
    restOf(one, 1) === restOf(other, 1) ||
    restOf(one, 0) === restOf(other, 1) ||
    restOf(one, 1) === restOf(other, 0) ||
    (one.charAt(at) === other.charAt(at + 1) &&
      one.charAt(at + 1) === other.charAt(at) &&
      restOf(one, 2) === restOf(other, 2))
  );
}
