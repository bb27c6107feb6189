import { z } from 'zod';

import { Timestamp } from './fields';
import { SEGMENT_KINDS } from './segment-fields';

/** How far a mail has come: it waits; all of it was read; some of it was not; nothing was. */
export const ItineraryMailStatus = z.enum(['waiting', 'read', 'partly_read', 'not_understood']);
export type ItineraryMailStatus = z.infer<typeof ItineraryMailStatus>;

/** What became of a segment: it was made, changed or cancelled, or was so already. */
export const ItineraryMailAction = z.enum(['added', 'updated', 'cancelled', 'unchanged']);
export type ItineraryMailAction = z.infer<typeof ItineraryMailAction>;

export const UnreadReason = z.enum([
  /** There is no booking in the mail that a machine could read. */
  'no_booking',
  /** It is no mail, or one beyond all measure. */
  'unreadable',
  /** No segment can hold such a booking. */
  'unsupported',
  /** What it can't be without is missing. */
  'incomplete',
  /** These fields can't be as they are written, and were left out. */
  'invalid_fields',
  /** Its times contradict each other or the clocks of the place. */
  'contradictory',
  /** It cancels what nobody knows of. */
  'nothing_to_cancel',
  /** In which country it is nobody can tell, and no trip is there for it. */
  'no_country',
  /** It was over before it came, and no trip is there for it. */
  'in_the_past',
  /** There are more bookings than one mail may have, or more segments than a trip. */
  'too_many',
]);
export type UnreadReason = z.infer<typeof UnreadReason>;

/** Null where the service takes no mails. */
export const ItineraryMailAddress = z.object({ address: z.string().nullable() });

export const ItineraryMail = z.object({
  id: z.string(),
  user_id: z.string(),
  created_at: Timestamp,
  updated_at: Timestamp,
  status: ItineraryMailStatus,
  segments: z.array(
    z.object({
      kind: z.enum(SEGMENT_KINDS),
      segment_id: z.string(),
      trip_id: z.string(),
      action: ItineraryMailAction,
    }),
  ),
  /** What is kept for a person to look at. */
  not_understood: z.array(
    z.object({
      /** As the mail calls it, such as `BusReservation`. */
      what: z.string(),
      reason: UnreadReason,
      fields: z.array(z.string()),
    }),
  ),
});
export type ItineraryMail = z.infer<typeof ItineraryMail>;

export const AcceptedItineraryMail = z.object({ id: z.string() });

/** A company says whose mail it is. */
export const ItineraryMailQuery = z.object({ user_id: z.string().optional() });
