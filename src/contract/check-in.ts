import { z } from 'zod';

import {
  Latitude,
  Longitude,
  requiredText,
  Timestamp,
  UnixSeconds,
  WrittenCountryCode,
  WrittenMoment,
  writtenText,
} from './fields';

export const CheckInType = { Mobile: 0, Sms: 1, Web: 2, Email: 3 } as const;
export type CheckInType = (typeof CheckInType)[keyof typeof CheckInType];

export const CheckInAccuracy = { Fine: 0, Coarse: 1, Geocoded: 2, CountryWide: 3, Unknown: 99 } as const;
export type CheckInAccuracy = (typeof CheckInAccuracy)[keyof typeof CheckInAccuracy];

/** `Unreported` is for automatic check-ins. */
export const CheckInStatus = { Unreported: 0, Safe: 1, Help: 2 } as const;
export type CheckInStatus = (typeof CheckInStatus)[keyof typeof CheckInStatus];

/** Version 1: a position and when it was recorded, nothing else, not wrapped. */
export const CheckInBodyV1 = z.object({
  checkin_at: UnixSeconds,
  latitude: Latitude,
  longitude: Longitude,
});
export type WrittenCheckInV1 = z.output<typeof CheckInBodyV1>;

const checkInFields = {
  /** A check-in without a position still counts; then both are absent. */
  latitude: Latitude.nullish(),
  longitude: Longitude.nullish(),
  accuracy: z.enum(CheckInAccuracy, 'must be 0, 1, 2, 3 or 99').nullish(),
  type: z.enum(CheckInType, 'must be 0, 1, 2 or 3').nullish(),
  status: z.enum(CheckInStatus, 'must be 0 (unreported), 1 (safe) or 2 (help)').nullish(),
  country_code: WrittenCountryCode.nullish(),
  checkin_at: WrittenMoment.nullish(),
  /** A few words beside the status. */
  message: writtenText(500).nullish(),
};

const positionIsWhole = (checkIn: { latitude?: number | null; longitude?: number | null }) =>
  (checkIn.latitude == null) === (checkIn.longitude == null);
const HALF_POSITION = {
  path: ['longitude'],
  error: 'latitude and longitude belong together: send both or none',
};

/** The answer to a check-in request says no device: it may come from anywhere. */
export const CheckInAnswerBody = z.object({
  check_in: z.object(checkInFields).refine(positionIsWhole, HALF_POSITION),
});
export type WrittenCheckIn = z.output<typeof CheckInAnswerBody>['check_in'];

export const CheckInBody = z.object({
  check_in: z
    .object({ ...checkInFields, device_token: requiredText(500) })
    .refine(positionIsWhole, HALF_POSITION),
});

export const CheckIn = z.object({
  id: z.string(),
  created_at: Timestamp,
  updated_at: Timestamp,
  checkin_at: Timestamp,
  lat: z.number().nullable(),
  lng: z.number().nullable(),
  type: z.enum(CheckInType),
  accuracy: z.enum(CheckInAccuracy),
  country_code: z.string().nullable(),
  anonymized: z.boolean(),
  ip_address: z.string().nullable(),
  user_id: z.string(),
  status: z.enum(CheckInStatus),
  device_token: z.string().nullable(),
  message: z.string().nullish(),
});
export type CheckIn = z.infer<typeof CheckIn>;

/** A manager asks travellers to check in; `user_id` is who asked. */
export const CheckInRequest = z.object({
  id: z.string(),
  created_at: Timestamp,
  updated_at: Timestamp,
  user_id: z.string().nullable(),
});
export type CheckInRequest = z.infer<typeof CheckInRequest>;
