import { randomUUID } from 'node:crypto';

import { queryOne, type Database } from '../src/database/database';
import { DatabaseTooSlow } from '../src/database/answer-in-time';
import { openServerDatabase, PATIENT } from '../src/database/server-database';
import { startRun } from '../src/jobs/job-run';
import { addJobs, postponeJob, takeJob, type Job } from '../src/queue/job-queue';
import { databaseUrl } from './support/postgres';
import { SAMPLE_MOMENT } from './support/sample-moment';
import { openTestDatabase } from './support/test-database';

declare const serviceEngine: 'embedded' | 'postgres';

const LIMIT_MS = 1000;

describe('a step of a job', () => {
  let prepared: Database;
  /** As the background has it, with more time for a statement than a step may take. */
  let patient: Database;
  let job: Job;
  beforeEach(async () => {
    prepared = await openTestDatabase();
    patient = await openAnother({ ...PATIENT, connections: 2 });
    await prepared.query('delete from jobs');
    await addJobs(prepared, 'match-alert', [randomUUID()], SAMPLE_MOMENT);
    const taken = await takeJob(prepared, 'matching', SAMPLE_MOMENT);
    if (!taken) throw new Error('the job is due');
    job = taken;
  });
  afterEach(async () => {
    if (patient !== prepared) await patient.close();
    await prepared.close();
  });

  async function openAnother(pace: Parameters<typeof openServerDatabase>[1]): Promise<Database> {
    if (serviceEngine === 'embedded') return prepared;
    const { name } = await queryOne<{ name: string }>(prepared, 'select current_database()::text as name');
    return openServerDatabase(databaseUrl(name), pace);
  }
  const run = () =>
    startRun(
      patient,
      job,
      () => SAMPLE_MOMENT,
      () => false,
      LIMIT_MS,
    );

  it('leaves the limits of its connection as they were', async () => {
    const before = await patient.query(`select current_setting('statement_timeout') as limit`);
    await run().step((transaction) => transaction.query('select 1'));
    expect(await patient.query(`select current_setting('statement_timeout') as limit`)).toEqual(before);
  });

  // The embedded engine has no clock of its own, and nobody to wait for.
  if (serviceEngine === 'postgres') {
    /** By somebody who waits for no lock. */
    async function postpone(): Promise<void> {
      const hurried = await openAnother({ connections: 1, lockMs: 50 });
      await postponeJob(hurried, job, SAMPLE_MOMENT, '57014');
      await hurried.close();
      const row = await queryOne(prepared, 'select last_failure, leased_until from jobs');
      expect(row).toEqual({ last_failure: '57014', leased_until: null });
    }

    it('lets go of its job as it is given up, whatever the server is at', async () => {
      const step = run().step((transaction) => transaction.query('select pg_sleep(60)'));
      await expect(step).rejects.toThrow(DatabaseTooSlow);
      await postpone();
    });

    it('lets go of it also where each of its statements was short', async () => {
      const step = run().step(async (transaction) => {
        for (;;) await transaction.query('select pg_sleep($1::float)', [(0.6 * LIMIT_MS) / 1000]);
      });
      await expect(step).rejects.toThrow(DatabaseTooSlow);
      await postpone();
    });
  }
});
