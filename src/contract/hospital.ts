import { z } from 'zod';

import { ContactDetail } from './contact-detail';
import { Position, Timestamp } from './fields';

export const Address = z.object({
  address1: z.string().nullable(),
  address2: z.string().nullable(),
  city: z.string().nullable(),
  postal_code: z.string().nullable(),
  province: z.string().nullable(),
  country_code: z.string(),
});

export const Hospital = z.object({
  id: z.string(),
  created_at: Timestamp,
  updated_at: Timestamp,
  name: z.string(),
  description: z.string().nullish(),
  /** `true`: likely able to give emergency services; `false`: unknown. */
  emergency: z.boolean(),
  accr_jci: z.boolean(),
  starred: z.boolean().optional(),
  verified: z.boolean().optional(),
  verified_at: Timestamp.nullish(),
  address: Address,
  location: Position,
  google_place_id: z.string().nullish(),
  google_place_url: z.string().nullish(),
  country_id: z.string(),
  country_division_id: z.string().nullable(),
  country_region_id: z.string().nullable(),
  contact_details: z.array(ContactDetail),
});
export type Hospital = z.infer<typeof Hospital>;
