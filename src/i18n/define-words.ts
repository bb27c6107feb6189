import type { Language } from './languages';

type Phrase = string | ((...values: never[]) => string);

/** What is said in one place: phrases, or groups of them. A phrase may need values. */
export interface Words {
  [name: string]: Phrase | Words;
}

/** The same phrases, each in other words. */
type Reworded<English> = {
  [Name in keyof English]: English[Name] extends string
    ? string
    : English[Name] extends (...values: infer Values) => string
      ? (...values: Values) => string
      : Reworded<English[Name]>;
};

export type WordsIn<English> = Record<Language, Reworded<English>>;

/** English says which phrases there are; the compiler asks the other languages for each of them. */
export function defineWords<English extends Words>(
  words: { en: English } & Record<Exclude<Language, 'en'>, NoInfer<Reworded<English>>>,
): WordsIn<English>;
export function defineWords(words: Record<Language, Words>): Record<Language, Words> {
  return words;
}
