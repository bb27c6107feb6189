import { isDeepStrictEqual } from 'node:util';

import { SegmentStatus } from '@/contract/segment';
import type { SegmentFields } from '@/contract/segment-times';

import { queryOne, type Queryable } from '../../database/database';
import { monitorLodgingChanged } from '../../events/kinds/monitor-events';
import { recordEvents } from '../../events/record-events';
import { listTravellersOf } from '../trips/trip-travellers';

/** The hotels of a trip by the ids of their segments, but for those that were cancelled. */
export type Lodging = ReadonlyMap<string, SegmentFields>;

export async function listLodging(transaction: Queryable, tripId: string): Promise<Lodging> {
  const rows = await transaction.query<{ id: string; fields: SegmentFields }>(
    `select id, fields from trip_segments where trip_id = $1 and kind = 'hotel' order by begins_at, id`,
    [tripId],
  );
  const booked = rows.filter(({ fields }) => fields.status !== SegmentStatus.Deleted);
  return new Map(booked.map(({ id, fields }) => [id, fields]));
}

/** Where one sleeps, and from when to when; the rest does not matter to those who watch over travels. */
const WATCHED = [
  'hotel_name',
  'address1',
  'address2',
  'city_name',
  'country',
  'lat',
  'lng',
  'checkin_date',
  'checkout_date',
];
const watched = (fields: SegmentFields | undefined) => fields && WATCHED.map((name) => fields[name] ?? null);

/** Tells the company what has become of the hotels since they were listed: each change once. */
export async function tellOfLodging(
  transaction: Queryable,
  tripId: string,
  before: Lodging,
  now: Date,
): Promise<void> {
  const after = await listLodging(transaction, tripId);
  const ids = new Set([...before.keys(), ...after.keys()]);
  const changed = [...ids].filter(
    (id) => !isDeepStrictEqual(watched(before.get(id)), watched(after.get(id))),
  );
  if (changed.length === 0) return;
  const { company_id } = await queryOne<{ company_id: string }>(
    transaction,
    'select company_id from trips where id = $1',
    [tripId],
  );
  const travellers = await listTravellersOf(transaction, tripId);
  const concerned = travellers.map((traveller_id) => ({
    company_id,
    traveller_id,
    trip_id: tripId,
    data: {},
  }));
  for (const id of changed) {
    const what = !before.has(id) ? 'added' : after.has(id) ? 'changed' : 'cancelled';
    const name = (after.get(id) ?? before.get(id))?.hotel_name;
    const about = { what, hotel: typeof name === 'string' ? name : null } as const;
    await recordEvents(transaction, monitorLodgingChanged, { about, concerned }, now);
  }
}
