import type { SegmentKind } from '@/contract/segment-fields';
import { SEGMENT_TIMES, type SegmentFields } from '@/contract/segment-times';

import type { Booking } from './booking';

type Told = Pick<Booking, 'kind' | 'fields'>;

/** What of a kind tells one part of a booking from the others. */
const PARTS: Record<SegmentKind, (fields: SegmentFields) => readonly unknown[]> = {
  activity: ({ activity_name }) => [activity_name],
  air: ({ flight_number, iata_code, origin }) => [flightOf(flight_number, iata_code), origin],
  car: ({ car_company }) => [car_company],
  cruise: ({ origin, destination }) => [origin, destination],
  hotel: ({ hotel_name }) => [hotel_name],
  rail: ({ origin, destination }) => [origin, destination],
};

/** By which a booking is known again: its kind, its number, and which part of it this is. */
export function bookingKey({ kind, fields }: Told): string {
  return JSON.stringify([kind, plain(fields.confirmation_no), ...PARTS[kind](fields).map(plain)]);
}

/** Whether it says which part of a booking it is, or means all of it. */
export const namesPart = ({ kind, fields }: Told) => PARTS[kind](fields).some((part) => plain(part) !== '');

/** The day on which it begins, as clocks there show it or else by those of Greenwich. */
export function bookingDay({ kind, fields }: Told): string {
  const [begin] = SEGMENT_TIMES[kind];
  const written = begin && (fields[begin.local] ?? fields[begin.utc]);
  return typeof written === 'string' ? written.slice(0, 10) : '';
}

export const plain = (value: unknown) =>
  typeof value === 'string'
    ? value
        .replaceAll(/[\s-]+/g, ' ')
        .trim()
        .toLowerCase()
    : '';

/** `LA2450` of "LA 2450", and of "2450" of the airline LA. */
function flightOf(number: unknown, carrier: unknown): string {
  const digits = plain(number).replaceAll(' ', '');
  const code = plain(carrier);
  const [, own = code, rest = digits] =
    /^([a-z][a-z0-9]|[0-9][a-z]|[a-z]{3})?0*([1-9]\d{0,3}[a-z]?)$/.exec(digits) ?? [];
  return rest === '' ? '' : `${own}${rest}`;
}
