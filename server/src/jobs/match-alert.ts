import { NotificationType } from '@/contract/notification-type';
import type { Texts } from '@/contract/translated-text';

import type { Queryable } from '../database/database';
import { monitorAlertMatched } from '../events/kinds/monitor-events';
import { alertMatched } from '../events/kinds/news-events';
import { recordCompanyEvent } from '../events/record-company-event';
import { completeEvents, dropEvents, recordEvents } from '../events/record-events';
import type { JobRun } from './job-run';
import { collectTrips, inBatches } from './matched-trips';
import { removeInBatches, type Outdated } from './no-longer-touched';
import { readPublishedAlert } from './published-alert';
import { collectPlaces, inBatchesOfPlaces, tellAtPlaces } from './tell-at-places';
import { findTouchedByTrip } from './touched-by-trip';

const MATCHES = { view: 'alert_matches', of: 'alert_id' } as const;

/**
 * Ties an alert to the trips that it touches, and tells their travellers, and those who are where it is felt. What it no longer touches is untied, and
 * notifications of it that nobody has read are taken back.
 */
export async function matchAlert(run: JobRun): Promise<void> {
  const alertId = run.job.subject_id;
  const outdated = await run.step(async (transaction) => {
    // Removed since: its trip alerts and notifications go after it.
    if (!(await readPublishedAlert(transaction, alertId, run.now()))) {
      await dropEvents(transaction, run.job.id);
      return null;
    }
    await collectTrips(transaction, run, MATCHES);
    await collectPlaces(transaction, run);
    return { ties: await findTies(transaction, run), told: await findTold(transaction, run) };
  });
  if (!outdated) return;
  await removeInBatches(run, outdated.ties, {
    matches: MATCHES,
    staysWith: ({ during }) => during,
    remove: (transaction, ids) =>
      transaction.query('delete from trip_alerts where id = any($1::uuid[])', [ids]),
  });
  await removeInBatches(run, outdated.told, {
    matches: MATCHES,
    staysWith: () => true,
    remove: (transaction, ids) => takeBack(transaction, alertId, ids),
  });
  await inBatches(run, MATCHES, async (transaction, trips) => {
    const now = run.now();
    // Read again with each batch: nobody is told words that were put right meanwhile.
    const alert = await readPublishedAlert(transaction, alertId, now);
    if (!alert) return;
    const tied = await tie(transaction, alertId, idsOf(trips.filter(({ during }) => during)));
    if (alert.is_over) return;
    const news = { id: alertId, table: 'alerts', type: alertMatched.type } as const;
    const touched = await findTouchedByTrip(transaction, news, idsOf(trips), tied, now);
    const concerned = touched.map(({ trip_alert_id, ...traveller }) => ({
      ...traveller,
      data: { trip_alert_id, trip_id: traveller.trip_id, alert_id: alertId, check_in_id: null },
    }));
    await recordEvents(transaction, alertMatched, { about: alert, concerned, gatheredBy: run.job.id }, now);
  });
  await inBatchesOfPlaces(run, async (transaction, places) => {
    const now = run.now();
    const alert = await readPublishedAlert(transaction, alertId, now);
    if (!alert || alert.is_over) return;
    await tellAtPlaces(transaction, alert, places, now, run.job.id);
  });
  await run.step(async (transaction) => {
    await tellWatchers(transaction, run);
    await completeEvents(transaction, run.job.id);
  });
}

/** Those of companies who watch over travels: once for all whom it was found to touch. */
async function tellWatchers(transaction: Queryable, { job, now }: JobRun): Promise<void> {
  const touched = await transaction.query<{ company_id: string; headline: Texts; travellers: number }>(
    `select event.company_id, event.about -> 'headline' as headline, count(distinct whom.traveller_id)::integer as travellers
     from events event join event_travellers whom on whom.event_id = event.id
     where event.gathered_by = $1 group by event.id order by event.company_id`,
    [job.id],
  );
  for (const { company_id, ...about } of touched)
    await recordCompanyEvent(transaction, monitorAlertMatched, company_id, about, now());
}

/** Of trips that it touches no more. */
function findTies(transaction: Queryable, { job }: JobRun): Promise<Outdated[]> {
  return transaction.query<Outdated>(
    `select link.id, link.trip_id, trip.updated_at::text as trip_updated_at
     from trip_alerts link left join trips trip on trip.id = link.trip_id
     where link.alert_id = $2 and not exists (
       select 1 from matched_trips matched
       where matched.job_id = $1 and matched.trip_id = link.trip_id and matched.during)`,
    [job.id, job.subject_id],
  );
}

/** SQL: told of a place, `$1` does not touch it any more, and it is still where they are. */
const IS_OF_LEFT_PLACE = `exists (
  select 1 from whereabouts here
  where here.check_in_id = (told.data ->> 'check_in_id')::uuid and not exists (
    select 1 from alert_places place where place.alert_id = $1::uuid and place.traveller_id = here.traveller_id))`;

/** Unread, of trips that it touches no more, and of places. */
function findTold(transaction: Queryable, { job }: JobRun): Promise<Outdated[]> {
  return transaction.query<Outdated>(
    `select told.id, trip.id as trip_id, trip.updated_at::text as trip_updated_at
     from notifications told left join trips trip on trip.id = (told.data ->> 'trip_id')::uuid
     where told.type = ${NotificationType.TripAlert} and told.data ->> 'alert_id' = $1::text and told.read_at is null
       and not exists (
         select 1 from matched_trips matched
         where matched.job_id = $2 and matched.trip_id = (told.data ->> 'trip_id')::uuid)
       and (told.data ->> 'trip_id' is not null or ${IS_OF_LEFT_PLACE})`,
    [job.subject_id, job.id],
  );
}

/** What was read meanwhile stays, and what is felt again where they are. */
function takeBack(transaction: Queryable, alertId: string, ids: readonly string[]): Promise<unknown> {
  return transaction.query(
    `delete from notifications told
     where told.id = any($2::uuid[]) and told.read_at is null
       and (told.data ->> 'trip_id' is not null or ${IS_OF_LEFT_PLACE})`,
    [alertId, ids],
  );
}

function idsOf(trips: readonly { id: string }[]): string[] {
  return trips.map(({ id }) => id);
}

/** Gives those that were not tied before. Only trips that were under way have trip alerts. */
async function tie(transaction: Queryable, alertId: string, tripIds: string[]): Promise<string[]> {
  const tied = await transaction.query<{ trip_id: string }>(
    `insert into trip_alerts (id, trip_id, alert_id)
     select gen_random_uuid(), trip.id, $1 from trips trip where trip.id = any($2::uuid[])
     on conflict (trip_id, alert_id) do nothing
     returning trip_id`,
    [alertId, tripIds],
  );
  return tied.map(({ trip_id }) => trip_id);
}
