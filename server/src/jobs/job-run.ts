import { answeringInTime } from '../database/answer-in-time';
import type { Database, Queryable } from '../database/database';
import { endingInTime } from '../database/ending-in-time';
import { LEASE_MS, leaseFrom, renewLease, type Job } from '../queue/job-queue';

/** `stopping`: the process ends. `asked-again`: what it is about has changed. `taken-over`: another process has it. */
type Reason = 'stopping' | 'asked-again' | 'taken-over';

/** The job is not done, and nothing is wrong with it. */
export class JobInterrupted extends Error {
  constructor(readonly reason: Reason) {
    super(reason);
  }
}

/** A job under way. */
export interface JobRun {
  job: Job;
  now: () => Date;
  /**
   * One transaction of the job, which holds the job against every other process as long as it lasts. Between two steps
   * a job may be stopped, or begun anew since it was asked for again.
   */
  step<Result>(work: (transaction: Queryable) => Promise<Result>): Promise<Result>;
}

export function startRun(
  database: Database,
  job: Job,
  now: () => Date,
  isStopping: () => boolean = () => false,
  limitMs = LEASE_MS,
): JobRun {
  const limited = answeringInTime(database, limitMs);
  // The embedded engine has no clock of its own: it ends no statement.
  const onServer = database.connections() !== null;
  return {
    job,
    now,
    async step(work) {
      if (isStopping()) throw new JobInterrupted('stopping');
      const lease = leaseFrom(now());
      const result = await limited.transaction(async (unlimited) => {
        const transaction = onServer ? endingInTime(unlimited, limitMs) : unlimited;
        const asked = await renewLease(transaction, job, lease);
        if (asked === null) throw new JobInterrupted('taken-over');
        if (asked !== job.asked) throw new JobInterrupted('asked-again');
        return work(transaction);
      });
      job.leased_until = lease;
      return result;
    },
  };
}
