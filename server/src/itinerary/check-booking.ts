import { SegmentBody } from '@/contract/segment';
import type { SegmentKind } from '@/contract/segment-fields';
import type { SegmentFields } from '@/contract/segment-times';

import type { Booking, Unread } from './booking';

/** Of each line one has to be known, or nobody could use the segment. */
const NEEDED: Record<SegmentKind, readonly (readonly string[])[]> = {
  activity: [['activity_name'], ['start_datetime', 'start_datetime_utc']],
  air: [['flight_number'], ['origin'], ['destination'], ['departure_datetime', 'departure_datetime_utc']],
  car: [
    ['car_company', 'pickup_address1', 'pickup_address2'],
    ['pickup_datetime', 'pickup_datetime_utc'],
  ],
  cruise: [['origin'], ['departure_datetime', 'departure_datetime_utc']],
  hotel: [['hotel_name'], ['checkin_date', 'checkin_date_utc'], ['checkout_date', 'checkout_date_utc']],
  rail: [['origin'], ['destination'], ['departure_datetime', 'departure_datetime_utc']],
};

interface Checked {
  booking: Booking | null;
  unread: Unread[];
}

/** As the contract has it. A field that it refuses is left out and told of; a booking that lacks what it needs is none. */
export function checkBooking(booking: Booking, what: string): Checked {
  const given = withoutNothing(booking.fields);
  const refused = refusedFields(booking.kind, given);
  const fields = readFields(booking.kind, without(given, refused));
  const unread: Unread[] = refused.length > 0 ? [{ what, reason: 'invalid_fields', fields: refused }] : [];
  const missing = NEEDED[booking.kind].flatMap((names) =>
    names.some((name) => fields[name] !== undefined) ? [] : names.slice(0, 1),
  );
  // A whole booking is cancelled by its number alone.
  const isTold = missing.length === 0 || (booking.isCancelled && isKnownAgain(booking, fields));
  if (isTold) return { booking: { ...booking, fields }, unread };
  return { booking: null, unread: [{ what, reason: 'incomplete', fields: missing }] };
}

const isKnownAgain = ({ calendarId }: Booking, fields: SegmentFields) =>
  calendarId !== null || fields.confirmation_no !== undefined;

function refusedFields(kind: SegmentKind, fields: SegmentFields): string[] {
  const { error } = SegmentBody.safeParse({ segment: { kind, ...fields } });
  return [...new Set((error?.issues ?? []).map(({ path }) => String(path[1])))];
}

function readFields(kind: SegmentKind, fields: SegmentFields): SegmentFields {
  const { kind: _kind, ...read } = SegmentBody.parse({ segment: { kind, ...fields } }).segment;
  return withoutNothing(read);
}

const without = (fields: SegmentFields, names: readonly string[]): SegmentFields =>
  Object.fromEntries(Object.entries(fields).filter(([name]) => !names.includes(name)));

const withoutNothing = (fields: SegmentFields): SegmentFields =>
  Object.fromEntries(
    Object.entries(fields).filter(
      ([, value]) => value !== null && value !== undefined && !(Array.isArray(value) && value.length === 0),
    ),
  );
