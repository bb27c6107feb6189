import type { Trip } from '@/contract/trip';

import { namesOf } from './download-kinds';
import { forgetDownloads } from './downloads';
import { currentId } from './ids-made-here';
import { listEntriesOf } from './outbox';
import type { SubjectOf } from './outbox-kinds';
import { exchangeBookingFiles } from './booking-files';
import { exchangePreparations, forgetPreparations } from './preparations';
import { isNotOlder } from './rows';
import type { Reader, Transaction } from './store-database';

/** How it stands between this device and the service. */
export type TripSending = 'sent' | 'waiting' | 'parked';

export interface StoredTrip {
  trip: Trip;
  sending: TripSending;
}

interface TripRow {
  record: string | null;
  local: string | null;
  waiting: number;
  parked: number;
}

const SELECT = `
  select record, local,
    exists (select 1 from outbox where subject = 'trip/' || trips.id) as waiting,
    exists (select 1 from outbox where subject = 'trip/' || trips.id and parked is not null) as parked
  from trips`;

function toStoredTrip(row: TripRow): StoredTrip {
  const trip = JSON.parse(row.local ?? row.record ?? 'null') as Trip;
  return { trip, sending: row.parked === 1 ? 'parked' : row.waiting === 1 ? 'waiting' : 'sent' };
}

/** SQL: the traveller wants to hear nothing of the trip. */
export const IS_MUTED = `coalesce(coalesce(trips.local, trips.record) ->> '$.muted', 0)`;

export function tripSubject(id: string): SubjectOf<'trip-create'> {
  return `trip/${id}`;
}

export async function getTrip(reader: Reader, id: string): Promise<StoredTrip | null> {
  const row = await reader.first<TripRow>(`${SELECT} where id = ? and removed = 0`, [
    await currentId(reader, id),
  ]);
  return row && toStoredTrip(row);
}

/** By their first day. */
export async function listTrips(reader: Reader): Promise<StoredTrip[]> {
  return (await reader.all<TripRow>(`${SELECT} where removed = 0 order by start, id`)).map(toStoredTrip);
}

/** Of those that the service knows, whenever they are. */
export async function listKnownTripIds(reader: Reader): Promise<string[]> {
  const rows = await reader.all<{ id: string }>(
    'select id from trips where record is not null and removed = 0 order by start, id',
  );
  return rows.map(({ id }) => id);
}

/** Trips known to the service that are not over on `today`: these are kept whole. */
export async function listTripsToKeep(reader: Reader, today: string): Promise<Trip[]> {
  const rows = await reader.all<{ record: string }>(
    'select record from trips where record is not null and removed = 0 and finish >= ? order by start, id',
    [today],
  );
  return rows.map((row) => JSON.parse(row.record) as Trip);
}

/** What the service says of trips. What the traveller did here and is not yet sent stays on top of it. */
export async function saveTrips(transaction: Transaction, trips: readonly Trip[]): Promise<void> {
  const live = trips.filter((trip) => trip.deleted_at == null);
  // An answer that was under way while a newer one arrived says nothing new, and must not undo it.
  await transaction.run(
    `insert into trips (id, start, finish, record)
     select value ->> '$.id', value ->> '$.start', value ->> '$.finish', value from json_each(?)
     where value ->> '$.id' not in (select id from removed_trips)
     on conflict (id) do update set record = excluded.record,
       start = case when local is null then excluded.start else start end,
       finish = case when local is null then excluded.finish else finish end
     where record is not excluded.record and ${isNotOlder}`,
    [JSON.stringify(live)],
  );
  for (const trip of trips) {
    if (trip.deleted_at != null) await buryTrip(transaction, trip.id);
  }
}

/**
 * After the list was read whole: trips of the service that it does not name are gone. Not those that changed after
 * `asOf` (Unix seconds): they were made while the list was under way.
 */
export async function keepOnlyTrips(
  transaction: Transaction,
  ids: readonly string[],
  asOf: number,
): Promise<void> {
  const gone = await transaction.all<{ id: string }>(
    `select id from trips where record is not null and id not in (select value from json_each(?))
       and unixepoch(record ->> '$.updated_at') < ?`,
    [JSON.stringify(ids), asOf],
  );
  for (const { id } of gone) await forgetTrip(transaction, id);
}

/** The service has removed it, or was told to. */
export async function buryTrip(transaction: Transaction, id: string): Promise<void> {
  await transaction.run('insert into removed_trips (id) values (?) on conflict (id) do nothing', [id]);
  await forgetTrip(transaction, id);
}

/** The trip and what was downloaded for it alone. */
export async function forgetTrip(transaction: Transaction, id: string): Promise<void> {
  await transaction.run('delete from trips where id = ?', [id]);
  await forgetDownloads(transaction, namesOf('trip', id));
  await forgetPreparations(transaction, { of: 'trip', id });
}

export async function saveLocalTrip(transaction: Transaction, trip: Trip): Promise<void> {
  await transaction.run(
    `insert into trips (id, start, finish, local) values (?1, ?2, ?3, ?4)
     on conflict (id) do update set start = ?2, finish = ?3, local = ?4 where local is not ?4`,
    [trip.id, trip.start, trip.finish, JSON.stringify(trip)],
  );
}

/** Nothing of the traveller's waits any more: the trip is what the service says. */
export async function dropLocalTrip(transaction: Transaction, id: string): Promise<void> {
  await transaction.run(
    `update trips set local = null, removed = 0,
       start = coalesce(record ->> '$.start', start), finish = coalesce(record ->> '$.finish', finish)
     where id = ? and (local is not null or removed = 1)`,
    [id],
  );
  await transaction.run('delete from trips where id = ? and record is null and local is null', [id]);
}

/** One of the traveller's changes is given up: what the service says, under those of their changes that still wait. */
export async function resettleLocalTrip(transaction: Transaction, id: string): Promise<void> {
  const row = await transaction.first<{ record: string | null }>('select record from trips where id = ?', [
    id,
  ]);
  const waiting = await listEntriesOf(transaction, tripSubject(id));
  const settings = waiting.flatMap((entry) => (entry.kind === 'trip-settings' ? [entry.payload.trip] : []));
  // Of a plan that still waits the device knows no more than what it shows already.
  if (row?.record == null || settings.length < waiting.length) return;
  const trip = Object.assign(JSON.parse(row.record) as Trip, ...settings) as Trip;
  await saveLocalTrip(transaction, trip);
}

export async function hideTrip(transaction: Transaction, id: string, hidden: boolean): Promise<void> {
  await transaction.run('update trips set removed = ?2 where id = ?1 and removed <> ?2', [
    id,
    hidden ? 1 : 0,
  ]);
}

/** The service gave a trip of this device its id: what was here under the old one stands under the new one. */
export async function exchangeTrip(transaction: Transaction, localId: string, sent: Trip): Promise<void> {
  const row = await transaction.first<{ local: string | null; removed: number }>(
    'select local, removed from trips where id = ?',
    [localId],
  );
  await transaction.run('delete from trips where id = ?', [localId]);
  await saveTrips(transaction, [sent]);
  // Its destinations carry the id too.
  if (row?.local != null)
    await saveLocalTrip(transaction, JSON.parse(row.local.replaceAll(localId, sent.id)) as Trip);
  if (row?.removed === 1) await hideTrip(transaction, sent.id, true);
  await exchangePreparations(transaction, localId, sent.id);
  await exchangeBookingFiles(transaction, localId, sent.id);
}
