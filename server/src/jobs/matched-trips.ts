import type { Queryable } from '../database/database';
import type { JobRun } from './job-run';

/** Few enough that requests do not wait long behind one batch on the embedded engine. */
const TRIPS_A_BATCH = 500;
const BEFORE_ALL = '00000000-0000-0000-0000-000000000000';

/** The view that says which trips the subject of a job touches, and its column of the subject. */
export type Matches =
  | { view: 'alert_matches'; of: 'alert_id' }
  | { view: 'advisory_matches'; of: 'advisory_id' }
  | { view: 'entry_requirement_matches'; of: 'entry_requirement_id' };

export interface MatchedTrip {
  id: string;
  during: boolean;
}

/** SQL: whether the company does not want its travellers to be told of what `$2` is; rules are not filtered. */
const LEFT_OUT = {
  alert_matches: 'alert_left_out($2, null, company_id)',
  advisory_matches: 'advisory_left_out($2, null, company_id)',
  entry_requirement_matches: 'false',
} satisfies Record<Matches['view'], string>;

/** SQL: whether the trip was under way when it was published; advisories and rules last, and ask nothing of the sort. */
const duringOf = ({ view }: Matches) => (view === 'alert_matches' ? 'bool_or(match.during)' : 'true');

/**
 * SQL: the trips that `$2` touches, as `touched`, of those companies that want to be told. Each company is asked once, however many trips it has.
 */
const touchedBy = (matches: Matches, condition = 'true') => `
  with matched as materialized (
    select trip.id, trip.company_id, trip.updated_at, ${duringOf(matches)} as during
    from ${matches.view} match join trips trip on trip.id = match.trip_id
    where match.${matches.of} = $2 and trip.deleted_at is null and ${condition} group by trip.id),
  companies as materialized (select distinct company_id from matched),
  willing as materialized (select company_id from companies where not ${LEFT_OUT[matches.view]}),
  touched as (
    select matched.id, matched.updated_at, matched.during from matched join willing using (company_id))`;

/** Finds the trips that a job is about, once: to look for them again with every batch would cost the square of them. */
export async function collectTrips(transaction: Queryable, run: JobRun, matches: Matches): Promise<void> {
  const { job } = run;
  await forgetTrips(transaction, run);
  await transaction.query(
    `${touchedBy(matches)}
     insert into matched_trips (job_id, trip_id, during, trip_updated_at)
     select $1::uuid, id, during, updated_at from touched`,
    [job.id, job.subject_id],
  );
}

/** Those that it was about when it was broken off. */
export async function forgetTrips(transaction: Queryable, { job }: JobRun): Promise<void> {
  await transaction.query('delete from matched_trips where job_id = $1', [job.id]);
}

/** Each batch is one step of the job. Work that is broken off begins again, and must do nothing twice. */
export async function inBatches(
  run: JobRun,
  matches: Matches,
  work: (transaction: Queryable, trips: MatchedTrip[]) => Promise<void>,
): Promise<void> {
  let after: string | undefined = BEFORE_ALL;
  while (after !== undefined) {
    const from: string = after;
    after = await run.step(async (transaction) => {
      const found = await listBatch(transaction, run, from);
      const changed = found.filter(({ has_changed }) => has_changed).map(({ id }) => id);
      const still = changed.length > 0 ? await lookAgain(transaction, run, matches, changed) : [];
      const trips = [...found.filter(({ has_changed }) => has_changed === false), ...still];
      if (trips.length > 0) await work(transaction, trips);
      return found.length < TRIPS_A_BATCH ? undefined : found.at(-1)?.id;
    });
  }
}

/** `has_changed` is null where the trip is gone. */
function listBatch(
  transaction: Queryable,
  { job }: JobRun,
  after: string,
): Promise<(MatchedTrip & { has_changed: boolean | null })[]> {
  return transaction.query(
    `select matched.trip_id as id, matched.during, trip.updated_at <> matched.trip_updated_at as has_changed
     from (
       select trip_id, during, trip_updated_at from matched_trips
       where job_id = $1 and trip_id > $2 order by trip_id limit $3) matched
     left join trips trip on trip.id = matched.trip_id and trip.deleted_at is null
     order by matched.trip_id`,
    [job.id, after, TRIPS_A_BATCH],
  );
}

/** Which of trips that were changed since it touches now. */
export function lookAgain(
  transaction: Queryable,
  { job }: JobRun,
  matches: Matches,
  tripIds: readonly string[],
): Promise<MatchedTrip[]> {
  return transaction.query(
    `${touchedBy(matches, 'trip.id = any($1::uuid[])')}
     select id, during from touched`,
    [tripIds, job.subject_id],
  );
}
