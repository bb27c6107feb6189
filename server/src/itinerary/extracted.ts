import { SEGMENT_TIMES, type SegmentFields } from '@/contract/segment-times';

import type { Booking } from './booking';
import { checkBooking } from './check-booking';
import { readJsonLd } from './json-ld';
import { readReservation, reservationType } from './reservations/read-reservation';

/** What `kitinerary-extractor` wrote, by the same rules as what stands in a mail. It adds bookings and never troubles: those our own reader tells. */
export function readExtracted(output: string): Booking[] {
  const things = readJsonLd(output) ?? [];
  return things.flatMap((thing) => {
    const what = reservationType(thing) ?? '';
    const told = readReservation(thing) ?? [];
    return told.flatMap((each) => checkBooking(asItWasWritten(each), what).booking ?? []);
  });
}

/** When something was said it tells of by the clock of its own machine where the mail does not. */
const UNSAID = { sequence: null, at: null };

function asItWasWritten(booking: Booking): Booking {
  const fields = SEGMENT_TIMES[booking.kind].reduce(withoutMidnight, booking.fields);
  return { ...booking, fields: roundPositions(fields), said: UNSAID };
}

/** It counts positions in single precision: beyond a metre they are noise. */
const roundPositions = (fields: SegmentFields): SegmentFields =>
  Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [
      name,
      /(^|_)(lat|lng)$/.test(name) && typeof value === 'number' ? Math.round(value * 1e5) / 1e5 : value,
    ]),
  );

/** It writes a day without a time as midnight: nobody is told a time that nobody wrote. */
function withoutMidnight(
  fields: SegmentFields,
  { local, utc }: { local: string; utc: string },
): SegmentFields {
  const written = fields[local];
  if (typeof written !== 'string' || !written.endsWith('T00:00:00')) return fields;
  return { ...fields, [local]: written.slice(0, 10), [utc]: null };
}
