import type { Queryable } from '../../database/database';
import { tripChanged, tripMade, tripMadeByCompany, tripRemoved } from '../../events/kinds/trip-events';
import { recordEvents } from '../../events/record-events';
import type { Manner } from '../../events/recorded';

export interface ToldTrip {
  id: string;
  companyId: string;
}

/** Who did it: one of the travellers, or their company. */
export type Doer = { travellerId: string } | 'company';

/** Whoever makes a trip for themselves knows of it. */
export async function tellOfNewTrip(
  transaction: Queryable,
  trip: ToldTrip,
  travellers: readonly string[],
  doer: Doer,
  now: Date,
): Promise<void> {
  const kind = doer === 'company' ? tripMadeByCompany : tripMade;
  const concerned = travellers.map((traveller) => toConcerned(trip, traveller, 'aloud'));
  await recordEvents(transaction, kind, { about: {}, concerned }, now);
}

/** `isSeen`: whether there is anything to see that was not there before. */
export async function tellOfChangedTrip(
  transaction: Queryable,
  trip: ToldTrip,
  travellers: readonly string[],
  { doer, isSeen }: { doer: Doer; isSeen: boolean },
  now: Date,
): Promise<void> {
  const mannerOf = await findManners(transaction, trip, travellers, doer);
  const concerned = travellers.map((traveller) =>
    toConcerned(trip, traveller, isSeen ? mannerOf(traveller) : 'silently'),
  );
  await recordEvents(transaction, tripChanged, { about: { by: nameOf(doer) }, concerned }, now);
}

export async function tellOfRemovedTrip(
  transaction: Queryable,
  trip: ToldTrip,
  travellers: readonly string[],
  doer: Doer,
  now: Date,
): Promise<void> {
  const mannerOf = await findManners(transaction, trip, travellers, doer);
  const concerned = travellers.map((traveller) => toConcerned(trip, traveller, mannerOf(traveller)));
  await recordEvents(transaction, tripRemoved, { about: { by: nameOf(doer) }, concerned }, now);
}

const nameOf = (doer: Doer): 'company' | 'traveller' => (doer === 'company' ? 'company' : 'traveller');

/** Whoever did it themselves hears nothing of it; who muted the trip hears of it without a sound. */
async function findManners(
  transaction: Queryable,
  trip: ToldTrip,
  travellers: readonly string[],
  doer: Doer,
): Promise<(travellerId: string) => Manner> {
  const own = doer === 'company' ? null : doer.travellerId;
  if (travellers.every((id) => id === own)) return () => 'silently';
  const rows = await transaction.query<{ traveller_id: string }>(
    'select traveller_id from trip_travellers where trip_id = $1 and muted',
    [trip.id],
  );
  const muted = new Set(rows.map(({ traveller_id }) => traveller_id));
  return (id) => (id === own ? 'silently' : muted.has(id) ? 'quietly' : 'aloud');
}

function toConcerned({ id: trip_id, companyId: company_id }: ToldTrip, traveller_id: string, manner: Manner) {
  return { traveller_id, company_id, trip_id, manner, data: { trip_id } };
}
