import { queryFirst, type Queryable } from '../database/database';

export type JobKind = 'match-alert' | 'match-advisory' | 'remind-of-check-in';

export interface Job {
  id: string;
  kind: JobKind;
  subject_id: string;
  attempts: number;
  asked: number;
}

/** Longer than any piece of work takes: a process that has not come back by then has died. */
const LEASE_MS = 5 * 60_000;

/** In the transaction that makes the work necessary, so that neither is there without the other. */
export async function addJob(
  transaction: Queryable,
  kind: JobKind,
  subjectId: string,
  dueAt: Date,
): Promise<void> {
  await transaction.query(
    `insert into jobs (kind, subject_id, due_at) values ($1, $2, $3)
     on conflict (kind, subject_id) do update set
       due_at = least(jobs.due_at, excluded.due_at), asked = jobs.asked + 1, attempts = 0`,
    [kind, subjectId, dueAt],
  );
}

/** The job that has waited longest, for this process alone; null when none is due. */
export function takeJob(database: Queryable, now: Date): Promise<Job | null> {
  return queryFirst<Job>(
    database,
    `update jobs set due_at = $2, attempts = attempts + 1
     where id = (select id from jobs where due_at <= $1 order by due_at, id limit 1 for update skip locked)
     returning id, kind, subject_id, attempts, asked`,
    [now, new Date(now.getTime() + LEASE_MS)],
  );
}

/** Unless it was asked for again meanwhile: then it is due once more. */
export async function finishJob(database: Queryable, job: Job, now: Date): Promise<void> {
  const done = await database.query('delete from jobs where id = $1 and asked = $2 returning 1 as done', [
    job.id,
    job.asked,
  ]);
  if (done.length === 0) await postponeJob(database, job, now);
}

export async function postponeJob(database: Queryable, job: Job, until: Date): Promise<void> {
  await database.query('update jobs set due_at = $2 where id = $1', [job.id, until]);
}
