import { offsetAt, readClock } from './zone-clock';

const DAY = 86_400_000;

/**
 * The instants at which clocks in the zone show this (`2026-10-25T02:30:00`): one; two where they are set back over it; none where they
 * skip it, or where nobody here knows the zone. The earlier one first.
 */
export function instantsOf(local: string, zone: string): number[] {
  const wall = toWall(local);
  const possible = offsetsAround(zone, wall).map((offset) => wall - offset);
  return [...new Set(possible)].filter((instant) => readClock(zone, instant) === wall).sort((a, b) => a - b);
}

/**
 * The instant that somebody means who writes this: of two the first. A time that clocks skip is as long after the change as it is
 * written after it, as on a clock that nobody has set yet. Null where nobody here knows the zone.
 */
export function toInstant(local: string, zone: string): number | null {
  const [first] = instantsOf(local, zone);
  if (first !== undefined) return first;
  const wall = toWall(local);
  const [before] = offsetsAround(zone, wall);
  return before === undefined ? null : wall - before;
}

/** What clocks in the zone show then, as `2026-10-25T02:30:00`; null where nobody here knows the zone. */
export function toLocal(instant: number, zone: string): string | null {
  const wall = readClock(zone, instant);
  return wall === null ? null : new Date(wall).toISOString().slice(0, 19);
}

/** A day without a time is its first moment. */
const toWall = (local: string) => Date.parse(local.includes('T') ? `${local}Z` : `${local}T00:00:00Z`);

/** A day before and a day after, since no zone is further from UTC than that, and none is changed twice in two days. */
function offsetsAround(zone: string, wall: number): number[] {
  return [wall - DAY, wall + DAY]
    .map((instant) => offsetAt(zone, instant))
    .filter((offset) => offset !== null);
}
