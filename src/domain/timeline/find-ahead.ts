import { toEntryState } from './entry-state';
import { type ConnectionAtRisk, isAtRisk } from './find-gaps';
import { arrivalOf, isCancelled, isRide, isSamePlace } from './segment-places';
import type { TimelineEntry } from './timeline-entry';
import type { TimelineLine } from './to-timeline';

const DAY = 86_400_000;
/** As long before it as one can still do something about it. */
const AHEAD = 2 * DAY;

/** What is over is behind, what was called off will not come; null where nothing is ahead any more. */
export function findNextEntry(lines: readonly TimelineLine[], now: number): TimelineEntry | null {
  for (const line of lines) {
    if (line.kind !== 'entry') continue;
    const { kind } = toEntryState(line.entry, now);
    // Whoever is in a room or has a car is under way to what comes after it.
    const isOnlyGoingOn = kind === 'now' && !isRide(line.entry.segment);
    if (kind !== 'done' && kind !== 'cancelled' && !isOnlyGoingOn) return line.entry;
  }
  return null;
}

/** Of a ride: the change before it, else the one after it, where that may come to nothing. */
export function findRisk(
  lines: readonly TimelineLine[],
  { key }: Pick<TimelineEntry, 'key'>,
): ConnectionAtRisk | null {
  const risks = listRisks(lines);
  const found = risks.find(({ rides }) => rides[1] === key) ?? risks.find(({ rides }) => rides[0] === key);
  return found?.gap ?? null;
}

/** The first within two days that may come to nothing, whatever else comes before it. */
export function findRiskAhead(lines: readonly TimelineLine[], now: number): ConnectionAtRisk | null {
  const entries = entriesIn(lines);
  const found = listRisks(lines).find(({ rides }) => {
    const second = entries.find(({ key }) => key === rides[1]);
    if (!second || toEntryState(second, now).kind === 'done') return false;
    return second.begins.instant !== null && second.begins.instant - now <= AHEAD;
  });
  return found?.gap ?? null;
}

/**
 * A ride within two days that does not go, until it would have been there; null once another goes to the same place: then the traveller knows.
 */
export function findCalledOff(lines: readonly TimelineLine[], now: number): TimelineEntry | null {
  const entries = entriesIn(lines);
  const isNear = ({ begins: { instant }, ends }: TimelineEntry) =>
    instant !== null && instant - now <= AHEAD && (ends?.instant ?? instant) > now;
  const found = entries.find((entry) => {
    const { segment } = entry;
    if (!isRide(segment) || !isCancelled(segment) || !isNear(entry)) return false;
    const there = arrivalOf(segment).place;
    return !entries.some(
      (other) =>
        isRide(other.segment) &&
        !isCancelled(other.segment) &&
        isSamePlace(arrivalOf(other.segment).place, there) &&
        Math.abs((other.begins.instant ?? 0) - (entry.begins.instant ?? 0)) <= DAY,
    );
  });
  return found ?? null;
}

function entriesIn(lines: readonly TimelineLine[]): TimelineEntry[] {
  return lines.flatMap((line) => (line.kind === 'entry' ? [line.entry] : []));
}

function listRisks(lines: readonly TimelineLine[]) {
  return lines.flatMap((line) =>
    line.kind === 'gap' && isAtRisk(line.gap) ? [{ gap: line.gap, rides: line.rides }] : [],
  );
}
