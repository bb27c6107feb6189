import { NotificationType } from '@/contract/notification-type';

import type { Queryable } from '../database/database';
import { queueMails } from '../resources/notifications/queue-mails';
import { queuePushes, queueQuietPushes } from '../resources/notifications/queue-pushes';
import { notificationWords } from '../words/notification-words';
import type { JobRun } from './job-run';
import { collectTrips, inBatches } from './matched-trips';
import { readPublishedAlert, type PublishedAlert } from './published-alert';
import { collectPlaces, inBatchesOfPlaces, tellAtPlaces } from './tell-at-places';
import { tellTravellers } from './tell-travellers';

const MATCHES = { view: 'alert_matches', of: 'alert_id' } as const;

/**
 * Ties an alert to the trips that it touches, and tells their travellers, and those who are where it is felt. What it no longer touches is untied, and
 * notifications of it that nobody has read are taken back.
 */
export async function matchAlert(run: JobRun): Promise<void> {
  const alertId = run.job.subject_id;
  const isThere = await run.step(async (transaction) => {
    // Removed since: its trip alerts and notifications went with it.
    if (!(await readPublishedAlert(transaction, alertId, run.now()))) return false;
    await collectTrips(transaction, run, MATCHES);
    await collectPlaces(transaction, run);
    await untie(transaction, run);
    return true;
  });
  if (!isThere) return;
  await inBatches(run, MATCHES, async (transaction, trips) => {
    const now = run.now();
    // Read again with each batch: nobody is told words that were put right meanwhile.
    const alert = await readPublishedAlert(transaction, alertId, now);
    if (!alert) return;
    const tied = await tie(transaction, alertId, idsOf(trips.filter(({ during }) => during)));
    if (alert.is_over) return;
    const told = await tell(transaction, alert, idsOf(trips), now);
    await queuePushes(transaction, told, now);
    await queueMails(transaction, told, now);
    await queueQuietPushes(transaction, NotificationType.TripAlert, tied, now);
  });
  await inBatchesOfPlaces(run, async (transaction, places) => {
    const now = run.now();
    const alert = await readPublishedAlert(transaction, alertId, now);
    if (!alert || alert.is_over) return;
    const told = await tellAtPlaces(transaction, alert, places, now);
    await queuePushes(transaction, told, now);
    await queueMails(transaction, told, now);
  });
}

async function untie(transaction: Queryable, { job }: JobRun): Promise<void> {
  await transaction.query(
    `delete from trip_alerts link where link.alert_id = $2 and not exists (
       select 1 from matched_trips matched
       where matched.job_id = $1 and matched.trip_id = link.trip_id and matched.during)`,
    [job.id, job.subject_id],
  );
  await transaction.query(
    `delete from notifications
     where type = ${NotificationType.TripAlert} and data ->> 'alert_id' = $2::text and read_at is null
       and not exists (
         select 1 from matched_trips matched
         where matched.job_id = $1 and matched.trip_id = (notifications.data ->> 'trip_id')::uuid)
       -- Told of a place: only while that is where they are, and it is not touched any more.
       and (data ->> 'trip_id' is not null or exists (
         select 1 from whereabouts here
         where here.check_in_id = (notifications.data ->> 'check_in_id')::uuid and not exists (
           select 1 from alert_places place where place.alert_id = $2::uuid and place.traveller_id = here.traveller_id)))`,
    [job.id, job.subject_id],
  );
}

function idsOf(trips: readonly { id: string }[]): string[] {
  return trips.map(({ id }) => id);
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
     select gen_random_uuid(), trip.id, $1 from trips trip where trip.id = any($2::uuid[])
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
    words: notificationWords.newAlert(risk_level, headline),
    data: `jsonb_build_object(
      'trip_alert_id', (select link.id from trip_alerts link where link.trip_id = chosen.trip_id and link.alert_id = $1),
      'trip_id', chosen.trip_id, 'alert_id', $1::uuid, 'check_in_id', null)`,
  } as const;
  return tellTravellers(transaction, news, tripIds, now);
}
