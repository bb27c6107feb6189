import { z } from 'zod';

import { NamedAirline } from './airline';
import { NamedAirport } from './airport';
import { AlertStatus } from './alert';
import { CountryArea } from './country';
import { ShortCountryV2 } from './country-v2';
import { Latitude, Longitude, Markdown, Timestamp } from './fields';

export const AlertCategoryV2 = { Health: 0, Safety: 1 } as const;
export const RiskLevelV2 = { Low: 0, Medium: 1, High: 2 } as const;

export const AlertV2 = z.object({
  id: z.string(),
  created_at: Timestamp,
  updated_at: Timestamp,
  headline: z.string(),
  body: Markdown,
  body_advice: Markdown.nullable(),
  update_reason: z.string().nullable(),
  status: z.enum(AlertStatus),
  origin_alert_id: z.string().nullable(),
  full_country_ids: z.array(z.string()),
  category: z.enum(AlertCategoryV2),
  risk_level: z.enum(RiskLevelV2),
  start: Timestamp.nullable(),
  finish: Timestamp.nullable(),
  safety_category_ids: z.array(z.string()),
  disease_id: z.string().nullable(),
  sources: z.array(z.object({ id: z.string(), url: z.string() })),
  locations: z.array(z.object({ id: z.string(), lat: Latitude, lng: Longitude })),
  airlines: z.array(NamedAirline),
  airports: z.array(NamedAirport),
  country_ids: z.array(z.string()),
  country_region_ids: z.array(z.string()),
  country_division_ids: z.array(z.string()),
  countries: z.array(ShortCountryV2),
  country_regions: z.array(CountryArea),
  country_divisions: z.array(CountryArea),
});
export type AlertV2 = z.infer<typeof AlertV2>;
