import { NotificationType } from '@/contract/notification-type';

import { queryFirst, type Database, type Queryable } from '../database/database';
import { queuePushes, queueQuietPushes } from '../resources/notifications/queue-pushes';
import { inBatches } from './in-batches';
import { tellTravellers } from './tell-travellers';

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

function tell(
  transaction: Queryable,
  { id, headline, risk_level }: PublishedAlert,
  tripIds: string[],
  now: Date,
): Promise<string[]> {
  const news = {
    id,
    table: 'alerts',
    type: NotificationType.TripAlert,
    title: `New alert: ${risk_level} risk`,
    body: headline,
    data: `jsonb_build_object(
      'trip_alert_id', (select link.id from trip_alerts link where link.trip_id = chosen.trip_id and link.alert_id = $1),
      'trip_id', chosen.trip_id, 'alert_id', $1::uuid, 'check_in_id', null)`,
  } as const;
  return tellTravellers(transaction, news, tripIds, now);
}
