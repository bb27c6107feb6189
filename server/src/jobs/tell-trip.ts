import type { JobRun } from './job-run';

/** Those who help a traveller hear that there is something new about the trip that they see. The subject is the traveller. */
export async function tellTrip(run: JobRun): Promise<void> {
  await run.step((transaction) =>
    transaction.query('select raise_revisions_of_trip_seen($1)', [run.job.subject_id]),
  );
}
