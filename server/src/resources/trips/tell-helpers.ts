import type { Queryable } from '../../database/database';
import { addJobs } from '../../queue/job-queue';

/** SQL: who of the travellers `asking` waits for help. */
const OPEN = `select distinct issue.traveller_id as id from issues issue where issue.status < 3 and issue.traveller_id in`;

/**
 * The trip of these travellers is about to change, which whoever helps one of them sees with the request. Before anything holds the travellers'
 * revisions: the job holds itself first, and then those.
 */
export async function tellHelpersOf(
  transaction: Queryable,
  travellerIds: readonly string[],
  now: Date,
): Promise<void> {
  await tell(transaction, `${OPEN} (select unnest($1::uuid[]))`, travellerIds, now);
}

/** The same for all who are of the trip. */
export async function tellHelpersOfTrip(transaction: Queryable, tripId: string, now: Date): Promise<void> {
  const members = `${OPEN} (select traveller_id from trip_travellers where trip_id = $1 and left_at is null)`;
  await tell(transaction, members, tripId, now);
}

async function tell(transaction: Queryable, sql: string, value: unknown, now: Date): Promise<void> {
  const waiting = await transaction.query<{ id: string }>(sql, [value]);
  const ids = waiting.map(({ id }) => id).sort();
  if (ids.length > 0) await addJobs(transaction, 'tell-trip', ids, now);
}
