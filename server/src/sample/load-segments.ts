import type { Queryable } from '../database/database';
import { matchTripAlerts } from '../resources/alerts/queries';
import { putSegment } from '../resources/segments/rules';
import { FLIGHT_WITH_STATUS, loadFlightStatus } from './load-flight-status';
import { tripId } from './load-trips';
import { sampleId } from './sample-ids';
import { sampleSegments, tellSegment, type SampleSegment } from './sample-segments';
import { dayNull, sampleTrips } from './sample-trips';

const segmentId = (slug: string) => sampleId('segment', slug);

export async function loadSegments(
  transaction: Queryable,
  now: Date,
  segments: readonly SampleSegment[] = sampleSegments,
): Promise<void> {
  for (const segment of segments) {
    const ids = { id: segmentId(segment.slug), tripId: tripId(segment.trip) };
    const trip = sampleTrips.find(({ slug }) => slug === segment.trip);
    if (!trip) throw new RangeError(`no trip is called ${segment.trip}`);
    await putSegment(transaction, ids, tellSegment(segment, dayNull(trip, now)), now);
  }
  if (segments.some(({ slug }) => slug === FLIGHT_WITH_STATUS)) await loadFlightStatus(transaction, now);
  for (const trip of new Set(segments.map((segment) => segment.trip)))
    await matchTripAlerts(transaction, tripId(trip));
}

/** Those of trips that moved; a segment that someone changed or removed is theirs. */
export async function moveSegments(
  transaction: Queryable,
  movedTrips: readonly string[],
  now: Date,
): Promise<void> {
  const untouched = await transaction.query<{ id: string }>(
    `delete from trip_segments where trip_id = any($1::uuid[]) and id = any($2::uuid[]) and created_at = updated_at
     returning id`,
    [movedTrips, sampleSegments.map(({ slug }) => segmentId(slug))],
  );
  const moving = new Set(untouched.map(({ id }) => id));
  const moved = sampleSegments.filter(({ slug }) => moving.has(segmentId(slug)));
  await loadSegments(transaction, now, moved);
}
