import { z } from 'zod';

import { CheckIn } from './check-in';
import { UrlMap } from './country-v2';
import { CalendarDate, Latitude, Longitude, Timestamp } from './fields';
import { Role } from './role';
import { TravellerSettings } from './traveller';

const unknownSetting = z.boolean().nullable();

/** Those that this service does not have are null. */
const UserSettings = TravellerSettings.extend({
  follow_after_comment_report: unknownSetting,
  community_reward_email: unknownSetting,
  community_reward_push: unknownSetting,
  community_proximity_email: unknownSetting,
  community_proximity_push: unknownSetting,
});

/** Where somebody was last, by their own check-ins. */
const LastLocation = z.object({
  lat: Latitude,
  lng: Longitude,
  at: Timestamp,
  country_code: z.string().nullable(),
  acc: z.int(),
  trip_id: z.string().nullable(),
});

/** A user as others see them. How to reach them otherwise is told to nobody here: that is what the conversation is for. */
export const PublicUser = z.object({
  id: z.string(),
  created_at: Timestamp,
  updated_at: Timestamp,
  display_name: z.string().nullable(),
  first_name: z.string(),
  last_name: z.string().nullable(),
  age: z.int().nullable(),
  birthday: CalendarDate.nullable(),
  email: z.string().nullable(),
  home_country: z.string().nullable(),
  phone_number: z.string().nullable(),
  language: z.string().nullable(),
  timezone: z.string().nullable(),
  timezone_identifier: z.string().nullable(),
  profile_pic: UrlMap,
  username: z.string().nullable(),
  points: z.int().nullable(),
});

/** A user as they alone read themselves. */
export const OwnUser = PublicUser.extend({
  email: z.string(),
  authentication_token: z.string(),
  settings: UserSettings,
  mailing_lists: z.record(z.string(), z.unknown()),
  /** The newest ten; all are read by `/check_ins`. */
  check_ins: z.array(CheckIn),
  loc: LastLocation.nullable(),
  roles: z.array(Role),
  subscriptions: z.array(z.unknown()),
});
export type OwnUser = z.infer<typeof OwnUser>;
