import type { Queryable } from '../../database/database';
import { completeEvents } from '../../events/record-events';
import { addJobs } from '../../queue/job-queue';

/** Whoever tells of it at this moment stops, and begins again. Of whom they have told by then is an event by itself: in one that goes on nobody is told twice. */
export async function beginTelling(transaction: Queryable, ruleId: string, now: Date): Promise<void> {
  await addJobs(transaction, 'match-entry-requirement', [ruleId], now);
  const jobs = await transaction.query<{ id: string }>(
    `select id from jobs where kind = 'match-entry-requirement' and subject_id = $1`,
    [ruleId],
  );
  for (const { id } of jobs) await completeEvents(transaction, id);
}

/** What they were told before is taken back first, by a lane of the background work, which then begins the telling. */
export async function tellAnew(transaction: Queryable, ruleId: string, now: Date): Promise<void> {
  await transaction.query(
    `insert into changed_rules (id, changed_at) values ($1, $2)
     on conflict (id) do update set changed_at = excluded.changed_at`,
    [ruleId, now],
  );
  await beginTelling(transaction, ruleId, now);
}
