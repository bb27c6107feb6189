import type { Queryable } from '../../database/database';
import { arrayOf, readDocument } from '../../http/documents';
import type { Lookup } from '../../http/identifiers';

/** Trips look this far back for what happened before they begin. */
const DAYS_BEFORE_TRIP = 30;

export function getAlert(database: Queryable, lookup: Lookup): Promise<string> {
  return readDocument(database, 'alert', `select document from alerts where ${lookup.column} = $1`, [
    lookup.value,
  ]);
}

/** Alerts of the past month. */
export function listCountryAlerts(database: Queryable, countryId: string, now: Date): Promise<string> {
  return readDocument(
    database,
    'list',
    `select ${arrayOf('alert.document', 'alert.created_at desc, alert.id')} as document
     from alert_countries link join alerts alert on alert.id = link.alert_id
     where link.country_id = $1
       and alert.created_at > $2::timestamptz - interval '1 month' and alert.created_at <= $2`,
    [countryId, now],
  );
}

/** SQL: alerts that were there before the trip `trip` began, for the countries it leads to. */
const BEFORE_TRIP = `
  select distinct on (alert.created_at, alert.id) alert.id, alert.document, alert.created_at
  from destinations destination
  join alert_countries link on link.country_id = destination.country_id
  join alerts alert on alert.id = link.alert_id
  where destination.trip_id = trip.id
    and alert.created_at >= trip.start - interval '${DAYS_BEFORE_TRIP} days'
    and alert.created_at < trip.start and alert.created_at <= $3`;

const TRIP_ALERT = `
  '{"id":"' || link.id || '","incubation":' || alert.incubation::text ||
  ',"read":' || case when seen.alert_id is null then 'null' else 'true' end ||
  ',"alert_id":"' || alert.id || '","trip_id":"' || link.trip_id || '","alert":' || alert.document || '}'`;

export function listTripAlerts(
  database: Queryable,
  travellerId: string,
  tripId: string,
  now: Date,
): Promise<string> {
  return readDocument(
    database,
    'trip',
    `select '{"trip_alerts":' || (
         select ${arrayOf(TRIP_ALERT, 'alert.created_at desc, alert.id')}
         from trip_alerts link join alerts alert on alert.id = link.alert_id
         left join alert_reads seen on seen.alert_id = alert.id and seen.traveller_id = $1
         where link.trip_id = trip.id) ||
       ',"past_alerts":' || (
         select ${arrayOf('past.document', 'past.created_at desc, past.id')} from (${BEFORE_TRIP}) past) ||
       '}' as document
     from trips trip
     where trip.id = $2 and trip.traveller_id = $1 and trip.deleted_at is null`,
    [travellerId, tripId, now],
  );
}

/** The alert, and which trips of the traveller it touches. */
export function getAlertFromPush(database: Queryable, travellerId: string, lookup: Lookup): Promise<string> {
  return readDocument(
    database,
    'alert',
    `select '{"alert":' || alert.document || ',"trip_ids":' || coalesce((
       select json_agg(trip.id order by trip.start, trip.id)::text
       from trip_alerts link join trips trip on trip.id = link.trip_id
       where link.alert_id = alert.id and trip.traveller_id = $1 and trip.deleted_at is null), '[]') || '}' as document
     from alerts alert where alert.${lookup.column} = $2`,
    [travellerId, lookup.value],
  );
}

/** False where there is no such alert. Once read, an alert stays read since its first time. */
export async function markAlertRead(
  transaction: Queryable,
  travellerId: string,
  lookup: Lookup,
  now: Date,
): Promise<boolean> {
  const [alert] = await transaction.query<{ id: string }>(
    `select id from alerts where ${lookup.column} = $1`,
    [lookup.value],
  );
  if (!alert) return false;
  await transaction.query(
    'insert into alert_reads (traveller_id, alert_id, read_at) values ($1, $2, $3) on conflict do nothing',
    [travellerId, alert.id, now],
  );
  return true;
}

/**
 * Ties a trip to the alerts issued during it, for the countries and days of its destinations. Alerts that no
 * longer fit a changed trip are untied; those that still do keep their ids.
 */
export async function matchTripAlerts(transaction: Queryable, tripId: string): Promise<void> {
  await transaction.query(
    `with matching as (
       select distinct alert.id
       from trips trip
       join destinations destination on destination.trip_id = trip.id
       join alert_countries link on link.country_id = destination.country_id
       join alerts alert on alert.id = link.alert_id
       where trip.id = $1
         and alert.created_at >= trip.start and alert.created_at < trip.finish + 1
         and (alert.start is null or alert.start < destination.exit_date + 1)
         and (alert.finish is null or alert.finish >= destination.entry_date)),
     untied as (
       delete from trip_alerts where trip_id = $1 and alert_id not in (select id from matching))
     insert into trip_alerts (id, trip_id, alert_id)
     select gen_random_uuid(), $1, id from matching
     on conflict (trip_id, alert_id) do nothing`,
    [tripId],
  );
}

/** How many alerts of the past month these countries have. */
export async function countAlerts(
  transaction: Queryable,
  countryIds: readonly string[],
  now: Date,
): Promise<number> {
  const [row] = await transaction.query<{ count: number }>(
    `select count(distinct alert.id)::integer as count
     from alert_countries link join alerts alert on alert.id = link.alert_id
     where link.country_id = any($1::uuid[])
       and alert.created_at > $2::timestamptz - interval '1 month' and alert.created_at <= $2`,
    [countryIds, now],
  );
  return row?.count ?? 0;
}
