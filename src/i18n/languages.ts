export const LANGUAGES = ['en', 'es', 'fr', 'de'] as const;
export type Language = (typeof LANGUAGES)[number];

/** Each language by its own name, for those who can't read the one that is on. */
export const LANGUAGE_NAMES: Record<Language, string> = {
  en: 'English',
  es: 'Español',
  fr: 'Français',
  de: 'Deutsch',
};

/** The language that Sojourn speaks to someone whose device is set to this one, such as `de-AT`. */
export function toLanguage(languageTag: string): Language {
  const wanted = languageTag.toLowerCase().replace(/[-_].*/, '');
  return LANGUAGES.find((language) => language === wanted) ?? 'en';
}
