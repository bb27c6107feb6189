import { queryFirst, type Queryable } from '../../database/database';
import { tellHelpersOf } from './tell-helpers';

/** Those who are of the trip now, in the order in which they came. */
export async function listTravellersOf(transaction: Queryable, tripId: string): Promise<string[]> {
  const rows = await transaction.query<{ traveller_id: string }>(
    `select traveller_id from trip_travellers where trip_id = $1 and left_at is null
     order by joined_at, traveller_id`,
    [tripId],
  );
  return rows.map(({ traveller_id }) => traveller_id);
}

/**
 * Holds these until the transaction ends, after the trip. Whoever writes about several takes all of them first, in one order: else two of whom
 * each has one would wait for the other.
 */
export async function holdTravellers(transaction: Queryable, travellerIds: readonly string[]): Promise<void> {
  await transaction.query(
    'select 1 from travellers where id = any($1::uuid[]) order by id for no key update',
    [travellerIds],
  );
}

/** Whoever was of it before, and left, comes anew. */
export async function joinTrip(
  transaction: Queryable,
  tripId: string,
  travellerIds: readonly string[],
  now: Date,
): Promise<void> {
  await tellHelpersOf(transaction, travellerIds, now);
  await transaction.query(
    `insert into trip_travellers as kept (trip_id, traveller_id, joined_at, changed_at)
     select $1, id, $3, $3 from unnest($2::uuid[]) id order by id
     on conflict (trip_id, traveller_id) do update set
       left_at = null, muted = false, read = false, joined_at = excluded.joined_at, changed_at = excluded.changed_at
     where kept.left_at is not null`,
    [tripId, travellerIds, now],
  );
}

/** The others go on with it. */
export async function leaveTrip(
  transaction: Queryable,
  tripId: string,
  travellerIds: readonly string[],
  now: Date,
): Promise<void> {
  await tellHelpersOf(transaction, travellerIds, now);
  await transaction.query(
    `update trip_travellers set left_at = $3, changed_at = $3
     where trip_id = $1 and traveller_id = any($2::uuid[]) and left_at is null`,
    [tripId, travellerIds, now],
  );
  await handOn(transaction, 'trip.id = $1', [tripId]);
}

/** Holds the trips of a traveller until the transaction ends. Whoever writes takes trips first, and then, by their revision, travellers. */
export async function holdTripsOf(transaction: Queryable, travellerId: string): Promise<void> {
  await transaction.query(
    `select 1 from trips where id in (select trip_id from trip_travellers where traveller_id = $1)
     order by id for no key update`,
    [travellerId],
  );
}

/** Holds a traveller and those who go on trips with them, whose revisions rise when the traveller leaves. The trips are held. */
export async function holdFellowsOf(transaction: Queryable, travellerId: string): Promise<void> {
  await transaction.query(
    `select 1 from travellers where id in (
       select $1::uuid union
       select fellow.traveller_id from trip_travellers own join trip_travellers fellow on fellow.trip_id = own.trip_id
       where own.traveller_id = $1 and own.left_at is null and fellow.left_at is null)
     order by id for no key update`,
    [travellerId],
  );
}

/** Who goes for good leaves the trips that others are of; those that are theirs alone are removed. */
export async function leaveAllTrips(transaction: Queryable, travellerId: string, now: Date): Promise<void> {
  await transaction.query(
    `update trips trip set deleted_at = $2, updated_at = $2
     where trip.deleted_at is null
       and trip.id in (select trip_id from trip_travellers where traveller_id = $1 and left_at is null)
       and not exists (select 1 from ${OTHERS})`,
    [travellerId, now],
  );
  const left = await transaction.query<{ trip_id: string }>(
    `update trip_travellers member set left_at = $2, changed_at = $2
     from trips trip
     where trip.id = member.trip_id and trip.deleted_at is null and member.traveller_id = $1 and member.left_at is null
     returning member.trip_id`,
    [travellerId, now],
  );
  const tripIds = left.map(({ trip_id }) => trip_id);
  await handOn(transaction, 'trip.id = any($1::uuid[])', [tripIds]);
  await transaction.query('update trips set updated_at = $2 where id = any($1::uuid[])', [tripIds, now]);
}

/** SQL: the others who are of the trip `trip`, beside whoever is `$1`. */
const OTHERS = `trip_travellers other
  where other.trip_id = trip.id and other.traveller_id <> $1 and other.left_at is null`;

/** Nothing says that they were ever of it. What nobody else is, or was, of goes with them. */
export async function eraseFromTrips(transaction: Queryable, travellerId: string): Promise<void> {
  await transaction.query('delete from trip_travellers where traveller_id = $1', [travellerId]);
  await transaction.query(
    `delete from trips where traveller_id = $1
       and not exists (select 1 from trip_travellers other where other.trip_id = trips.id)`,
    [travellerId],
  );
  // Those who left it are still told that it is gone.
  await transaction.query(
    `update trips trip set deleted_at = (select max(left_at) from trip_travellers where trip_id = trip.id)
     where trip.traveller_id = $1 and trip.deleted_at is null and not exists (select 1 from ${OTHERS})`,
    [travellerId],
  );
  await handOn(transaction, 'trip.traveller_id = $1', [travellerId]);
}

/** To one of the others, those first who are still of it, where the traveller whom older versions know is not of the trip any more. */
async function handOn(transaction: Queryable, which: string, values: readonly unknown[]): Promise<void> {
  await transaction.query(
    `update trips set traveller_id = next.traveller_id, muted = next.muted, read = next.read
     from (
       select distinct on (trip.id) trip.id, member.traveller_id, member.muted, member.read
       from trips trip join trip_travellers member on member.trip_id = trip.id
       where ${which}
       order by trip.id, member.left_at nulls first, member.joined_at, member.traveller_id) next
     where trips.id = next.id and trips.traveller_id <> next.traveller_id
       and not exists (
         select 1 from trip_travellers first
         where first.trip_id = trips.id and first.traveller_id = trips.traveller_id and first.left_at is null)`,
    [...values],
  );
}

/** What is theirs alone. The row of the trip is held. */
export async function updateOwnSettings(
  transaction: Queryable,
  tripId: string,
  travellerId: string,
  settings: { muted?: boolean; read?: boolean },
  now: Date,
): Promise<void> {
  const written = await queryFirst<{ muted: boolean; read: boolean }>(
    transaction,
    `update trip_travellers set muted = coalesce($3, muted), read = coalesce($4, read), changed_at = $5
     where trip_id = $1 and traveller_id = $2 returning muted, read`,
    [tripId, travellerId, settings.muted ?? null, settings.read ?? null, now],
  );
  // Where processes of an older version look.
  if (written)
    await transaction.query('update trips set muted = $3, read = $4 where id = $1 and traveller_id = $2', [
      tripId,
      travellerId,
      written.muted,
      written.read,
    ]);
}
