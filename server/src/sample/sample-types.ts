/** The shapes in which the sample set is written down. `load-sample.ts` turns them into rows. */

/** ISO 3166-1 alpha-2, upper case. */
export type CountryCode = string;
/** 0 normal, 1 caution, 2 avoid. */
export type TravelStatus = 0 | 1 | 2;

/** What a country's page says, in Markdown. Countries without an entry get facts only. */
export interface SampleCountryText {
  code: CountryCode;
  travel_status: TravelStatus;
  facts: string;
  /** A sentence on the languages spoken. */
  language: string;
  division_name: string;
  region_name: string;
  sec_emer_num: string;
  sec_personal: string;
  sec_ext_viol: string;
  sec_pol_unr: string;
  sec_areas: string;
  /** Divisions (provinces) whose status differs from the country's, by ISO 3166-2 code. */
  division_status: Record<string, TravelStatus>;
  /** Why each is present or recommended here; keys are slugs of the health library. */
  diseases: Record<string, string>;
  vaccinations: Record<string, string>;
  medications: Record<string, string>;
}

export interface SampleDisease {
  slug: string;
  common_name: string;
  scientific_name: string;
  occurs_where: string;
  description: string;
  transmission: string;
  susceptibility: string;
  symptoms: string;
  prevention: string;
  treatment: string;
  /** Slugs of the health library. */
  medications: string[];
  vaccinations: string[];
}

/** A medication or a vaccination. */
export interface SampleRemedy {
  slug: string;
  name: string;
  description: string;
  routine: boolean;
  schedule: string;
  side_effects: string;
}

export interface SampleAlert {
  slug: string;
  headline: string;
  body: string;
  body_advice: string | null;
  category: 'health' | 'safety';
  risk_level: 'low' | 'medium' | 'high';
  /** True where the advice still matters after leaving, because an illness takes time to show. */
  incubation: boolean;
  /** Days from the day the service starts: published, begins, ends. Negative is the past. */
  published_day: number;
  start_day: number;
  finish_day: number | null;
  countries: CountryCode[];
  /** Those of `countries` that are covered entirely. */
  full_countries: CountryCode[];
  /** ISO 3166-2 codes. */
  divisions: string[];
  /** Slugs of `SampleRegion`. */
  regions: string[];
  /** [longitude, latitude] */
  locations: [number, number][];
  diseases: string[];
  sources: { host: string; url: string }[];
  /** Slug of the first alert of an ongoing situation. */
  origin: string | null;
}

export interface SampleAdvisory {
  slug: string;
  headline: string;
  body: string;
  /** 0 open, 1 closed. */
  status: 0 | 1;
  published_day: number;
  country: CountryCode;
  divisions: string[];
  regions: string[];
}

/** A municipality: a small area drawn as a polygon of its own. */
export interface SampleRegion {
  slug: string;
  name: string;
  country: CountryCode;
  /** The division that holds it, by ISO 3166-2 code. */
  division: string;
  travel_status: TravelStatus;
  /** Closed ring of [longitude, latitude], outer boundary, counter-clockwise. */
  ring: [number, number][];
}

export interface SampleHospital {
  slug: string;
  name: string;
  country: CountryCode;
  /** ISO 3166-2 code, where known. */
  division: string | null;
  emergency: boolean;
  accr_jci: boolean;
  address1: string;
  city: string;
  postal_code: string;
  province: string;
  /** [longitude, latitude] */
  location: [number, number];
  /** From a range reserved for fiction, in international form. */
  phone: string;
  web: string | null;
}
