import type { Segment } from '@/contract/segment';
import { toInstant } from '@/contract/zoned-moment';

import type { LocalMoment } from './local-moment';
import {
  arrivalOf,
  departureOf,
  isCancelled,
  isRide,
  isSamePlace,
  type Place,
  type WayEnd,
} from './segment-places';
import type { TimelineEntry } from './timeline-entry';

const HOUR = 3_600_000;
/** At one moment a room is left before a way begins, and taken after it. */
const RANK = { end: 0, whole: 1, begin: 2 } as const;

/**
 * In the order in which they are lived, whatever calendars say: over the date line a day comes twice. A hotel's hours are when its
 * desk is open: whoever lands later checks in later, and whoever flies earlier is gone by then.
 */
export function orderEntries(entries: readonly TimelineEntry[]): TimelineEntry[] {
  const rides = entries.flatMap(({ segment }) => (isRide(segment) && !isCancelled(segment) ? [segment] : []));
  const ends = { begin: rides.map(arrivalOf), end: rides.map(departureOf) };
  const placed = entries.map((entry) => ({ entry, at: positionOf(entry, ends) }));
  return placed
    .sort(
      (one, other) =>
        one.at - other.at ||
        RANK[one.entry.role] - RANK[other.entry.role] ||
        (one.entry.key < other.entry.key ? -1 : 1),
    )
    .map(({ entry }) => entry);
}

function positionOf(entry: TimelineEntry, ends: Record<'begin' | 'end', readonly WayEnd[]>): number {
  const { begins, place, role, segment } = entry;
  const at = estimateBegin(entry);
  if (segment.kind !== 'hotel' || role === 'whole') return at;
  const onThatDay = ends[role]
    .filter((end) => end.expected?.day === begins.day && isSamePlace(end.place, place))
    .map(({ expected }) => expected?.instant ?? at);
  return role === 'begin' ? Math.max(at, ...onThatDay) : Math.min(at, ...onThatDay);
}

/** Near enough to say what comes first. */
export const estimateBegin = ({ begins, place, role, segment }: TimelineEntry) =>
  estimateInstant(begins, place, role, zoneOf(segment));

const zoneOf = (segment: Segment) => (segment.kind === 'hotel' ? segment.time_zone_id : null);

/** Nobody is told this; it only says what comes first. Where no zone is known, the sun's time there is near enough. */
function estimateInstant(
  { day, at, instant }: LocalMoment,
  { longitude }: Place,
  role: TimelineEntry['role'],
  zone: string | null,
): number {
  if (instant !== null) return instant;
  // Of a day alone: a room is left in its morning and taken in its evening.
  const local = at && 'local' in at ? at.local : `${day}T${role === 'end' ? '00:00:00' : '23:59:59'}`;
  const inZone = zone === null ? null : toInstant(local, zone);
  return inZone ?? Date.parse(`${local}Z`) - Math.round((longitude ?? 0) / 15) * HOUR;
}
