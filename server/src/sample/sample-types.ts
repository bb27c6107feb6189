import type { EntryExtras, EntryRequirementType, EntryRequirementValue } from '@/contract/entry-requirement';

/** The shapes in which the sample set is written down. `load-sample.ts` turns them into rows. */

/** ISO 3166-1 alpha-2, upper case. */
export type CountryCode = string;
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
  /** Slugs of the pack's regions. */
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

export interface SampleRule {
  slug: string;
  country: CountryCode;
  /** The state that imposes it, by ISO 3166-2. */
  state?: string;
  type: EntryRequirementType;
  value: EntryRequirementValue;
  /** Whom it concerns; everybody unless told. */
  of?: CountryCode[];
  extras?: EntryExtras;
  /** Slug of a vaccination. */
  vaccination?: string;
  comment: string;
  /** Days from the day the service starts; negative is the past. */
  checked_day: number;
}
