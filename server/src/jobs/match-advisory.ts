import { AdvisoryStatus } from '@/contract/advisory';
import { NotificationType } from '@/contract/notification-type';
import type { Texts } from '@/contract/translated-text';

import { queryFirst, type Queryable } from '../database/database';
import { advisoryMatched } from '../events/kinds/news-events';
import { completeEvents, dropEvents, recordEvents } from '../events/record-events';
import { inAllLanguages } from '../resources/localized';
import type { JobRun } from './job-run';
import { collectTrips, inBatches } from './matched-trips';
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
  const isOpen = await run.step(async (transaction) => {
    const advisory = await readAdvisory(transaction, advisoryId);
    if (!advisory) {
      await dropEvents(transaction, run.job.id);
      return false;
    }
    if (advisory.status === AdvisoryStatus.Open) await collectTrips(transaction, run, MATCHES);
    await takeBack(transaction, run);
    if (advisory.status !== AdvisoryStatus.Open) await completeEvents(transaction, run.job.id);
    return advisory.status === AdvisoryStatus.Open;
  });
  if (!isOpen) return;
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

/** Of trips that it does not touch; a closed one touches none. */
async function takeBack(transaction: Queryable, { job }: JobRun): Promise<void> {
  await transaction.query(
    `delete from notifications
     where type = ${NotificationType.TripAdvisory} and data ->> 'advisory_id' = $2::text and read_at is null
       and not exists (
         select 1 from matched_trips matched
         where matched.job_id = $1 and matched.trip_id = (notifications.data ->> 'trip_id')::uuid)`,
    [job.id, job.subject_id],
  );
}
