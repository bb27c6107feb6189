import { z } from 'zod';

import { Markdown, Timestamp } from './fields';

const NamedItem = z.object({ id: z.string(), slug: z.string(), name: z.string() });

const recordFields = {
  id: z.string(),
  slug: z.string(),
  created_at: Timestamp,
  updated_at: Timestamp,
  deleted_at: Timestamp.nullish(),
};

export const Disease = z.object({
  ...recordFields,
  common_name: z.string(),
  scientific_name: z.string().nullable(),
  name: z.string(),
  full_name: z.string(),
  occurs_where: z.string().nullable(),
  disease_datum: z.object({
    id: z.string(),
    description: Markdown.nullable(),
    transmission: Markdown.nullable(),
    susceptibility: Markdown.nullable(),
    symptoms: Markdown.nullable(),
    prevention: Markdown.nullable(),
    treatment: Markdown.nullable(),
    medications: z.array(NamedItem),
    vaccinations: z.array(NamedItem),
  }),
});
export type Disease = z.infer<typeof Disease>;

const RemedyDatum = z.object({
  id: z.string(),
  description: Markdown.nullable(),
  /** Generally considered routine. */
  routine: z.boolean(),
  schedule: Markdown.nullable(),
  side_effects: Markdown.nullable(),
});

export const Medication = z.object({ ...recordFields, name: z.string(), medication_datum: RemedyDatum });
export type Medication = z.infer<typeof Medication>;

/** Embedded elsewhere a vaccination is id, slug and name only; its own page reads like a medication's. */
export const Vaccination = z.object({
  ...recordFields,
  name: z.string(),
  vaccination_datum: RemedyDatum.optional(),
});
export type Vaccination = z.infer<typeof Vaccination>;
