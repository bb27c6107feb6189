import type { Database } from '../../server/src/database/database';
import { LANES } from '../../server/src/jobs/background-work';
import type { WorkTools } from '../../server/src/jobs/work-tools';
import { addJobs } from '../../server/src/queue/job-queue';
import { readHere } from '../../server/test/support/read-here';

/** How long it takes to match these alerts, in ms; nothing is sent to anybody. */
export async function timeMatching(database: Database, alertIds: string[]): Promise<number> {
  const now = new Date();
  await addJobs(database, 'match-alert', alertIds, now);
  const tools: WorkTools = {
    database,
    now: () => now,
    push: null,
    webPush: null,
    mail: null,
    webhooks: null,
    readMail: readHere,
    log: { info: () => undefined, error: fail },
  };
  const begun = performance.now();
  while (await LANES.matching.step(tools, () => false));
  return performance.now() - begun;
}

function fail(_facts: object, words: string): never {
  throw new Error(words);
}
