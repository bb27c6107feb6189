import { randomUUID } from 'node:crypto';

import type { CalendarDate } from '@/contract/fields';

import { queryFirst, type Queryable } from '../../database/database';
import type { Languages } from '../../http/content-language';
import { arrayOf, readLocalized, type LocalizedDocument } from '../../http/documents';
import { notFound } from '../../http/failure';
import { readId } from '../../http/identifiers';
import { changedSince, search, type Asked, type List } from '../lists';
import { localizeFor } from '../rendered-documents';
import { tripDocument } from './documents';
import type { TripName } from './trip-name';
import type { TripPlan } from './trip-plan';
import { tellHelpersOf, tellHelpersOfTrip } from './tell-helpers';

const FROM_TRIPS = 'traveller_trips trip join companies company on company.id = trip.company_id';

/** Most of a trip's words are the traveller's own, so that no language is told of it. */
const selectTrip = (document: string) => `select ${document} as document, null as spoken
  from ${FROM_TRIPS} where trip.traveller_id = $1`;

/** Or whose health comments were. Most of the time none were, which is seen before any trip is looked at. */
const isChanged = (moment: string) => `trip.updated_at > ${moment}
  or (exists (select 1 from country_data where commented_at > ${moment})
    and exists (
      select 1 from destinations stay join country_data datum on datum.country_id = stay.country_id
      where stay.trip_id = trip.id and datum.commented_at > ${moment}
        and (datum.company_id = trip.company_id or datum.company_id is null)))`;

export const OWN_TRIPS = {
  from: FROM_TRIPS,
  where: 'trip.traveller_id = $1',
  order: 'trip.start, trip.id',
  filters: { since: changedSince(isChanged, 'trip.deleted_at') },
} satisfies List;

export function listTrips(
  database: Queryable,
  languages: Languages,
  travellerId: string,
  query: Asked['query'],
): Promise<LocalizedDocument> {
  const { where, values } = search(OWN_TRIPS, { values: [travellerId], query });
  const told = localizeFor(languages, values.length + 1);
  return readLocalized(
    database,
    'list',
    `select ${arrayOf(tripDocument(told.localized), OWN_TRIPS.order)} as document, null as spoken
     from ${OWN_TRIPS.from} where ${where}`,
    [...values, ...told.values],
  );
}

export function getTrip(
  database: Queryable,
  languages: Languages,
  travellerId: string,
  tripId: string,
): Promise<LocalizedDocument> {
  const told = localizeFor(languages, 3);
  return readLocalized(
    database,
    'trip',
    `${selectTrip(tripDocument(told.localized))} and trip.id = $2 and trip.deleted_at is null`,
    [travellerId, tripId, ...told.values],
  );
}

/** Whoever names a trip that is not theirs gets a 404. */
export async function requireOwnTrip(
  database: Queryable,
  travellerId: string,
  name: string,
): Promise<string> {
  const id = readId(name, 'trip');
  const found = await queryFirst(
    database,
    'select 1 as found from traveller_trips where id = $1 and traveller_id = $2 and deleted_at is null',
    [id, travellerId],
  );
  if (!found) throw notFound('trip');
  return id;
}

/** Ongoing or next; of several, the one that started first. */
export function getCurrentTrip(
  database: Queryable,
  languages: Languages,
  travellerId: string,
  today: CalendarDate,
): Promise<LocalizedDocument> {
  const told = localizeFor(languages, 3);
  return readLocalized(
    database,
    'trip',
    `${selectTrip(tripDocument(told.localized))} and trip.deleted_at is null and trip.finish >= $2::date
     order by trip.start, trip.created_at, trip.id limit 1`,
    [travellerId, today, ...told.values],
  );
}

export interface TripOwner {
  id: string;
  companyId: string;
}

