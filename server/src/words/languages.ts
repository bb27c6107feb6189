import { FIRST_LANGUAGE, type Texts } from '@/contract/translated-text';

/** Those that the app has. */
export const LANGUAGES = ['en', 'es', 'fr', 'de'] as const;
export type Language = (typeof LANGUAGES)[number];

/** Of the languages that somebody prefers, best first, the first that the service speaks; null where it speaks none. */
export function chooseLanguage(preferred: readonly string[]): Language | null {
  for (const tag of preferred) {
    const wanted = tag.toLowerCase().replace(/[-_].*/, '');
    const spoken = LANGUAGES.find((language) => language === wanted);
    if (spoken) return spoken;
  }
  return null;
}

const SPOKEN = LANGUAGES.map((language) => `'${language}'`).join(', ');

/**
 * SQL: the language in which the traveller of this table is spoken to: the one in which they last wrote to the service, that
 * of the device that they registered last, the one that their company named, or English.
 */
export function languageOf(traveller: string): string {
  return `coalesce(
    case when ${traveller}.spoken_language in (${SPOKEN}) then ${traveller}.spoken_language end,
    (select device.locale from devices device where device.traveller_id = ${traveller}.id and device.locale in (${SPOKEN})
      order by device.updated_at desc limit 1),
    case when ${traveller}.language in (${SPOKEN}) then ${traveller}.language end,
    'en')`;
}

/** The same thing said in every language. */
export type InEachLanguage<Said> = Record<Language, Said>;

export function inEachLanguage<Said>(say: (language: Language) => Said): InEachLanguage<Said> {
  return { en: say('en'), es: say('es'), fr: say('fr'), de: say('de') };
}

/** What was written in one language at least, in this one if it is there. */
export function textIn(texts: Texts, language: Language): string {
  return texts[language] ?? texts[FIRST_LANGUAGE] ?? '';
}
