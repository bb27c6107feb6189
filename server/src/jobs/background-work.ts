import type { Database } from '../database/database';
import { nextAttempt } from './backoff';
import { finishJob, postponeJob, takeJob, type Job } from './job-queue';
import { matchAdvisory } from './match-advisory';
import { matchAlert } from './match-alert';
import { checkReceipts } from './push/check-receipts';
import type { PushService } from './push/push-service';
import { sendPushes } from './push/send-pushes';
import { remindOfCheckIn } from './remind-of-check-in';

export interface WorkTools {
  database: Database;
  now: () => Date;
  /** Null where the sending is left to other processes. */
  push: PushService | null;
  log: {
    info(facts: object, words: string): void;
    error(facts: object, words: string): void;
  };
}

export type PushTools = WorkTools & { push: PushService };

/** Does whatever is due, until nothing is or `isStopping` says so. Several processes may do this at once. */
export async function doBackgroundWork(tools: WorkTools, isStopping = () => false): Promise<void> {
  while (!isStopping()) {
    const job = await takeJob(tools.database, tools.now());
    if (!job) break;
    await doJob(tools, job);
  }
  const { push } = tools;
  if (!push) return;
  while (!isStopping() && (await sendPushes({ ...tools, push })));
  while (!isStopping() && (await checkReceipts({ ...tools, push })));
}

async function doJob(tools: WorkTools, job: Job): Promise<void> {
  const { database, now, log } = tools;
  try {
    await handle(tools, job);
    await finishJob(database, job, now());
  } catch (error) {
    // Statements and values of the database can hold names and positions: only the kind of error is logged.
    const kind = error instanceof Error ? error.name : 'unknown';
    log.error({ job: job.kind, attempts: job.attempts, kind }, 'a job failed, and is tried again later');
    await postponeJob(database, job, nextAttempt(job.attempts, now()));
  }
}

function handle({ database, now }: WorkTools, { kind, subject_id: subject }: Job): Promise<void> {
  switch (kind) {
    case 'match-alert':
      return matchAlert(database, subject, now());
    case 'match-advisory':
      return matchAdvisory(database, subject, now());
    case 'remind-of-check-in':
      return remindOfCheckIn(database, subject, now());
  }
}
