import { z } from 'zod';

import { Markdown, Timestamp } from './fields';

const recordFields = { id: z.string(), created_at: Timestamp, updated_at: Timestamp };

/** `company_id` is null where it is what every company's travellers read. */
const datumFields = { id: z.string(), company_id: z.string().nullable(), description: Markdown.nullable() };

/** Names by their ids. */
const NamesById = z.record(z.string(), z.string());

export const DiseaseV2 = z.object({
  ...recordFields,
  common_name: z.string(),
  scientific_name: z.string().nullable(),
  occurs_where: Markdown.nullable(),
  datum: z.object({
    ...datumFields,
    transmission: Markdown.nullable(),
    susceptibility: Markdown.nullable(),
    symptoms: Markdown.nullable(),
    prevention: Markdown.nullable(),
    treatment: Markdown.nullable(),
    medications: NamesById,
    vaccinations: NamesById,
  }),
});
export type DiseaseV2 = z.infer<typeof DiseaseV2>;

/** Vaccinations too: the reference shows no fields of their own. */
export const MedicationV2 = z.object({
  ...recordFields,
  name: z.string(),
  datum: z.object({
    ...datumFields,
    routine: z.boolean(),
    schedule: Markdown.nullable(),
    side_effects: Markdown.nullable(),
  }),
});
export type MedicationV2 = z.infer<typeof MedicationV2>;
