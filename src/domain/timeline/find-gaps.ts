import { isCancelled } from './order-entries';
import { arrivalOf, departureOf, isRide, isSamePlace, nameOfPlace, type Ride } from './segment-places';
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
  /** From one place to another, and nothing is booked for it. */
  | { kind: 'unbooked'; from: string; to: string };

export type ConnectionAtRisk = Extract<Gap, { kind: 'tight' | 'missed' }>;

/** Null where there is nothing to say: something else is booked in between, or the stay is longer than a day. */
export function gapBetween(before: TimelineEntry | undefined, after: TimelineEntry): Gap | null {
  if (!before || !isRide(before.segment) || !isRide(after.segment)) return null;
  if (isCancelled(before.segment) || isCancelled(after.segment)) return null;
  return gapOfRides(before.segment, after.segment);
}

function gapOfRides(first: Ride, second: Ride): Gap | null {
  const arrival = arrivalOf(first);
  const departure = departureOf(second);
  const [from, to] = [nameOfPlace(arrival.place), nameOfPlace(departure.place)];
  if (!isSamePlace(arrival.place, departure.place))
    return from === '' || to === '' ? null : { kind: 'unbooked', from, to };
  if (arrival.expected?.instant == null || departure.expected?.instant == null) return null;
  const duration = departure.expected.instant - arrival.expected.instant;
  if (duration >= DAY) return null;
  if (duration < 0) return { kind: 'missed', place: to, duration: -duration };
  const needed = timeToChange(first, second);
  return duration < needed
    ? { kind: 'tight', place: to, duration, needed }
    : { kind: 'layover', place: to, duration };
}
