import shown from '../../assets/names/shown.json';

import type { Language } from './languages';

const lists: Partial<Record<Language, ReadonlyMap<string, string>>> = {};

/** What a country is called in a language; `given` is the service's name, which stays in English and for a place that is not known here. */
export function nameOfCountry(code: string, given: string, language: Language): string {
  return (language === 'en' ? undefined : listIn(language).get(code)) || given;
}

function listIn(language: Exclude<Language, 'en'>): ReadonlyMap<string, string> {
  const codes = shown.codes.split('|');
  return (lists[language] ??= new Map(
    shown[language].split('|').map((name, index) => [codes[index] ?? '', name]),
  ));
}

const ACCENTS = /[\u0300-\u036f]/g;
const fold = (text: string) => text.normalize('NFD').replace(ACCENTS, '').toLowerCase();
const comparers: Partial<Record<Language, (one: string, other: string) => number>> = {};

/** In the order of the language: Åland under A. An engine without it goes by the letters without their accents. */
export function compareNames(one: string, other: string, language: Language): number {
  comparers[language] ??=
    typeof Intl !== 'undefined' && typeof Intl.Collator === 'function'
      ? new Intl.Collator(language).compare
      : (first, second) => (fold(first) < fold(second) ? -1 : 1);
  return comparers[language](one, other);
}
