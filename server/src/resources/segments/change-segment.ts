import type { WrittenSegment } from '@/contract/segment';

import type { Queryable } from '../../database/database';
import { matchTripAlerts } from '../alerts/queries';
import { holdTrip, touchTrip } from '../trips/queries';
import { removeSegment, type SegmentRow } from './queries';
import { putSegment } from './rules';
import { listLodging, tellOfLodging, type Lodging } from './tell-of-lodging';

interface SegmentIds {
  id: string;
  tripId: string;
}

/** A traveller's own way to write a segment: the trip has other alerts then. */
export async function changeSegment(
  transaction: Queryable,
  ids: SegmentIds,
  written: WrittenSegment,
  now: Date,
): Promise<SegmentRow> {
  await holdTrip(transaction, ids.tripId);
  const before = await listLodging(transaction, ids.tripId);
  const saved = await putSegment(transaction, ids, written, now);
  // Told to the second. What is written again just as it was changes nothing.
  if (Date.parse(saved.updated_at) > now.getTime() - 1000)
    await noteChangedSegments(transaction, ids.tripId, before, now);
  return saved;
}

export async function dropSegment(
  transaction: Queryable,
  { id, tripId }: SegmentIds,
  now: Date,
): Promise<void> {
  await holdTrip(transaction, tripId);
  const before = await listLodging(transaction, tripId);
  if (await removeSegment(transaction, tripId, id))
    await noteChangedSegments(transaction, tripId, before, now);
}

/** The trip is held. It counts as changed, so that an alert that is being matched meanwhile looks at it again. */
export async function noteChangedSegments(
  transaction: Queryable,
  tripId: string,
  before: Lodging,
  now: Date,
): Promise<void> {
  await touchTrip(transaction, tripId, now);
  await matchTripAlerts(transaction, tripId);
  await tellOfLodging(transaction, tripId, before, now);
}
