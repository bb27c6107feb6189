import type { Queryable } from '../../database/database';
import type { Languages } from '../../http/content-language';
import { readLocalized, type LocalizedDocument } from '../../http/documents';
import type { Lookup } from '../../http/identifiers';
import { readerOf, whatIsHeardOf } from '../alert-filters/what-is-heard-of';
import type { UserCaller } from '../../http/callers';
import type { Asked, List } from '../lists';
import { listRecords, readRecord } from '../read-records';
import { tell } from '../rendered-documents';
import { ALERTS } from './documents';

export const NEWEST_FIRST = 'alert.created_at desc, alert.id';

export function getAlert(
  database: Queryable,
  languages: Languages,
  lookup: Lookup,
): Promise<LocalizedDocument> {
  return readRecord(database, ALERTS, languages, 'alert', lookup);
}

const HEARD_OF = whatIsHeardOf('alert', 3);

/** Alerts of the past month, of the country `$1` at the moment `$2`, for whoever is `$3` and `$4`. */
export const COUNTRY_ALERTS = {
  from: 'alert_countries link join alerts alert on alert.id = link.alert_id',
  where: `link.country_id = $1
    and link.issued_at > $2::timestamptz - interval '1 month' and link.issued_at <= $2 and ${HEARD_OF.where}`,
  order: NEWEST_FIRST,
  filters: HEARD_OF.filters,
} satisfies List;

export function listCountryAlerts(
  database: Queryable,
  languages: Languages,
  reader: UserCaller,
  { countryId, now, query }: { countryId: string; now: Date } & Pick<Asked, 'query'>,
): Promise<LocalizedDocument> {
  const values = [countryId, now, ...readerOf(reader)];
  return listRecords(database, ALERTS, languages, COUNTRY_ALERTS, { values, query });
}

/** The alert, and which trips of the traveller it touches. */
export function getAlertFromPush(
  database: Queryable,
  languages: Languages,
  travellerId: string,
  lookup: Lookup,
): Promise<LocalizedDocument> {
  const told = tell(ALERTS, languages, 3);
  return readLocalized(
    database,
    'alert',
    `select '{"alert":' || ${told.document} || ',"trip_ids":' || coalesce((
       select json_agg(trip.id order by trip.start, trip.id)::text
       from trip_alerts link join traveller_trips trip on trip.id = link.trip_id
       where link.alert_id = alert.id and trip.traveller_id = $1 and trip.deleted_at is null), '[]') || '}' as document,
       ${told.spoken} as spoken
     from alerts alert ${told.join} where alert.${lookup.column} = $2`,
    [travellerId, lookup.value, ...told.values],
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
 * Ties a trip to the alerts issued during it that touch it (`alert_matches`), but for those that its company does not want. Alerts that no longer fit a
 * changed trip are untied; those that still do keep their ids.
 */
export async function matchTripAlerts(transaction: Queryable, tripId: string): Promise<void> {
  await transaction.query(
    `with matching as (
       select distinct match.alert_id as id from alert_matches match join trips trip on trip.id = match.trip_id
       where match.trip_id = $1 and match.during
         and not ((select has_filters(null, company_id) from trips where id = $1)
           and alert_left_out(match.alert_id, null, trip.company_id))),
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
    `select count(distinct link.alert_id)::integer as count from alert_countries link
     where link.country_id = any($1::uuid[])
       and link.issued_at > $2::timestamptz - interval '1 month' and link.issued_at <= $2`,
    [countryIds, now],
  );
  return row?.count ?? 0;
}
