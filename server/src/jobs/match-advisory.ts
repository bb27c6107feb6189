import { AdvisoryStatus } from '@/contract/advisory';
import { NotificationType } from '@/contract/notification-type';
import type { Texts } from '@/contract/translated-text';

import { queryFirst, type Queryable } from '../database/database';
import { advisoryMatched } from '../events/kinds/news-events';
import { completeEvents, dropEvents, recordEvents } from '../events/record-events';
import { inAllLanguages } from '../resources/localized';
import type { JobRun } from './job-run';
import { collectTrips, forgetTrips, inBatches } from './matched-trips';
import { removeInBatches, type Outdated } from './no-longer-touched';
import { findTouchedByTrip } from './touched-by-trip';

interface PublishedAdvisory {
  id: string;
  headline: Texts;
  status: number;
}

const MATCHES = { view: 'advisory_matches', of: 'advisory_id' } as const;

/** Tells the travellers whose trips an open advisory touches; takes back what nobody has read of a closed one. */
export async function matchAdvisory(run: JobRun): Promise<void> {
  const advisoryId = run.job.subject_id;
  const found = await run.step(async (transaction) => {
    const advisory = await readAdvisory(transaction, advisoryId);
    if (!advisory) {
      await dropEvents(transaction, run.job.id);
      return null;
    }
    const isOpen = advisory.status === AdvisoryStatus.Open;
    // A closed one touches no trip, also none that was found while it was open.
    if (isOpen) await collectTrips(transaction, run, MATCHES);
    else await forgetTrips(transaction, run);
    return { isOpen, told: await findTold(transaction, run) };
  });
  if (!found) return;
  const staysWith = () => found.isOpen;
  await removeInBatches(run, found.told, { matches: MATCHES, staysWith, remove: takeBack });
  await inBatches(run, MATCHES, async (transaction, trips) => {
    const now = run.now();
    const advisory = await readAdvisory(transaction, advisoryId);
    if (!advisory) return;
    const news = { id: advisoryId, table: 'advisories', type: advisoryMatched.type } as const;
    const tripIds = trips.map(({ id }) => id);
    const touched = await findTouchedByTrip(transaction, news, tripIds, [], now);
    const concerned = touched.map(({ trip_alert_id: _none, ...traveller }) => ({
      ...traveller,
      data: { trip_id: traveller.trip_id, advisory_id: advisoryId },
    }));
    await recordEvents(
      transaction,
      advisoryMatched,
      { about: advisory, concerned, gatheredBy: run.job.id },
      now,
    );
  });
  await run.step((transaction) => completeEvents(transaction, run.job.id));
}

function readAdvisory(transaction: Queryable, id: string): Promise<PublishedAdvisory | null> {
  return queryFirst<PublishedAdvisory>(
    transaction,
    `select advisory.id, ${inAllLanguages.text('advisory', 'headline')} as headline, advisory.status
     from advisories advisory where advisory.id = $1
     for key share of advisory`,
    [id],
  );
}

/** Unread, of trips that it does not touch. */
function findTold(transaction: Queryable, { job }: JobRun): Promise<Outdated[]> {
  return transaction.query<Outdated>(
    `select told.id, trip.id as trip_id, trip.updated_at::text as trip_updated_at
     from notifications told left join trips trip on trip.id = (told.data ->> 'trip_id')::uuid
     where told.type = ${NotificationType.TripAdvisory} and told.data ->> 'advisory_id' = $2::text and told.read_at is null
       and not exists (
         select 1 from matched_trips matched
         where matched.job_id = $1 and matched.trip_id = (told.data ->> 'trip_id')::uuid)`,
    [job.id, job.subject_id],
  );
}

/** What was read meanwhile stays. */
function takeBack(transaction: Queryable, ids: readonly string[]): Promise<unknown> {
  return transaction.query('delete from notifications where id = any($1::uuid[]) and read_at is null', [ids]);
}
