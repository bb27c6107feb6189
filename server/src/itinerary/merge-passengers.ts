import type { SegmentFields } from '@/contract/segment-times';

import type { Booking } from './booking';
import { bookingDay, bookingKey } from './booking-key';

/** What each passenger has of their own. */
const OF_PASSENGERS = ['tickets', 'seats'] as const;

/** Airlines send a reservation for each passenger, and some mails tell of everything twice: of one flight they make one segment. */
export function mergePassengers(bookings: readonly Booking[]): Booking[] {
  const merged = new Map<string, Booking>();
  for (const booking of bookings) {
    const key = JSON.stringify([
      booking.calendarId,
      bookingKey(booking),
      bookingDay(booking),
      booking.isCancelled,
    ]);
    const known = merged.get(key);
    merged.set(key, known ? { ...known, fields: mergeFields(known.fields, booking.fields) } : booking);
  }
  return [...merged.values()];
}

function mergeFields(one: SegmentFields, other: SegmentFields): SegmentFields {
  const lists = OF_PASSENGERS.map((name) => [
    name,
    [...new Set([...textsOf(one[name]), ...textsOf(other[name])])],
  ]);
  const told = lists.filter(([, list]) => (list?.length ?? 0) > 0);
  return { ...other, ...one, ...(Object.fromEntries(told) as SegmentFields) };
}

const textsOf = (value: unknown) => (Array.isArray(value) ? (value as string[]) : []);
