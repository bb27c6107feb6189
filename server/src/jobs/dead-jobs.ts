import type { Queryable } from '../database/database';

export interface DeadJob {
  id: string;
  kind: string;
  subject_id: string;
  attempts: number;
  last_failure: string | null;
  died_at: Date;
}

/** Those that failed too often, the newest first. */
export function listDeadJobs(database: Queryable): Promise<DeadJob[]> {
  return database.query<DeadJob>(
    `select id, kind, subject_id, attempts, last_failure, died_at from jobs
     where died_at is not null order by died_at desc, id`,
  );
}

/** Lets these be tried again, or all of them; gives how many. */
export async function retryDeadJobs(
  database: Queryable,
  ids: readonly string[] | 'all',
  now: Date,
): Promise<number> {
  const revived = await database.query(
    `update jobs set died_at = null, attempts = 0, due_at = $1
     where died_at is not null and ($2::uuid[] is null or id = any($2::uuid[])) returning 1 as revived`,
    [now, ids === 'all' ? null : ids],
  );
  return revived.length;
}
