import type { Queryable } from '../../database/database';
import { noteChangedSegments } from '../segments/change-segment';
import { countSegments, saveSegments } from '../segments/queries';
import { MOST_SEGMENTS } from '../segments/rules';
import { listLodging } from '../segments/tell-of-lodging';
import type { TripOwner } from '../trips/queries';
import { tellOfChangedTrip } from '../trips/tell-travellers';
import { listTravellersOf } from '../trips/trip-travellers';
import type { Merged, MergedSegment } from './merge-bookings';

/** Writes what has changed, trip by trip; their other travellers and the company hear of it. Gives what is in the trips afterwards. */
export async function saveMerged(
  transaction: Queryable,
  owner: TripOwner,
  { segments, unread, newTrips }: Merged,
  now: Date,
): Promise<Pick<Merged, 'segments' | 'unread'>> {
  const kept: MergedSegment[] = [];
  const left = [...unread];
  for (const tripId of new Set(segments.map((segment) => segment.tripId))) {
    const ofTrip = segments.filter((segment) => segment.tripId === tripId);
    const room = MOST_SEGMENTS - (await countSegments(transaction, tripId));
    const added = ofTrip.filter(({ action }) => action === 'added');
    const tooMany = new Set(added.slice(Math.max(0, room)));
    left.push(...[...tooMany].map(({ kind }) => ({ what: kind, reason: 'too_many' as const, fields: [] })));
    const fitting = ofTrip.filter((segment) => !tooMany.has(segment));
    kept.push(...fitting);
    const changed = fitting.filter(({ action }) => action !== 'unchanged');
    if (changed.length === 0) continue;
    const before = await listLodging(transaction, tripId);
    await saveSegments(transaction, tripId, changed, now);
    await noteChangedSegments(transaction, tripId, before, now);
    if (newTrips.includes(tripId)) continue;
    const travellers = await listTravellersOf(transaction, tripId);
    const trip = { id: tripId, companyId: owner.companyId };
    await tellOfChangedTrip(
      transaction,
      trip,
      travellers,
      { doer: { travellerId: owner.id }, isSeen: true },
      now,
    );
  }
  return { segments: kept, unread: left };
}
