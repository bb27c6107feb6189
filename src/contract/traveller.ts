import { z } from 'zod';

import { AlertFilter } from './alert-filter';
import { Company } from './company';
import { requiredText, Timestamp, WrittenCountryCode, WrittenLanguage, writtenText } from './fields';
import { Role } from './role';

export const TravellerSettings = z.object({
  send_trip_alert_email: z.boolean(),
  send_trip_alert_push: z.boolean(),
  send_all_good_email: z.boolean(),
  send_all_good_push: z.boolean(),
  check_in_with_location: z.boolean(),
});
export type TravellerSettings = z.infer<typeof TravellerSettings>;

/** A traveller as a partner's trip lists them: without settings. */
export const TripTraveller = z.object({
  id: z.string(),
  created_at: Timestamp,
  updated_at: Timestamp,
  first_name: z.string(),
  last_name: z.string().nullable(),
  email: z.string(),
  home_country: z.string().nullable(),
  language: z.string().nullable(),
  /** Absent of those who answer requests for help: it opens what others ask for. */
  authentication_token: z.string().optional(),
});
export type TripTraveller = z.infer<typeof TripTraveller>;

/** As their company reads them. */
export const CompanyTraveller = TripTraveller.extend({
  settings: TravellerSettings,
  deleted_at: Timestamp.nullish(),
});
export type CompanyTraveller = z.infer<typeof CompanyTraveller>;

/** As they read themselves, and as they are made. */
export const Traveller = CompanyTraveller.required({ authentication_token: true });
export type Traveller = z.infer<typeof Traveller>;

/** The account as its traveller reads it: with whom they call first. */
export const Profile = Traveller.extend({
  /** Absent where the service is older than this. */
  company: Company.pick({ name: true, emergency_line: true, emergency_address: true }).optional(),
  /** What a browser subscribes to messages with; null where the service sends none to browsers. Absent where it is older than this. */
  web_push_key: z.string().nullish(),
  /** What they are to their company. Absent where the service is older than this. */
  roles: z.array(Role).optional(),
  /** Their own. Absent where the service is older than this. */
  alert_filters: z.array(AlertFilter).optional(),
  /** Where doctors answer what they ask for. Absent where the service is older than this. */
  doctor_countries: z.array(z.string()).optional(),
});
export type Profile = z.infer<typeof Profile>;

const travellerFields = {
  first_name: requiredText(100),
  last_name: writtenText(100).nullish(),
  email: z.email('must be a valid e-mail address').max(254, 'must be at most 254 characters long'),
  home_country: WrittenCountryCode.nullish(),
  language: WrittenLanguage.nullish(),
};

export const NewTravellerBody = z.object({ traveller: z.object(travellerFields) });
export type NewTraveller = z.infer<typeof NewTravellerBody>['traveller'];

export const TravellerChangeBody = z.object({ traveller: z.object(travellerFields).partial() });
export type TravellerChange = z.infer<typeof TravellerChangeBody>['traveller'];

/** Only settings can be changed by the traveller; everything else in the body is left alone. */
export const ProfileChangeBody = z.object({
  user: z.object({ settings: TravellerSettings.partial() }),
});
export type SettingsChange = z.infer<typeof ProfileChangeBody>['user']['settings'];
