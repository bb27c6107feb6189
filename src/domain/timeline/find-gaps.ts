import {
  arrivalOf,
  departureOf,
  isCancelled,
  isRide,
  isSamePlace,
  nameOfPlace,
  type Place,
  type Ride,
} from './segment-places';
import { timeToChange } from './time-to-change';
import type { TimelineEntry } from './timeline-entry';

const DAY = 86_400_000;

/** What lies between two ways that follow one another. */
export type Gap =
  /** A change at one place. */
  | { kind: 'layover'; place: string; duration: number }
  /** A change for which people need longer than there is. */
  | { kind: 'tight'; place: string; duration: number; needed: number }
  /** The second leaves before the first is there. */
  | { kind: 'missed'; place: string; duration: number }
  /** What was to bring one there does not go. */
  | { kind: 'called-off'; place: string }
  /** What was to bring one there lands elsewhere. */
  | { kind: 'diverted'; place: string; to: string }
  /** From one place to another, and nothing is booked for it. */
  | { kind: 'unbooked'; from: string; to: string };

export type ConnectionAtRisk = Exclude<Gap, { kind: 'layover' | 'unbooked' }>;

export const isAtRisk = (gap: Gap): gap is ConnectionAtRisk =>
  gap.kind !== 'layover' && gap.kind !== 'unbooked';

/** A gap, and by their keys the two rides that it lies between. */
export interface FoundGap {
  gap: Gap;
  rides: readonly [before: string, after: string];
}

/** By the key of the ride that comes after it. Of entries in the order in which they are lived. */
export function findGaps(entries: readonly TimelineEntry[]): Map<string, FoundGap> {
  const gaps = new Map<string, FoundGap>();
  let last: RideEntry | null = null;
  let calledOff: RideEntry | null = null;
  for (const [index, entry] of entries.entries()) {
    if (!isOfRide(entry)) continue;
    if (isCancelled(entry.segment)) {
      calledOff = entry;
      continue;
    }
    const found = gapBefore(entry, { last, calledOff, isNextToLast: entries[index - 1] === last });
    if (found) gaps.set(entry.key, found);
    last = entry;
    calledOff = null;
  }
  return gaps;
}

type RideEntry = TimelineEntry & { segment: Ride };

function isOfRide(entry: TimelineEntry): entry is RideEntry {
  return isRide(entry.segment);
}

interface Before {
  last: RideEntry | null;
  /** Since the last that goes. */
  calledOff: RideEntry | null;
  /** Nothing else is booked in between. */
  isNextToLast: boolean;
}

/** Null where there is nothing to say: time enough and something else booked in between, or a stay that is longer than a day. */
function gapBefore(entry: RideEntry, { last, calledOff, isNextToLast }: Before): FoundGap | null {
  const between = (before: RideEntry, gap: Gap | null) =>
    gap && { gap, rides: [before.key, entry.key] as const };
  if (last && leadsTo(last.segment, entry.segment)) {
    const gap = gapOfChange(last.segment, entry.segment);
    return gap && (isNextToLast || isAtRisk(gap)) ? between(last, gap) : null;
  }
  if (calledOff && leadsTo(calledOff.segment, entry.segment) && !isLong(calledOff.segment, entry.segment)) {
    const place = nameOfPlace(departureOf(entry.segment).place);
    return between(calledOff, { kind: 'called-off', place });
  }
  return last && isNextToLast ? between(last, unbookedBetween(last.segment, entry.segment)) : null;
}

function leadsTo(first: Ride, second: Ride): boolean {
  const from = departureOf(second).place;
  return isSamePlace(arrivalOf(first).place, from) || isAirport(from, divertedTo(first));
}

function gapOfChange(first: Ride, second: Ride): Gap | null {
  const from = departureOf(second).place;
  const place = nameOfPlace(from);
  if (isLong(first, second)) return null;
  const elsewhere = divertedTo(first);
  if (elsewhere !== null && !isAirport(from, elsewhere)) return { kind: 'diverted', place, to: elsewhere };
  const duration = timeBetween(first, second);
  if (duration === null) return null;
  if (duration < 0) return { kind: 'missed', place, duration: -duration };
  const needed = timeToChange(first, second);
  return duration < needed
    ? { kind: 'tight', place, duration, needed }
    : { kind: 'layover', place, duration };
}

function unbookedBetween(first: Ride, second: Ride): Gap | null {
  const [from, to] = [nameOfPlace(arrivalOf(first).place), nameOfPlace(departureOf(second).place)];
  return from === '' || to === '' ? null : { kind: 'unbooked', from, to };
}

const divertedTo = (ride: Ride) => (ride.kind === 'air' ? ride.diverted_to : null);

const isAirport = ({ code }: Place, named: string | null) => code !== null && code === named;

/** Null where one of both times is not told. */
function timeBetween(first: Ride, second: Ride): number | null {
  const [arrival, departure] = [arrivalOf(first).expected?.instant, departureOf(second).expected?.instant];
  return arrival == null || departure == null ? null : departure - arrival;
}

const isLong = (first: Ride, second: Ride) => (timeBetween(first, second) ?? 0) >= DAY;
