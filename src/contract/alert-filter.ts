import { z } from 'zod';

import { RiskLevelV2 } from './alert-v2';
import { Timestamp } from './fields';
import { Key } from './publishing-fields';

/** A kind of danger. The list is stable: an id means the same for good. */
export const SafetyCategory = z.object({
  id: z.string(),
  created_at: Timestamp,
  updated_at: Timestamp,
  /** A word for programs, such as `crime`. */
  slug: z.string(),
  name: z.string(),
});
export type SafetyCategory = z.infer<typeof SafetyCategory>;

/** Every alert of the category health is of this kind, whether it says so or not. */
export const HEALTH_CATEGORY_ID = '5afe0000-0000-4000-8000-000000000001';

/** What somebody, or a whole company, does not want to hear of. */
export const AlertFilter = z.object({
  id: z.string(),
  created_at: Timestamp,
  updated_at: Timestamp,
  risk_levels: z.array(z.enum(RiskLevelV2)),
  /** Null: of whatever kind. */
  safety_category_id: z.string().nullable(),
  /** Whether it also hides what is of risk level high for a whole country. */
  includes_high_for_whole_country: z.boolean(),
});
export type AlertFilter = z.infer<typeof AlertFilter>;

const WrittenAlertFilter = z.object({
  risk_levels: z
    .array(z.enum(RiskLevelV2, 'must be 0 (low), 1 (medium) or 2 (high)'))
    .min(1, 'name at least one risk level')
    .max(3, 'at most 3')
    .transform((levels) => [...new Set(levels)].sort()),
  safety_category_id: Key.nullable(),
  includes_high_for_whole_country: z.boolean(),
});
export type WrittenAlertFilter = z.output<typeof WrittenAlertFilter>;

/** What is left out stays as it is; of a new one: all risk levels, dangers of every kind, and never what is high for a whole country. */
export const AlertFilterBody = z.object({ alert_filter: WrittenAlertFilter.partial() });
