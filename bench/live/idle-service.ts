import assert from 'node:assert';
import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

import { hear } from './hear';
import { keyOf } from './many-clients';

const CLIENTS = 2_000;
const RUNS = 3;
/** Of one run, in which as many ask as would of all in that time. */
const SECONDS = 10;
const EVERY_SECONDS = 60;

type Processor = NodeJS.CpuUsage;

/** The share of one core that the service needs for so many open apps of which each asks once a minute. */
export async function measureIdleService(): Promise<{ runs: number[] }> {
  const script = join(__dirname, 'serve-many.ts');
  const child = fork(script, [String(CLIENTS)], { execArgv: ['--import', 'tsx'] });
  const exited = once(child, 'exit');
  try {
    const address = (await hear(child)) as string;
    const asking = (CLIENTS * SECONDS) / EVERY_SECONDS;
    const runs: number[] = [];
    for (let run = 0; run < RUNS; run += 1) {
      const clients = Array.from({ length: asking }, (_, index) => Math.floor(run * asking) + index);
      // An app repeats its question to the letter as long as it hears that nothing is new.
      const since = Math.floor(Date.now() / 1_000) - 60;
      const tags: string[] = [];
      for (const client of clients) tags.push(await askFirst(address, client, since));
      runs.push(await measureShare(child, () => askInTurn(address, clients, since, tags)));
    }
    return { runs };
  } finally {
    if (child.connected) child.disconnect();
    await exited;
  }
}

async function measureShare(child: ChildProcess, work: () => Promise<void>): Promise<number> {
  const before = { processor: await readProcessor(child), at: performance.now() };
  await work();
  const seconds = (performance.now() - before.at) / 1_000;
  return ((await readProcessor(child)) - before.processor) / seconds;
}

/** At the pace of so many clients, each in its own moment. */
async function askInTurn(
  address: string,
  clients: readonly number[],
  since: number,
  tags: readonly string[],
): Promise<void> {
  const begun = performance.now();
  const pause = (SECONDS * 1_000) / clients.length;
  const answers: Promise<number>[] = [];
  for (const [index, client] of clients.entries()) {
    await wait(Math.max(0, begun + index * pause - performance.now()));
    answers.push(ask(address, client, since, tags[index]).then(({ status }) => status));
  }
  const statuses = new Set(await Promise.all(answers));
  assert(statuses.size === 1 && statuses.has(304), `the service answered ${[...statuses].join(', ')}`);
}

async function askFirst(address: string, client: number, since: number): Promise<string> {
  const { status, headers } = await ask(address, client, since);
  const tag = headers.get('etag');
  assert(status === 200 && tag !== null, `the service answered ${status}`);
  return tag;
}

async function ask(address: string, client: number, since: number, tag?: string): Promise<Response> {
  const response = await fetch(`${address}/api/v1/trips?since=${since}`, {
    headers: {
      authorization: `TKN ${keyOf(client)}`,
      accept: 'application/json',
      'data-topics': '*, CO, FR',
      ...(tag !== undefined && { 'if-none-match': tag }),
    },
  });
  await response.arrayBuffer();
  return response;
}

/** In seconds. */
async function readProcessor(child: ChildProcess): Promise<number> {
  const answer = hear(child);
  child.send('how much?');
  const { user, system } = (await answer) as Processor;
  return (user + system) / 1_000_000;
}