export async function insertTrip(
  transaction: Queryable,
  owner: TripOwner,
  plan: TripPlan,
  pastAlertCount: number,
  now: Date,
): Promise<string> {
  const id = randomUUID();
  await tellHelpersOf(transaction, [owner.id], now);
  await transaction.query(
    `insert into trips (id, traveller_id, company_id, name, start, finish, trip_type, activities,
       past_alert_count, created_at, updated_at, translations)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $10, $11)`,
    [
      id,
      owner.id,
      owner.companyId,
      plan.name,
      plan.start,
      plan.finish,
      plan.tripType,
      JSON.stringify(plan.activities),
      pastAlertCount,
      now,
      JSON.stringify(plan.translations),
    ],
  );
  await insertDestinations(transaction, id, plan);
  return id;
}

export async function updateTrip(
  transaction: Queryable,
  tripId: string,
  plan: TripPlan,
  now: Date,
): Promise<void> {
  await tellHelpersOfTrip(transaction, tripId, now);
  await transaction.query(
    `update trips set name = $2, start = $3, finish = $4, trip_type = $5, activities = $6, updated_at = $7,
       translations = $8
     where id = $1`,
    [
      tripId,
      plan.name,
      plan.start,
      plan.finish,
      plan.tripType,
      JSON.stringify(plan.activities),
      now,
      JSON.stringify(plan.translations),
    ],
  );
  await transaction.query('delete from destinations where trip_id = $1', [tripId]);
  await insertDestinations(transaction, tripId, plan);
}

async function insertDestinations(transaction: Queryable, tripId: string, plan: TripPlan): Promise<void> {
  const rows = plan.destinations.map((destination, position) => ({
    id: destination.id ?? randomUUID(),
    country_id: destination.countryId,
    position,
    entry_date: destination.entry,
    exit_date: destination.exit,
    locations: destination.locations.map((location) => ({ id: randomUUID(), ...location })),
    friendly_name: destination.friendlyName ?? null,
    type: destination.type ?? null,
  }));
  await transaction.query(
    `insert into destinations (id, trip_id, country_id, position, entry_date, exit_date, locations, friendly_name, type)
     select id, $1, country_id, position, entry_date, exit_date, locations, friendly_name, type
     from jsonb_to_recordset($2::jsonb) as row(
       id uuid, country_id uuid, position integer, entry_date date, exit_date date, locations jsonb, friendly_name text,
       type smallint)`,
    [tripId, JSON.stringify(rows)],
  );
}

export interface StoredTrip extends TripName {
  id: string;
  trip_type: number;
  activities: number[];
  removed: boolean;
}

/** For a change: the row is held until the transaction ends, so two changes do not mix. */
export function findTripForChange(
  transaction: Queryable,
  travellerId: string,
  tripId: string,
): Promise<StoredTrip | null> {
  return queryFirst<StoredTrip>(
    transaction,
    `select id, name, translations, trip_type, activities, deleted_at is not null as removed
     from traveller_trips where id = $1 and traveller_id = $2 for no key update`,
    [tripId, travellerId],
  );
}

/** Until the transaction ends nobody else changes it or what it holds. */
export async function holdTrip(transaction: Queryable, tripId: string): Promise<void> {
  await transaction.query('select 1 from trips where id = $1 for no key update', [tripId]);
}

/** Gives whose travellers it was for; null where it was removed before. */
export async function removeTrip(transaction: Queryable, tripId: string, now: Date): Promise<string | null> {
  await tellHelpersOfTrip(transaction, tripId, now);
  const removed = await queryFirst<{ company_id: string }>(
    transaction,
    `update trips set deleted_at = $2, updated_at = $2 where id = $1 and deleted_at is null returning company_id`,
    [tripId, now],
  );
  return removed?.company_id ?? null;
}

/** Partners hear that it is not what it was. */
export async function touchTrip(transaction: Queryable, tripId: string, now: Date): Promise<void> {
  await transaction.query('update trips set updated_at = $2 where id = $1', [tripId, now]);
}
