import type { SegmentKind } from './segment-fields';
import { instantsOf, toInstant, toLocal } from './zoned-moment';

/** Where something takes place, as far as a segment tells it. */
export interface SegmentPlace {
  /** Of an airport, IATA or ICAO. */
  airport: string | null;
  latitude: number | null;
  longitude: number | null;
}

/** A time of a segment: what clocks show, in which zone, and the instant; and what the fields of its place begin with. */
interface SegmentTime {
  local: string;
  utc: string;
  zone: string;
  place: string;
  /** The field that names the airport. */
  airport?: string;
}

const timeOf = (prefix: string, place: string, airport?: string): SegmentTime => ({
  local: `${prefix}_datetime`,
  utc: `${prefix}_datetime_utc`,
  zone: `${prefix}_time_zone_id`,
  place: `${place}_`,
  airport,
});
const estimated = (end: 'departure' | 'arrival', airport: string): SegmentTime => ({
  ...timeOf(end, airport, airport),
  local: `estimated_${end}`,
  utc: `estimated_${end}_utc`,
});
/** Both ends of it are in one zone. */
const inOneZone = (local: string, place: string): SegmentTime => ({
  local,
  utc: `${local}_utc`,
  zone: 'time_zone_id',
  place,
});
const RIDE = [timeOf('departure', 'origin'), timeOf('arrival', 'destination')];

/** When it begins and when it ends; then whatever else has a time. */
export const SEGMENT_TIMES: Record<SegmentKind, readonly SegmentTime[]> = {
  activity: [inOneZone('start_datetime', 'start_'), inOneZone('end_datetime', 'end_')],
  air: [
    timeOf('departure', 'origin', 'origin'),
    timeOf('arrival', 'destination', 'destination'),
    estimated('departure', 'origin'),
    estimated('arrival', 'destination'),
  ],
  car: [timeOf('pickup', 'pickup'), timeOf('dropoff', 'dropoff')],
  cruise: RIDE,
  hotel: [inOneZone('checkin_date', ''), inOneZone('checkout_date', '')],
  rail: RIDE,
};

export type SegmentFields = Readonly<Record<string, unknown>>;

export type SegmentProblem =
  /** The instant is not one at which clocks there show the local time. */
  { field: string; code: 'contradicts' } | { field: string; code: 'ends-before-it-begins' };

export interface Completed {
  segment: SegmentFields;
  /** Instants, as far as they are known. */
  beginsAt: string | null;
  endsAt: string | null;
  problems: SegmentProblem[];
}

/**
 * Local time, zone and instant, each made from the other two where it is missing; the zone from the place. What can't be known stays null.
 */
export function completeTimes(
  kind: SegmentKind,
  given: SegmentFields,
  zoneAt: (place: SegmentPlace) => string | null,
): Completed {
  const problems: SegmentProblem[] = [];
  // First where all of it is: of what has one zone, the place of its end may be the one that tells it.
  let segment = SEGMENT_TIMES[kind].reduce(
    (placed: SegmentFields, time) => ({
      ...placed,
      [time.zone]: textOf(placed, time.zone) ?? zoneAt(placeOf(placed, time)),
    }),
    given,
  );
  for (const time of SEGMENT_TIMES[kind]) {
    const { changes, isContradictory } = completeTime(segment, time);
    segment = { ...segment, ...changes };
    if (isContradictory) problems.push({ field: time.utc, code: 'contradicts' });
  }
  const [beginsAt = null, endsAt = null] = SEGMENT_TIMES[kind].map(({ utc }) => textOf(segment, utc));
  const last = SEGMENT_TIMES[kind][1];
  if (problems.length === 0 && last && beginsAt && endsAt && endsAt < beginsAt)
    problems.push({ field: last.local, code: 'ends-before-it-begins' });
  return { segment, beginsAt, endsAt, problems };
}

function completeTime(segment: SegmentFields, time: SegmentTime) {
  const zone = textOf(segment, time.zone);
  const written = textOf(segment, time.local);
  // Whoever writes an instant for what clocks show has told the instant.
  const isInstant = written?.endsWith('Z') === true;
  const local = isInstant ? null : written;
  const utc = textOf(segment, time.utc) ?? (isInstant ? written : null);
  const changes = {
    [time.local]: local ?? (utc && zone && toLocal(Date.parse(utc), zone)),
    [time.utc]: utc ?? (local && zone && writeInstant(toInstant(local, zone))),
  };
  return { changes, isContradictory: isContradictory({ local, utc, zone }) };
}

/** A day alone agrees with any instant of it. */
function isContradictory({ local, utc, zone }: Record<'local' | 'utc' | 'zone', string | null>): boolean {
  if (local === null || utc === null || zone === null) return false;
  const instant = Date.parse(utc);
  if (!local.includes('T')) return toLocal(instant, zone)?.slice(0, 10) !== local;
  const meant = instantsOf(local, zone);
  return meant.length > 0 ? !meant.includes(instant) : toInstant(local, zone) !== instant;
}

function placeOf(segment: SegmentFields, { place, airport }: SegmentTime): SegmentPlace {
  return {
    airport: airport === undefined ? null : textOf(segment, airport),
    latitude: numberOf(segment, `${place}lat`),
    longitude: numberOf(segment, `${place}lng`),
  };
}

const textOf = (segment: SegmentFields, field: string) => {
  const value = segment[field];
  return typeof value === 'string' ? value : null;
};
const numberOf = (segment: SegmentFields, field: string) => {
  const value = segment[field];
  return typeof value === 'number' ? value : null;
};
const writeInstant = (instant: number | null) =>
  instant === null ? null : `${new Date(instant).toISOString().slice(0, 19)}Z`;
