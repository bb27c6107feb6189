import { queryOne, type Database } from '../../server/src/database/database';
import { LANES } from '../../server/src/jobs/background-work';
import type { WorkTools } from '../../server/src/jobs/work-tools';
import { createKeyRing } from '../../server/src/http/keys';
import { createWebhookSender } from '../../server/src/webhooks/webhook-sender';
import { readHere } from '../../server/test/support/read-here';
import { BENCH_SECRET } from '../service/open-bench-database';

const now = () => new Date();

/** As the service does it, with the workers that it has, until all of these endpoints have theirs. Gives how long it took, in seconds. */
export async function deliverAll(database: Database, endpointIds: readonly string[]): Promise<number> {
  const sender = createWebhookSender({
    keyRing: createKeyRing(BENCH_SECRET),
    version: '0.0.0',
    now,
    allowedHosts: ['127.0.0.1'],
  });
  const tools: WorkTools = {
    database,
    now,
    push: null,
    webPush: null,
    mail: null,
    webhooks: { sender, random: Math.random },
    readMail: readHere,
    log: { info: () => undefined, error: fail },
  };
  let isDone = false;
  const drain = async ({ step }: (typeof LANES)['webhooks']) => {
    while (!isDone && (await step(tools, () => isDone)));
  };
  const workersOf = (lane: (typeof LANES)['webhooks']) =>
    Promise.all(Array.from({ length: lane.workers }, () => drain(lane)));
  const begun = performance.now();
  const failing = workersOf(LANES['webhooks that fail']);
  await workersOf(LANES.webhooks);
  const seconds = (performance.now() - begun) / 1000;
  isDone = true;
  await failing;
  sender.close();
  const { waiting } = await queryOne<{ waiting: number }>(
    database,
    `select count(*)::integer as waiting from webhook_deliveries where state = 'waiting' and endpoint_id = any($1::uuid[])`,
    [endpointIds],
  );
  if (waiting > 0) throw new Error(`${waiting} deliveries still wait`);
  return seconds;
}

function fail(_facts: object, words: string): never {
  throw new Error(words);
}
