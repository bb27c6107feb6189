import { z } from 'zod';

/** Whoever's language is missing reads this one. */
export const FIRST_LANGUAGE = 'en';

/** A text in each of its languages. */
export type Texts = Record<string, string>;

/** One for each language: `{"en": "…", "de": "…"}`. English is never missing. */
export function textsOf(text: z.ZodType<string, string>) {
  return z
    .record(z.string().regex(/^[a-z]{2,3}$/, 'must be a language such as "de"'), text)
    .refine((texts) => FIRST_LANGUAGE in texts, 'needs a text in English ("en")');
}

/** A text in English, or one for each language. */
export function translatedText(text: z.ZodType<string, string>) {
  return z.union([text, textsOf(text)], {
    error: 'must be a text, or one for each language: {"en": "…", "de": "…"}',
  });
}

export function toTexts(written: string | Texts): Texts {
  return typeof written === 'string' ? { [FIRST_LANGUAGE]: written } : written;
}
