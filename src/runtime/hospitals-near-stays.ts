import type { Trip } from '@/contract/trip';
import type { TimelineEntry } from '@/domain/timeline/timeline-entry';
import { nearest } from '@/geo/nearest';
import type { Position } from '@/geo/position';
import type { HospitalSummary } from '@/store/hospitals';

/** Of each stay: one may be full, and nobody reads a long list. */
const OF_EACH = 2;
/** Farther away nobody would be brought to it. */
const REACH_METRES = 100_000;

/** Those to go to from where the traveller sleeps, each once, in the order of travel. */
export function hospitalsNearStays(
  { destinations }: Pick<Trip, 'destinations'>,
  entries: readonly TimelineEntry[],
  hospitals: readonly HospitalSummary[],
): HospitalSummary[] {
  const stays: Position[] = [
    ...entries.flatMap(({ segment, place: { latitude, longitude } }) =>
      segment.kind === 'hotel' && latitude !== null && longitude !== null ? [{ latitude, longitude }] : [],
    ),
    ...destinations.flatMap(({ destination_locations }) => destination_locations),
  ];
  // Where some say that they take emergencies, whoever needs one is spared the others.
  const ready = hospitals.filter(({ emergency }) => emergency);
  const found = stays.flatMap((stay) =>
    nearest(ready.length > 0 ? ready : hospitals, stay, OF_EACH).filter(
      ({ metres }) => metres <= REACH_METRES,
    ),
  );
  return [...new Map(found.map(({ point }) => [point.id, point])).values()];
}
