import type { Language } from './languages';

type Choice = (count: number, one: string, other: string) => string;

const oneIsSingular: Choice = (count, one, other) => (count === 1 ? one : other);
const lessThanTwoIsSingular: Choice = (count, one, other) => (Math.abs(count) < 2 ? one : other);

/** Hermes does not always have Intl.PluralRules; four languages need two rules. */
export const plural: Record<Language, Choice> = {
  en: oneIsSingular,
  es: oneIsSingular,
  fr: lessThanTwoIsSingular,
  de: oneIsSingular,
};
