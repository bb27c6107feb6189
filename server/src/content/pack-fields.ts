import { z } from 'zod';

import { ContactType } from '@/contract/contact-detail';
import { TravelStatus } from '@/contract/country';
import { requiredText, writtenText } from '@/contract/fields';
import { FIRST_LANGUAGE, textsOf } from '@/contract/translated-text';

/** A text in English, or one for each language: `{"en": "…", "de": "…"}`. */
export function translatable(limit: number) {
  return z
    .preprocess(
      (value) => (typeof value === 'string' ? { [FIRST_LANGUAGE]: value } : value),
      textsOf(requiredText(limit)),
    )
    .meta({ isTranslatable: true });
}

export const Name = translatable(200);
export const MarkdownText = translatable(50_000).nullable();
export const CountryCode = z.string().regex(/^[A-Z]{2}$/, 'must be a country code of two capitals');
export const DivisionCode = z
  .string()
  .regex(/^[A-Z]{2}-[A-Z0-9]{1,6}$/, 'must be a code of ISO 3166-2, such as CO-CAU');
export const Slug = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'must be small letters, digits and hyphens')
  .max(200, 'must be at most 200 characters long');
export const Status = z.enum(TravelStatus, 'must be 0 (normal), 1 (caution) or 2 (avoid)');

export const Contact = z.strictObject({
  typ: z.enum(ContactType, 'is no type of contact'),
  val: requiredText(500),
  note: writtenText(500).nullable().default(null),
  order: z.int(),
});
