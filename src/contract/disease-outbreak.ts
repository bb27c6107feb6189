import { z } from 'zod';

import { NamedCountry, NamedDivision } from './entry-requirement';
import { Markdown, Timestamp, writtenText } from './fields';
import { Key, keys, LONGEST_TEXT, WebAddress, WrittenMoment } from './publishing-fields';
import { translatedText } from './translated-text';

/** A disease that spreads in a country beyond what is usual there. */
export const DiseaseOutbreak = z.object({
  id: z.string(),
  created_at: Timestamp,
  updated_at: Timestamp,
  disease_id: z.string(),
  disease: z.object({ id: z.string(), common_name: z.string(), scientific_name: z.string().nullable() }),
  country_id: z.string(),
  country: NamedCountry,
  /** Where in the country; none where it is all over it, or nobody knows. */
  country_division_ids: z.array(z.string()),
  country_divisions: z.array(NamedDivision),
  start: Timestamp.nullable(),
  /** Null while nobody knows when it ends. */
  finish: Timestamp.nullable(),
  /** As far as they were counted. */
  cases: z.int().nullable(),
  deaths: z.int().nullable(),
  /** When this was last known. */
  effective_as_of: Timestamp,
  comment: Markdown.nullable(),
  references: z.array(z.string()),
});
export type DiseaseOutbreak = z.infer<typeof DiseaseOutbreak>;

const Count = z
  .int()
  .min(0, 'must not be negative')
  .max(1_000_000_000, 'must be at most 1000000000')
  .nullable();

/** An outbreak as an editor writes it. Fields that are left out of a change stay as they are. */
const WrittenOutbreak = z.object({
  disease_id: Key,
  country_id: Key,
  country_division_ids: keys(200),
  start: WrittenMoment.nullable(),
  finish: WrittenMoment.nullable(),
  cases: Count,
  deaths: Count,
  effective_as_of: WrittenMoment,
  comment: translatedText(writtenText(LONGEST_TEXT)).nullable(),
  references: z.array(WebAddress).max(20, 'at most 20 sources'),
});
export type WrittenOutbreak = z.output<typeof WrittenOutbreak>;

export const NewOutbreakBody = z.object({
  disease_outbreak: WrittenOutbreak.partial().required({ disease_id: true, country_id: true }),
});
export type NewOutbreak = z.output<typeof NewOutbreakBody>['disease_outbreak'];

export const OutbreakChangeBody = z.object({ disease_outbreak: WrittenOutbreak.partial() });
export type OutbreakChange = z.output<typeof OutbreakChangeBody>['disease_outbreak'];
