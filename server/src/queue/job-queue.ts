import { queryFirst, type Queryable } from '../database/database';

export type JobKind =
  | 'match-alert'
  | 'match-advisory'
  | 'match-entry-requirement'
  | 'match-check-in'
  | 'tell-trip'
  | 'remind-of-check-in'
  | 'send-mail'
  | 'read-itinerary-mail'
  | 'tell-of-slow-mail';

/** What waits in one lane never waits for what is in another. */
export type Lane = 'urgent' | 'matching' | 'whereabouts' | 'mail' | 'itineraries';

const LANE_OF: Record<JobKind, Lane> = {
  'match-alert': 'matching',
  'match-advisory': 'matching',
  'match-entry-requirement': 'matching',
  // There are as many as people who say that they are safe: not before the next alert.
  'match-check-in': 'whereabouts',
  'tell-trip': 'whereabouts',
  'remind-of-check-in': 'urgent',
  'send-mail': 'mail',
  'read-itinerary-mail': 'itineraries',
  // Not behind the mails that take long.
  'tell-of-slow-mail': 'urgent',
};

export interface Job {
  id: string;
  kind: JobKind;
  subject_id: string;
  attempts: number;
  asked: number;
  /** Until then it belongs to whoever took it. */
  leased_until: Date;
}

/** Longer than any step of a job takes: a process that has not come back by then has died. */
export const LEASE_MS = 5 * 60_000;

/** In the transaction that makes the work necessary, so that neither is there without the other. */
export async function addJobs(
  transaction: Queryable,
  kind: JobKind,
  subjectIds: readonly string[],
  dueAt: Date,
): Promise<void> {
  await transaction.query(
    `insert into jobs (kind, subject_id, due_at) select $1, subject_id, $3 from unnest($2::uuid[]) subject_id
     on conflict (kind, subject_id) do update set
       due_at = least(jobs.due_at, excluded.due_at), asked = jobs.asked + 1, attempts = 0, died_at = null`,
    [kind, subjectIds, dueAt],
  );
}

/** The job of this lane that has waited longest, for this process alone; null when none is due. */
export function takeJob(database: Queryable, lane: Lane, now: Date): Promise<Job | null> {
  const kinds = Object.entries(LANE_OF).flatMap(([kind, its]) => (its === lane ? [kind] : []));
  return queryFirst<Job>(
    database,
    'select id, kind, subject_id, attempts, asked, leased_until from take_job($1, $2, $3)',
    [kinds, now, leaseFrom(now)],
  );
}

/** Holds the job's row until the transaction ends. Gives how often it was asked for; null where another process has it. */
export async function renewLease(transaction: Queryable, job: Job, until: Date): Promise<number | null> {
  const row = await queryFirst<{ asked: number }>(
    transaction,
    'update jobs set due_at = $3, leased_until = $3 where id = $1 and leased_until = $2 returning asked',
    [job.id, job.leased_until, until],
  );
  return row?.asked ?? null;
}

export function leaseFrom(now: Date): Date {
  return new Date(now.getTime() + LEASE_MS);
}

/** Unless it was asked for again meanwhile: then it is due once more. */
export async function finishJob(database: Queryable, job: Job, now: Date): Promise<void> {
  const done = await database.query('delete from jobs where id = $1 and asked = $2 returning 1 as done', [
    job.id,
    job.asked,
  ]);
  if (done.length === 0) await returnJob(database, job, now);
}

/** Whoever comes next may take it; it did not fail. */
export async function returnJob(database: Queryable, job: Job, now: Date): Promise<void> {
  await database.query(
    `update jobs set due_at = $2, leased_until = null, attempts = greatest(attempts - 1, 0)
     where id = $1 and leased_until = $3`,
    [job.id, now, job.leased_until],
  );
}

export async function postponeJob(
  database: Queryable,
  job: Job,
  until: Date,
  failure: string,
): Promise<void> {
  await database.query(
    'update jobs set due_at = $2, leased_until = null, last_failure = $4 where id = $1 and leased_until = $3',
    [job.id, until, job.leased_until, failure],
  );
}

export async function buryJob(database: Queryable, job: Job, now: Date, failure: string): Promise<void> {
  await database.query(
    'update jobs set died_at = $2, leased_until = null, last_failure = $4 where id = $1 and leased_until = $3',
    [job.id, now, job.leased_until, failure],
  );
}
