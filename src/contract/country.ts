import { z } from 'zod';

import { ContactDetail } from './contact-detail';
import { Markdown, Timestamp } from './fields';
import { Topology } from './topology';

export const TravelStatus = { Normal: 0, Caution: 1, Avoid: 2 } as const;
export type TravelStatus = (typeof TravelStatus)[keyof typeof TravelStatus];

/** Paths relative to the service's address. */
export const Flag = z.object({
  /** The original. */
  url: z.string(),
  /** At most 80 x 80 px. */
  main: z.string(),
  /** At most 20 x 20 px. */
  list: z.string(),
});

export const CountryDiseaseComment = z.object({
  comment: z.string(),
  disease: z.object({ id: z.string(), common_name: z.string() }),
});
export const CountryMedicationComment = z.object({
  comment: z.string(),
  medication: z.object({ id: z.string(), name: z.string() }),
});
export const CountryVaccinationComment = z.object({
  comment: z.string(),
  vaccination: z.object({ id: z.string(), name: z.string() }),
});

/** Health comments of a country: the default ones (`company_id` null) or those of the traveller's company. */
export const CountryDatum = z.object({
  id: z.string(),
  company_id: z.string().nullable(),
  country_disease_comments: z.array(CountryDiseaseComment),
  country_vaccination_comments: z.array(CountryVaccinationComment),
  country_medication_comments: z.array(CountryMedicationComment),
});

/** A country as the short list gives it, without health and background. */
export const ShortCountry = z.object({
  id: z.string(),
  slug: z.string(),
  created_at: Timestamp,
  updated_at: Timestamp,
  deleted_at: Timestamp.nullish(),
  name: z.string(),
  country_code: z.string(),
  travel_status: z.enum(TravelStatus),
  sec_emer_num: Markdown.nullable(),
  flag: Flag.nullable(),
  emerg_numbers: z.array(ContactDetail),
});
export type ShortCountry = z.infer<typeof ShortCountry>;

/** What both versions tell of a country at length. */
export const countryTexts = {
  facts: Markdown.nullable(),
  capital: z.string().nullable(),
  language: z.string().nullable(),
  currency_name: z.string().nullable(),
  currency_code: z.string().nullable(),
  division_name: z.string().nullable(),
  region_name: z.string().nullable(),
  sec_personal: Markdown.nullable(),
  sec_ext_viol: Markdown.nullable(),
  sec_pol_unr: Markdown.nullable(),
  sec_areas: Markdown.nullable(),
};

export const Country = ShortCountry.extend({
  country_code_3: z.string(),
  ...countryTexts,
  country_datum: CountryDatum.nullable(),
});
export type Country = z.infer<typeof Country>;

/** A province or state (division), or a municipality (region). */
export const CountryArea = z.object({
  id: z.string(),
  name: z.string().optional(),
  country_id: z.string().optional(),
  travel_status: z.enum(TravelStatus),
  topo_json: Topology,
});
export type CountryArea = z.infer<typeof CountryArea>;

/** Divisions and regions are only those whose status is above the country's. */
export const CountryMapData = z.object({
  id: z.string(),
  slug: z.string(),
  created_at: Timestamp,
  updated_at: Timestamp,
  travel_status: z.enum(TravelStatus),
  topo_json: Topology,
  country_divisions: z.array(CountryArea),
  country_regions: z.array(CountryArea),
});
export type CountryMapData = z.infer<typeof CountryMapData>;
