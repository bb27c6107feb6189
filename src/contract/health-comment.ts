import { z } from 'zod';

/** A disease, medication or vaccination beside why it matters here; `common` is true for the usual ones. */
const commentFields = {
  id: z.string(),
  comment: z.string(),
  common: z.boolean(),
  country_id: z.string(),
};

export const DiseaseCommentV2 = z.object({
  ...commentFields,
  disease_id: z.string(),
  disease: z.object({ id: z.string(), common_name: z.string(), scientific_name: z.string().nullable() }),
  /** Outbreaks of it that go on there. */
  outbreak_ids: z.array(z.string()),
});
export const MedicationCommentV2 = z.object({
  ...commentFields,
  medication_id: z.string(),
  medication: z.object({ id: z.string(), name: z.string() }),
});
export const VaccinationCommentV2 = z.object({
  ...commentFields,
  vaccination_id: z.string(),
  vaccination: z.object({ id: z.string(), name: z.string() }),
});
export type DiseaseCommentV2 = z.infer<typeof DiseaseCommentV2>;
export type MedicationCommentV2 = z.infer<typeof MedicationCommentV2>;
export type VaccinationCommentV2 = z.infer<typeof VaccinationCommentV2>;
