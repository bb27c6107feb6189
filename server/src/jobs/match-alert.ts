import { NotificationType } from '@/contract/notification-type';
import { earliestTodayOnEarth } from '@/contract/trip-rules';

import { queryFirst, type Database, type Queryable } from '../database/database';
import { queuePushes, queueQuietPushes } from '../resources/notifications/queue-pushes';
import { inBatches } from './in-batches';

interface PublishedAlert {
  id: string;
  headline: string;
  risk_level: string;
  is_over: boolean;
}

/**
 * Ties an alert to the trips that it touches, and tells their travellers. What it no longer touches is untied, and
 * notifications of it that nobody has read are taken back.
 */
export async function matchAlert(database: Database, alertId: string, now: Date): Promise<void> {
  const alert = await queryFirst<PublishedAlert>(
    database,
    `select id, headline, risk_level, coalesce(finish < $2, false) as is_over from alerts where id = $1`,
    [alertId, now],
  );
  // Removed since: its trip alerts and notifications went with it.
  if (!alert) return;
  await database.transaction((transaction) => untie(transaction, alertId));
  const listTrips = (transaction: Queryable, after: string, limit: number) =>
    listTouchedTrips(transaction, alertId, after, limit);
  await inBatches(database, listTrips, async (transaction, tripIds) => {
    const tied = await tie(transaction, alertId, tripIds);
    if (alert.is_over) return;
    await queuePushes(transaction, await tell(transaction, alert, tripIds, now), now);
    await queueQuietPushes(transaction, NotificationType.TripAlert, tied, now);
  });
}

async function untie(transaction: Queryable, alertId: string): Promise<void> {
  await transaction.query(
    `delete from trip_alerts link where link.alert_id = $1 and link.trip_id not in (
       select trip_id from alert_matches where alert_id = $1 and during)`,
    [alertId],
  );
  await transaction.query(
    `delete from notifications
     where type = ${NotificationType.TripAlert} and data ->> 'alert_id' = $1::text and read_at is null
       and (data ->> 'trip_id')::uuid not in (select trip_id from alert_matches where alert_id = $1::uuid)`,
    [alertId],
  );
}

async function listTouchedTrips(
  transaction: Queryable,
  alertId: string,
  after: string,
  limit: number,
): Promise<string[]> {
  const rows = await transaction.query<{ id: string }>(
    `select distinct trip.id from alert_matches match join trips trip on trip.id = match.trip_id
     where match.alert_id = $1 and trip.id > $2 and trip.deleted_at is null order by trip.id limit $3`,
    [alertId, after, limit],
  );
  return rows.map(({ id }) => id);
}

interface TiedTrip {
  trip_id: string;
  trip_alert_id: string;
  alert_id: string;
}

/** Gives those that were not tied before. Only trips that were under way have trip alerts. */
function tie(transaction: Queryable, alertId: string, tripIds: string[]): Promise<TiedTrip[]> {
  return transaction.query<TiedTrip>(
    `insert into trip_alerts (id, trip_id, alert_id)
     select distinct on (trip_id) gen_random_uuid(), trip_id, alert_id from alert_matches
     where alert_id = $1 and trip_id = any($2::uuid[]) and during
     on conflict (trip_id, alert_id) do nothing
     returning trip_id, id as trip_alert_id, alert_id`,
    [alertId, tripIds],
  );
}

/**
 * One notification for each traveller, however many of their trips it touches. Trips planned after the alert was issued
 * do not count: it stood in them from the start.
 */
async function tell(
  transaction: Queryable,
  alert: PublishedAlert,
  tripIds: string[],
  now: Date,
): Promise<string[]> {
  const told = await transaction.query<{ id: string }>(
    `with chosen as (
       select distinct on (trip.traveller_id) trip.traveller_id, trip.id as trip_id, trip.company_id
       from trips trip join alerts alert on alert.id = $1
       where trip.id = any($2::uuid[]) and not trip.muted and trip.finish >= $3::date
         and trip.created_at <= alert.created_at
       order by trip.traveller_id, trip.start, trip.id),
     told as (
       insert into notices (traveller_id, type, subject_id)
       select traveller_id, ${NotificationType.TripAlert}, $1 from chosen
       on conflict do nothing returning traveller_id)
     insert into notifications (id, traveller_id, company_id, type, title, body, data, created_at, updated_at)
     select gen_random_uuid(), chosen.traveller_id, chosen.company_id, ${NotificationType.TripAlert}, $4, $5,
       jsonb_build_object('trip_alert_id', link.id, 'trip_id', chosen.trip_id, 'alert_id', $1::uuid,
         'check_in_id', null), $6, $6
     from told join chosen using (traveller_id)
     left join trip_alerts link on link.trip_id = chosen.trip_id and link.alert_id = $1
     returning id`,
    [
      alert.id,
      tripIds,
      earliestTodayOnEarth(now),
      `New alert: ${alert.risk_level} risk`,
      alert.headline,
      now,
    ],
  );
  return told.map(({ id }) => id);
}
