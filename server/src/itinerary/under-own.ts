import { SEGMENT_TIMES, type SegmentFields } from '@/contract/segment-times';

import type { Booking } from './booking';
import { plain } from './booking-key';

type Told = Pick<Booking, 'kind' | 'fields'>;
interface Time {
  local: string;
  utc: string;
  zone: string;
}

/** Our own booking, with what only the other tells of it. What belongs together comes from one of them: of two prices or two places no third is made. */
export function underOwn(own: Booking, extracted: Booking): Booking {
  const { kind, fields } = own;
  const refused = new Set([
    ...(tells(fields, PRICE) ? PRICE : []),
    ...SEGMENT_TIMES[kind].flatMap((time) => refusedOfTime(fields, extracted.fields, time)),
    ...placesOf(kind).flatMap((place) => refusedOfPlace(fields, extracted.fields, place)),
  ]);
  const added = Object.entries(extracted.fields).filter(([name]) => !refused.has(name));
  return { ...own, fields: { ...Object.fromEntries(added), ...fields } };
}

const PRICE = ['price', 'currency'];
const tells = (fields: SegmentFields, names: readonly string[]) =>
  names.some((name) => fields[name] !== undefined);

function refusedOfTime(own: SegmentFields, extracted: SegmentFields, time: Time): string[] {
  const { local, utc, zone } = time;
  if (!tells(own, [local, utc])) return [];
  if (!isSameTime(own, extracted, time)) return [local, utc, zone];
  // Whoever tells a day alone tells no instant.
  return typeof own[local] === 'string' && !own[local].includes('T') ? [utc] : [];
}

/** Whether both begin then. */
export function isSameMoment(one: Told, other: Told): boolean {
  const [begin] = SEGMENT_TIMES[one.kind];
  return begin !== undefined && isSameTime(one.fields, other.fields, begin);
}

/** By the same clock, on the same day where one of them tells no more, or at the same instant. */
function isSameTime(one: SegmentFields, other: SegmentFields, { local, utc, zone }: Time): boolean {
  if (one[zone] !== undefined && other[zone] !== undefined && one[zone] !== other[zone]) return false;
  const [clock, otherClock] = [one[local], other[local]];
  if (typeof clock !== 'string' || typeof otherClock !== 'string')
    return one[utc] !== undefined && one[utc] === other[utc];
  const length = Math.min(clock.length, otherClock.length);
  return clock.slice(0, length) === otherClock.slice(0, length);
}

interface Place {
  position: readonly string[];
  /** Others, by which it is told from another place. */
  names: readonly string[];
}

const PLACE_FIELDS = ['name', 'address1', 'address2', 'admin_code', 'city_name', 'country', 'postal_code'];

const placesOf = (kind: Booking['kind']): Place[] =>
  [...new Set(SEGMENT_TIMES[kind].map(({ place }) => place))].map((prefix) => ({
    position: [`${prefix}lat`, `${prefix}lng`],
    // Of a ride the place itself is called as its fields begin.
    names: [prefix.replace(/_$/, ''), ...PLACE_FIELDS.map((name) => `${prefix}${name}`)],
  }));

function refusedOfPlace(own: SegmentFields, extracted: SegmentFields, { position, names }: Place): string[] {
  const isAnother = names.some(
    (name) =>
      own[name] !== undefined && extracted[name] !== undefined && plain(own[name]) !== plain(extracted[name]),
  );
  if (isAnother) return [...position, ...names];
  return tells(own, position) ? [...position] : [];
}
