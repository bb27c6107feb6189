import { z } from 'zod';

import { EntryRequirementType, EntryRequirementValue, Vaccine } from './entry-requirement';
import { writtenText } from './fields';
import { Key, keys, LONGEST_TEXT, WebAddress, WrittenMoment } from './publishing-fields';
import { translatedText } from './translated-text';

/** Which type each belongs to is checked where the type is known. */
const WrittenExtras = z.strictObject({
  quarantine_days: z.int().min(1, 'must be at least 1').max(365, 'must be at most 365').optional(),
  entry_hours: z.int().min(1, 'must be at least 1').max(720, 'must be at most 720').optional(),
  vacc_list: z
    .array(z.enum(Vaccine, 'must be a number from 0 to 9'))
    .min(1, 'name at least one')
    .max(10, 'at most 10')
    .optional(),
});
type WrittenExtras = z.output<typeof WrittenExtras>;

/** A rule as an editor writes it. Fields that are left out of a change stay as they are. */
const WrittenEntryRequirement = z.object({
  type: z.enum(EntryRequirementType, 'must be a number from 0 to 10'),
  value: z.enum(
    EntryRequirementValue,
    'must be 0 (no), 1 (yes), 2 (yes with exceptions) or 3 (no with exceptions)',
  ),
  extras: WrittenExtras,
  comment: translatedText(writtenText(LONGEST_TEXT)).nullable(),
  references: z.array(WebAddress).max(20, 'at most 20 sources'),
  effective_as_of: WrittenMoment,
  vaccination_id: Key.nullable(),
  origin_country_id: Key,
  origin_country_division_id: Key.nullable(),
  affected_country_ids: keys(260),
  affected_country_division_ids: keys(200),
});
export type WrittenEntryRequirement = z.output<typeof WrittenEntryRequirement>;

const NewEntryRequirement = WrittenEntryRequirement.partial().required({
  type: true,
  value: true,
  origin_country_id: true,
});
export type NewEntryRequirement = z.output<typeof NewEntryRequirement>;

const EntryRequirementChange = WrittenEntryRequirement.partial();
export type EntryRequirementChange = z.output<typeof EntryRequirementChange>;

export const NewEntryRequirementBody = z.object({ entry_requirement: NewEntryRequirement });
export const EntryRequirementChangeBody = z.object({ entry_requirement: EntryRequirementChange });
export const NewTravelRestrictionBody = z.object({ travel_restriction: NewEntryRequirement });
export const TravelRestrictionChangeBody = z.object({ travel_restriction: EntryRequirementChange });

/** The types that each key belongs to. */
const TYPES_OF: Record<keyof WrittenExtras, readonly EntryRequirementType[]> = {
  quarantine_days: [EntryRequirementType.QuarantineOnArrival],
  entry_hours: [EntryRequirementType.TestCertificateRequired],
  vacc_list: [EntryRequirementType.VaccinationRequired, EntryRequirementType.VaccineDetails],
};

/** Extras that say nothing beside this type. */
export function findStrayExtras(type: EntryRequirementType, extras: WrittenExtras) {
  return (Object.keys(TYPES_OF) as (keyof WrittenExtras)[])
    .filter((key) => extras[key] !== undefined && !TYPES_OF[key].includes(type))
    .map((key) => ({ key, message: `belongs to type ${TYPES_OF[key].join(' and ')}` }));
}
