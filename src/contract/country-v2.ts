import { z } from 'zod';

import { countryTexts, TravelStatus } from './country';
import { Latitude, Longitude, Markdown, Timestamp } from './fields';

/** As version 1 has them, and a few more kinds: 6 a mailing address, 93 the tourist police. */
export const ContactDetailV2 = z.object({
  id: z.string().nullable(),
  typ: z.int(),
  val: z.string(),
  note: z.string().nullable(),
  order: z.int(),
});

/** Addresses by their purpose, relative to the service's own; none where there are none. */
export const UrlMap = z.record(z.string(), z.string());

/** What `short` gives, and what alerts and advisories hold of their countries. */
export const ShortCountryV2 = z.object({
  id: z.string(),
  created_at: Timestamp,
  updated_at: Timestamp,
  name: z.string(),
  country_code: z.string(),
  country_code_3: z.string(),
  travel_status: z.enum(TravelStatus),
  sec_emer_num: Markdown.nullable(),
  flag: UrlMap,
  emerg_numbers: z.array(ContactDetailV2),
});
export type ShortCountryV2 = z.infer<typeof ShortCountryV2>;

export const CountryV2 = ShortCountryV2.extend({
  ...countryTexts,
  topojson_url: z.string().nullable(),
  geojson_url: z.string().nullable(),
  center_lat: Latitude.nullable(),
  center_lng: Longitude.nullable(),
  ne_bound_lat: Latitude.nullable(),
  ne_bound_lng: Longitude.nullable(),
  sw_bound_lat: Latitude.nullable(),
  sw_bound_lng: Longitude.nullable(),
  banner: z.string().nullable(),
});
export type CountryV2 = z.infer<typeof CountryV2>;
