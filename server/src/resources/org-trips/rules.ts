import type { WrittenOrgTrip } from '@/contract/written-org-trip';

import type { Queryable } from '../../database/database';
import { invalid, notFound } from '../../http/failure';
import { countAlerts, matchTripAlerts } from '../alerts/queries';
import { refuseStrangers } from '../org-check-ins/own-travellers';
import { insertTrip, updateTrip } from '../trips/queries';
import { tellOfChangedTrip, tellOfNewTrip, tellOfRemovedTrip } from '../trips/tell-travellers';
import { holdTravellers, joinTrip, leaveTrip, listTravellersOf } from '../trips/trip-travellers';
import { planOrgTrip } from './plan-trip';
import { replaceSegments } from './replace-segments';
import { findOrgTripForChange, lookOf, setExternalId } from './stored-trip';

/** For travellers of the company, who are told of it. */
export async function createOrgTrip(
  transaction: Queryable,
  companyId: string,
  written: WrittenOrgTrip,
  now: Date,
): Promise<string> {
  const travellers = readTravellers(written);
  const [first] = travellers;
  if (first === undefined)
    throw invalid([{ field: 'trip.traveller_ids', message: 'name at least one traveller' }]);
  const plan = await planOrgTrip(transaction, written, null, now);
  await holdTravellers(transaction, travellers);
  await refuseStrangers(transaction, companyId, written.traveller_ids ?? [], 'trip.traveller_ids');
  const countryIds = plan.destinations.map((destination) => destination.countryId);
  const alertCount = await countAlerts(transaction, countryIds, now);
  const id = await insertTrip(transaction, { id: first, companyId }, plan, alertCount, now);
  await joinTrip(transaction, id, travellers.slice(1), now);
  await writeParts(transaction, id, written, now);
  await tellOfNewTrip(transaction, { id, companyId }, travellers, 'company', now);
  return id;
}

/** Also of a trip that a traveller made. Who is not named any more leaves it, and who is named anew comes to it. */
export async function changeOrgTrip(
  transaction: Queryable,
  companyId: string,
  tripId: string,
  written: WrittenOrgTrip,
  now: Date,
): Promise<void> {
  const stored = await findOrgTripForChange(transaction, companyId, tripId);
  if (!stored || stored.removed) throw notFound('trip');
  const before = await listTravellersOf(transaction, tripId);
  const wanted = written.traveller_ids ? readTravellers(written) : before;
  const plan = await planOrgTrip(transaction, written, stored, now);
  await holdTravellers(transaction, [...before, ...wanted]);
  await refuseStrangers(transaction, companyId, written.traveller_ids ?? [], 'trip.traveller_ids');

  const look = await lookOf(transaction, tripId);
  await updateTrip(transaction, tripId, plan, now);
  const without = (some: readonly string[], others: readonly string[]) =>
    some.filter((id) => !others.includes(id));
  const [coming, leaving] = [without(wanted, before), without(before, wanted)];
  // First come, then leave: a trip is never without travellers.
  await joinTrip(transaction, tripId, coming, now);
  await leaveTrip(transaction, tripId, leaving, now);
  await writeParts(transaction, tripId, written, now);

  const trip = { id: tripId, companyId };
  const isSeen = look !== (await lookOf(transaction, tripId));
  await tellOfNewTrip(transaction, trip, coming, 'company', now);
  await tellOfRemovedTrip(transaction, trip, leaving, 'company', now);
  await tellOfChangedTrip(transaction, trip, without(before, leaving), { doer: 'company', isSeen }, now);
}

/** Each once, in one order whichever they were named in. */
const readTravellers = ({ traveller_ids }: WrittenOrgTrip) =>
  [...new Set((traveller_ids ?? []).map((id) => id.toLowerCase()))].sort();

async function writeParts(
  transaction: Queryable,
  tripId: string,
  written: WrittenOrgTrip,
  now: Date,
): Promise<void> {
  if (written.external_id !== undefined) await setExternalId(transaction, tripId, written.external_id);
  await replaceSegments(transaction, tripId, written, now);
  await matchTripAlerts(transaction, tripId);
}
