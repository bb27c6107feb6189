import { SegmentStatus } from '@/contract/segment';
import { SEGMENT_TIMES, type SegmentFields } from '@/contract/segment-times';

import type { Queryable } from '../../database/database';
import type { Booking } from '../../itinerary/booking';
import { bookingDay, bookingKey, namesPart, plain } from '../../itinerary/booking-key';
import type { Said } from '../../itinerary/said';
import type { SegmentRow } from '../segments/queries';

/** A segment of a trip that the traveller is on. */
export type KnownSegment = Pick<SegmentRow, 'id' | 'kind' | 'fields'> & {
  trip_id: string;
  begins_at: string | null;
  ends_at: string | null;
  /** Under which calendars know it. */
  calendar_ids: string[];
  /** When the newest was said that mails tell of it. */
  said: Said;
};

/** Bookings are changed and cancelled before and during a trip, and shortly after it. */
const OVER_SINCE = '30 days';

export function listKnownSegments(
  transaction: Queryable,
  travellerId: string,
  now: Date,
): Promise<KnownSegment[]> {
  return transaction.query<KnownSegment>(
    `select segment.id, segment.trip_id, segment.kind, segment.fields,
       wire_time(segment.begins_at) as begins_at, wire_time(segment.ends_at) as ends_at, coalesce((
       select json_agg(came.calendar_id) from itinerary_mail_segments came
       where came.segment_id = segment.id and came.calendar_id is not null), '[]') as calendar_ids,
       json_build_object('sequence', newest.sequence, 'at', wire_time(newest.said_at)) as said
     from traveller_trips trip join trip_segments segment on segment.trip_id = trip.id
     left join lateral (
       select came.sequence, came.said_at from itinerary_mail_segments came where came.segment_id = segment.id
       order by came.sequence desc nulls last, came.said_at desc nulls last limit 1) newest on true
     where trip.traveller_id = $1 and trip.deleted_at is null
       and trip.finish >= ($2::timestamptz - interval '${OVER_SINCE}')::date
     order by segment.begins_at, segment.id`,
    [travellerId, now],
  );
}

/**
 * Those that the booking is about: by its number and part on its day; or on another day, where only one can be meant, here and in its
 * mail. A cancellation that names no part is about all that its number books.
 */
export function findSame(
  booking: Booking,
  known: readonly KnownSegment[],
  mail: readonly Booking[],
): KnownSegment[] {
  const { calendarId, fields } = booking;
  if (calendarId !== null) return known.filter(({ calendar_ids }) => calendar_ids.includes(calendarId));
  const number = plain(fields.confirmation_no);
  const ofKind = known.filter(({ kind }) => kind === booking.kind);
  if (booking.isCancelled && !namesPart(booking))
    return ofKind.filter((segment) => number !== '' && plain(segment.fields.confirmation_no) === number);
  const alike = ofKind.filter((segment) => bookingKey(segment) === bookingKey(booking));
  const sameDay = alike.filter((segment) => bookingDay(segment) === bookingDay(booking));
  if (sameDay.length > 0) return sameDay.slice(0, 1);
  // Without a number another day is another booking.
  if (number === '' || alike.length !== 1) return [];
  return mail.filter((other) => bookingKey(other) === bookingKey(booking)).length === 1 ? alike : [];
}

/** The stored fields under those of the mail. Where it tells a time, what was known of that time goes. */
export function underBooking({ kind, fields: stored }: KnownSegment, told: SegmentFields): SegmentFields {
  const gone = SEGMENT_TIMES[kind].flatMap(({ local, utc, zone, place, airport }) => {
    const isElsewhere = [airport, `${place}lat`, `${place}lng`].some(
      (name) => name !== undefined && told[name] !== undefined && told[name] !== stored[name],
    );
    const isRetimed = told[local] !== undefined || told[utc] !== undefined;
    return [...(isRetimed ? [local, utc] : []), ...(isElsewhere ? [zone] : [])];
  });
  const kept = Object.entries(stored).filter(([name]) => !gone.includes(name));
  return { ...(Object.fromEntries(kept) as SegmentFields), ...told, status: SegmentStatus.Active };
}
