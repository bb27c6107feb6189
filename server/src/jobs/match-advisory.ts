import { AdvisoryStatus } from '@/contract/advisory';
import { NotificationType } from '@/contract/notification-type';
import type { Texts } from '@/contract/translated-text';

import { queryFirst, type Queryable } from '../database/database';
import { queueMails } from '../resources/notifications/queue-mails';
import { queuePushes } from '../resources/notifications/queue-pushes';
import { sayAll } from '../resources/say';
import { notificationWords } from '../words/notification-words';
import type { JobRun } from './job-run';
import { collectTrips, inBatches } from './matched-trips';
import { tellTravellers } from './tell-travellers';

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
    if (!advisory) return false;
    if (advisory.status === AdvisoryStatus.Open) await collectTrips(transaction, run, MATCHES);
    await takeBack(transaction, run);
    return advisory.status === AdvisoryStatus.Open;
  });
  if (!isOpen) return;
  await inBatches(run, MATCHES, async (transaction, trips) => {
    const now = run.now();
    const advisory = await readAdvisory(transaction, advisoryId);
    if (!advisory) return;
    const tripIds = trips.map(({ id }) => id);
    const told = await tell(transaction, advisory, tripIds, now);
    await queuePushes(transaction, told, now);
    await queueMails(transaction, told, now);
  });
}

function readAdvisory(transaction: Queryable, id: string): Promise<PublishedAdvisory | null> {
  return queryFirst<PublishedAdvisory>(
    transaction,
    `select advisory.id, ${sayAll.text('advisory', 'headline')} as headline, advisory.status
     from advisories advisory where advisory.id = $1`,
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

function tell(
  transaction: Queryable,
  { id, headline }: PublishedAdvisory,
  tripIds: string[],
  now: Date,
): Promise<string[]> {
  const news = {
    id,
    table: 'advisories',
    type: NotificationType.TripAdvisory,
    words: notificationWords.newAdvisory(headline),
    data: `jsonb_build_object('trip_id', chosen.trip_id, 'advisory_id', $1::uuid)`,
  } as const;
  return tellTravellers(transaction, news, tripIds, now);
}
