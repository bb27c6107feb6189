import { z } from 'zod';

import { Latitude, Longitude, Timestamp, UnixSeconds, WrittenCountryCode, writtenText } from './fields';
import { TripTraveller } from './traveller';
import { readDay } from './written-day';

export const TripType = { Holiday: 0, Business: 1, Other: 2 } as const;
export type TripType = (typeof TripType)[keyof typeof TripType];

export const TripActivity = {
  BeachAndSun: 0,
  ScubaDiving: 1,
  Snorkeling: 2,
  Hiking: 3,
  Camping: 4,
  Kayaking: 5,
  Canoeing: 6,
  Shopping: 7,
  SiteSeeing: 8,
  Museums: 9,
  Food: 10,
  Ecotourism: 11,
  Bicycling: 12,
  Backpacking: 13,
  Golf: 14,
  RockClimbing: 15,
  Skiing: 16,
  Snowboarding: 17,
  Photography: 18,
  Safari: 19,
  AroundTheWorld: 20,
  MedicalTourism: 21,
  HumanitarianWork: 22,
  Gambling: 23,
  JungleTrekking: 24,
  Cruise: 25,
  RoadTrip: 26,
  AmusementPark: 27,
  Concert: 28,
} as const;
export type TripActivity = (typeof TripActivity)[keyof typeof TripActivity];

export const DestinationLocation = z.object({
  id: z.string(),
  friendly_name: z.string(),
  latitude: z.number(),
  longitude: z.number(),
});

export const Destination = z.object({
  id: z.string(),
  entry_date: z.string(),
  departure_date: z.iso.date(),
  exit_date: z.string(),
  return_date: z.iso.date(),
  country_code: z.string(),
  country_id: z.string(),
  destination_locations: z.array(DestinationLocation),
});
export type Destination = z.infer<typeof Destination>;

const commentFields = { comment: z.string(), country_id: z.string() };

export const TripDiseaseComment = z.object({
  ...commentFields,
  disease_id: z.string(),
  disease_name: z.string(),
});
export const TripMedicationComment = z.object({
  ...commentFields,
  medication_id: z.string(),
  medication_name: z.string(),
});
export const TripVaccinationComment = z.object({
  ...commentFields,
  vaccination_id: z.string(),
  vaccination_name: z.string(),
});

const sharedTripFields = {
  id: z.string(),
  start: z.iso.date(),
  finish: z.iso.date(),
  company_id: z.string().nullish(),
  trip_type: z.enum(TripType),
  // A newer service may know more activities; the ones unknown here do no harm.
  activities: z.array(z.int()),
  created_at: Timestamp,
  updated_at: Timestamp,
  deleted_at: Timestamp.nullish(),
  destinations: z.array(Destination),
  trip_medication_comments: z.array(TripMedicationComment),
  trip_vaccination_comments: z.array(TripVaccinationComment),
  trip_disease_comments: z.array(TripDiseaseComment),
};

/** A trip as its traveller sees it. */
export const Trip = z.object({
  ...sharedTripFields,
  name: z.string(),
  company_name: z.string().nullish(),
  employee_id: z.string().nullish(),
  employee_name: z.string().nullish(),
  muted: z.boolean().optional(),
  read: z.boolean().optional(),
  user_id: z.string().optional(),
  past_alert_count: z.int().optional(),
  company_master: z.boolean().nullish(),
  header_image: z.unknown(),
});
export type Trip = z.infer<typeof Trip>;

/** A trip as the partner company sees it. */
export const PartnerTrip = z.object({ ...sharedTripFields, travellers: z.array(TripTraveller) });
export type PartnerTrip = z.infer<typeof PartnerTrip>;

/** A day as callers write it: ISO 8601 date or datetime, or Unix seconds. It comes out as `YYYY-MM-DD`. */
export const WrittenDay = z
  .union([z.string(), UnixSeconds], 'must be a date or Unix seconds')
  .transform(readDay);

const WrittenLocation = z.object({
  friendly_name: writtenText(200),
  latitude: Latitude,
  longitude: Longitude,
});

const WrittenDestination = z
  .object({
    entry_date: WrittenDay.nullish(),
    departure_date: WrittenDay.nullish(),
    exit_date: WrittenDay.nullish(),
    return_date: WrittenDay.nullish(),
    country_code: WrittenCountryCode,
    destination_locations: z.array(WrittenLocation).max(50, 'at most 50 places').nullish(),
  })
  .transform((written) => ({
    entry_date: written.entry_date ?? written.departure_date ?? null,
    exit_date: written.exit_date ?? written.return_date ?? null,
    country_code: written.country_code,
    destination_locations: written.destination_locations ?? [],
  }));
export type WrittenDestination = z.output<typeof WrittenDestination>;

/** What whoever plans a trip writes of it, beside where it leads. */
export const writtenTripFields = {
  name: writtenText(200).nullish(),
  trip_type: z.enum(TripType, 'must be 0 (holiday), 1 (business) or 2 (other)').nullish(),
  activities: z
    .array(z.enum(TripActivity, 'must be an activity from 0 to 28'))
    .max(29, 'at most 29 activities')
    .nullish(),
};

/** Read-only fields that older clients send along (id, start, comments …) are dropped. */
export const TripBody = z.object({
  trip: z.object({
    ...writtenTripFields,
    destinations: z
      .array(WrittenDestination, 'must be a list')
      .max(100, 'at most 100 destinations')
      .nullish(),
  }),
});
export type WrittenTrip = z.output<typeof TripBody>['trip'];

export const TripSettingsBody = z.object({
  trip: z
    .object({ muted: z.boolean().optional(), read: z.boolean().optional() })
    .refine((settings) => settings.muted !== undefined || settings.read !== undefined, {
      path: ['muted'],
      error: 'say whether the trip is muted',
    }),
});
