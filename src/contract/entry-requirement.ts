import { z } from 'zod';

import { MedicationV2 } from './health-library-v2';
import { Markdown, Timestamp } from './fields';

export const EntryRequirementType = {
  ResidentMayEnter: 0,
  ForeignerMayEnter: 1,
  TransitAllowed: 2,
  TestOnArrival: 3,
  TestCertificateAllowed: 4,
  QuarantineOnArrival: 5,
  VaccinationRequired: 6,
  InsuranceRequired: 7,
  TestCertificateRequired: 8,
  EntryFormRequired: 9,
  VaccineDetails: 10,
} as const;
export type EntryRequirementType = (typeof EntryRequirementType)[keyof typeof EntryRequirementType];

export const EntryRequirementValue = { No: 0, Yes: 1, YesWithExceptions: 2, NoWithExceptions: 3 } as const;
export type EntryRequirementValue = (typeof EntryRequirementValue)[keyof typeof EntryRequirementValue];

/** Vaccines, and a certificate that stands for one, as `vacc_list` numbers them. */
export const Vaccine = {
  AstraZeneca: 0,
  Moderna: 1,
  Pfizer: 2,
  SputnikV: 3,
  Sinopharm: 4,
  Sinovac: 5,
  Covaxin: 6,
  Covishield: 7,
  Janssen: 8,
  EuCertificate: 9,
} as const;
export type Vaccine = (typeof Vaccine)[keyof typeof Vaccine];

/** What belongs to a type beside its value; keys that are not known are carried along. */
export const EntryExtras = z.looseObject({
  /** Of type 5. */
  quarantine_days: z.int().optional(),
  /** Of type 8: how many hours before arrival a negative test may be taken. */
  entry_hours: z.int().optional(),
  /** Of types 6 and 10: what is accepted. */
  vacc_list: z.array(z.int()).optional(),
});
export type EntryExtras = z.infer<typeof EntryExtras>;

/** Shorter than elsewhere: a rule may name two hundred countries. */
export const NamedCountry = z.object({
  id: z.string(),
  name: z.string(),
  country_code: z.string(),
  country_code_3: z.string(),
});
export type NamedCountry = z.infer<typeof NamedCountry>;

/** Named, not drawn. */
export const NamedDivision = z.object({
  id: z.string(),
  name: z.string(),
  /** ISO 3166-2. */
  iso_code: z.string(),
  country_id: z.string(),
});
export type NamedDivision = z.infer<typeof NamedDivision>;

/** A hard rule on travelling into or within a country; visas are no part of it. */
export const EntryRequirement = z.object({
  id: z.string(),
  created_at: Timestamp,
  updated_at: Timestamp,
  /** When it was last known to be in place. */
  effective_as_of: Timestamp,
  type: z.enum(EntryRequirementType),
  value: z.enum(EntryRequirementValue),
  extras: EntryExtras,
  comment: Markdown.nullable(),
  references: z.array(z.string()),
  vaccination: MedicationV2.nullable(),
  vaccination_id: z.string().nullable(),
  /** Who imposes it. */
  origin_country: NamedCountry,
  origin_country_id: z.string(),
  /** The state that imposes it, where it is not the whole country. */
  origin_country_division: NamedDivision.nullable(),
  origin_country_division_id: z.string().nullable(),
  /** Whom it concerns; where none is named, and no division, everybody. */
  affected_countries: z.array(NamedCountry),
  affected_country_ids: z.array(z.string()),
  affected_country_divisions: z.array(NamedDivision),
  affected_country_division_ids: z.array(z.string()),
});
export type EntryRequirement = z.infer<typeof EntryRequirement>;
