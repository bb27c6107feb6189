import { z } from 'zod';

import { Company } from './company';
import { Latitude, Longitude, requiredText, Timestamp, WrittenMoment, writtenText } from './fields';
import { Note } from './note';
import { Destination } from './trip';
import { PublicUser } from './user';

/** What somebody needs help with. */
export const IssueType = {
  Medical: 0,
  /** Goes to doctors and dentists of the country, not to the company. */
  SelfHelpMedical: 1,
  LostPassport: 10,
  Legal: 11,
  LostLuggage: 20,
  FlightInterruption: 21,
  Other: 99,
} as const;
export type IssueType = (typeof IssueType)[keyof typeof IssueType];

export const IssueStatus = {
  CollectingDetails: 0,
  Waiting: 1,
  /** Somebody has begun to help. */
  Handling: 2,
  Closed: 3,
  Cancelled: 4,
  /** No longer shown to whomever it was about. */
  Finished: 5,
} as const;
export type IssueStatus = (typeof IssueStatus)[keyof typeof IssueStatus];

/** Where somebody was last by their own word, and the trip on which they asked: for those who help, while they may have to find them. */
export const Whereabouts = z.object({
  position: z
    .object({ lat: Latitude, lng: Longitude, at: Timestamp, country_code: z.string().nullable() })
    .nullable(),
  trip: z
    .object({
      id: z.string(),
      name: z.string(),
      start: z.iso.date(),
      finish: z.iso.date(),
      destinations: z.array(Destination),
    })
    .nullable(),
  /** Told to those of their company alone. Absent where the service is older than this. */
  phone_number: z.string().nullish(),
});
export type Whereabouts = z.infer<typeof Whereabouts>;

/** A request for help. */
export const Issue = z.object({
  id: z.string(),
  created_at: Timestamp,
  updated_at: Timestamp,
  /** When they asked, which may be long before it arrived. Absent where the service is older than this. */
  asked_at: Timestamp.optional(),
  type: z.enum(IssueType),
  status: z.enum(IssueStatus),
  description: z.string().nullable(),
  /** When they called for help, as long as nothing else is known of it. Absent where the service is older than this. */
  called_at: Timestamp.nullish(),
  /** Since when whoever asked needs help again, after it was over. */
  reopened_at: Timestamp.nullish(),
  companies: z.array(Company.pick({ id: true, name: true })),
  lat: Latitude.nullable(),
  lng: Longitude.nullable(),
  country_code: z.string().nullable(),
  affected: PublicUser,
  current_handler: PublicUser.nullable(),
  creator: PublicUser,
  /** Null for whom it is about, at its end, and for doctors who have not claimed it. Absent where the service is older than this. */
  whereabouts: Whereabouts.nullish(),
  /** None for whom it is about. */
  notes: z.array(Note),
});
export type Issue = z.infer<typeof Issue>;

const LONGEST_DESCRIPTION = 5000;

export const NewIssueBody = z.object({
  issue: z
    .object({
      type: z.enum(IssueType),
      description: requiredText(LONGEST_DESCRIPTION).nullish(),
      lat: Latitude.nullish(),
      lng: Longitude.nullish(),
      /** ISO 3166-1, of two letters or three. */
      country_code: writtenText(3)
        .regex(/^[A-Za-z]{2,3}$/, 'must be a country code of two or three letters')
        .transform((code) => code.toUpperCase())
        .nullish(),
      /** The call for help that it says more of: the `checkin_at` of that check-in. */
      called_at: WrittenMoment.nullish(),
      /** By the clock of whoever asks; without it, they ask as it arrives. */
      asked_at: WrittenMoment.nullish(),
    })
    .refine(({ lat, lng }) => (lat == null) === (lng == null), {
      path: ['lat'],
      message: 'a position needs both lat and lng, or neither',
    })
    .refine(({ type, country_code }) => type !== IssueType.SelfHelpMedical || country_code != null, {
      path: ['country_code'],
      message: 'is needed to find a doctor there',
    }),
});
export type NewIssue = z.output<typeof NewIssueBody>['issue'];

export const IssueChangeBody = z.object({
  issue: z.object({
    status: z.enum(IssueStatus).optional(),
    description: requiredText(LONGEST_DESCRIPTION).nullish(),
    type: z.enum(IssueType).optional(),
  }),
});
export type IssueChange = z.output<typeof IssueChangeBody>['issue'];
