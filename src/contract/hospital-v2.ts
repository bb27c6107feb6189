import { z } from 'zod';

import { ContactDetailV2 } from './country-v2';
import { Latitude, Longitude, Timestamp } from './fields';

export const HospitalV2 = z.object({
  id: z.string(),
  created_at: Timestamp,
  updated_at: Timestamp,
  name: z.string(),
  description: z.string().nullable(),
  address_str: z.string().nullable(),
  lat: Latitude,
  lng: Longitude,
  /** `true`: likely able to give emergency services; `false`: unknown. */
  emergency: z.boolean(),
  starred: z.boolean(),
  google_place_id: z.string().nullable(),
  google_place_url: z.string().nullable(),
  country_id: z.string(),
  accr_jci: z.boolean(),
  contact_details: z.array(ContactDetailV2),
});
export type HospitalV2 = z.infer<typeof HospitalV2>;

const number = z.coerce.number;

/** North-east and south-west corners. Where the west lies east of the east, the box leads across the date line; what is left out is no bound. */
export const BoundsQuery = z.object({
  nelat: number().min(-90, 'must be at least -90').max(90, 'must be at most 90').default(90),
  nelng: number().min(-180, 'must be at least -180').max(180, 'must be at most 180').default(180),
  swlat: number().min(-90, 'must be at least -90').max(90, 'must be at most 90').default(-90),
  swlng: number().min(-180, 'must be at least -180').max(180, 'must be at most 180').default(-180),
});
