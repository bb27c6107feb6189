import { z } from 'zod';

import { Timestamp } from './fields';
import { TripSegments } from './segment';
import { TripType } from './trip';
import { PublicUser } from './user';

export const DestinationType = { Country: 0, City: 1, Region: 2 } as const;
export type DestinationType = (typeof DestinationType)[keyof typeof DestinationType];

/** A stay as companies read it: with the first of its places. */
export const OrgDestination = z.object({
  id: z.string(),
  entry_date: Timestamp,
  exit_date: Timestamp,
  country_id: z.string(),
  friendly_name: z.string().nullable(),
  lat: z.number().nullable(),
  lng: z.number().nullable(),
  type: z.enum(DestinationType),
});

/** A trip of a company's travellers, as lists have it. */
export const OrgTrip = z.object({
  id: z.string(),
  created_at: Timestamp,
  updated_at: Timestamp,
  deleted_at: Timestamp.nullable(),
  /** The company's own. */
  external_id: z.string().nullable(),
  name: z.string(),
  start: Timestamp,
  finish: Timestamp,
  /** Whether all of its travellers have looked at it, and whether all of them have muted it. */
  read: z.boolean(),
  muted: z.boolean(),
  trip_type: z.enum(TripType),
  activities: z.array(z.int()),
  company_name: z.string().nullable(),
  employee_name: z.string().nullable(),
  final: z.boolean().nullable(),
  settings: z.record(z.string(), z.unknown()),
  destinations: z.array(OrgDestination),
  travellers: z.array(PublicUser),
});
export type OrgTrip = z.infer<typeof OrgTrip>;

/** A single one, with its segments. */
export const WholeOrgTrip = OrgTrip.extend(TripSegments.shape);
export type WholeOrgTrip = z.infer<typeof WholeOrgTrip>;

/** That an alert touches a trip. */
export const OrgTripAlert = z.object({
  id: z.string(),
  alert_id: z.string(),
  trip_id: z.string(),
  trip_external_id: z.string().nullable(),
  user_ids: z.array(z.string()),
  incubation: z.boolean(),
  /** Whether all of its travellers have read it. */
  read: z.boolean(),
});
