import type { SegmentKind } from '@/contract/segment-fields';
import type { SegmentFields } from '@/contract/segment-times';
import type { UnreadReason } from '@/contract/itinerary-mail';

import type { Said } from './said';

/** One booked thing that a mail tells of, by the fields of the contract. */
export interface Booking {
  kind: SegmentKind;
  fields: SegmentFields;
  isCancelled: boolean;
  /** Of a calendar's event, by which it is known again; reservations have their confirmation number. */
  calendarId: string | null;
  said: Said;
}

/** Something in a mail that nobody could make a booking of, or a field of one. */
export interface Unread {
  /** As the mail calls it: `FlightReservation`, `VEVENT`. */
  what: string;
  reason: UnreadReason;
  /** Of the segment; none where it is about the whole. */
  fields: string[];
}

export interface ReadMail {
  bookings: Booking[];
  unread: Unread[];
}
