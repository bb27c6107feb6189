import assert from 'node:assert';
import { fork } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { join } from 'node:path';

import { createApiClient } from '@/api/client';
import { addEntry } from '@/store/outbox';
import type { StoreDatabase } from '@/store/store-database';
import { OutboxDrain } from '@/sync/drain';

import { compareRates } from '../compare';
import { openBenchStore, withFolder } from './open-bench-store';
import { rateOf } from './rate-of';

const ENTRIES = 1_000;
const AT_ONCE = 4;
const KEY = 'demo-traveller';

async function withServer<Result>(work: (baseUrl: string) => Promise<Result>): Promise<Result> {
  const child = fork(join(__dirname, 'answer-nothing.ts'), { execArgv: ['--import', 'tsx'] });
  const exited = once(child, 'exit');
  try {
    const [port] = (await once(child, 'message')) as [number];
    return await work(`http://127.0.0.1:${port}`);
  } finally {
    child.disconnect();
    await exited;
  }
}

async function fillOutbox(database: StoreDatabase): Promise<void> {
  await database.write('user', async (transaction) => {
    for (let number = 0; number < ENTRIES; number += 1) {
      const entry = {
        id: randomUUID(),
        kind: 'alert-read' as const,
        subject: `alert/${number}` as const,
        payload: null,
      };
      await addEntry(transaction, entry, Date.now());
    }
  });
}

/** The same requests with nothing around them. */
async function fetchAll(baseUrl: string): Promise<void> {
  let number = 0;
  const work = async () => {
    while (number < ENTRIES) {
      const url = `${baseUrl}/api/v1/alerts/${number}/mark_read`;
      number += 1;
      const headers = {
        Authorization: `TKN ${KEY}`,
        Accept: 'application/json',
        'Accept-Language': 'en',
        'Idempotency-Key': randomUUID(),
      };
      const answer = await fetch(url, { method: 'PUT', headers });
      assert.strictEqual(await answer.text(), '[]');
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
}

/** 1,000 alerts that were read, each told to the service. */
export async function measureDrain(): Promise<{ runs: number[] }> {
  return withServer((baseUrl) =>
    withFolder(async (folder) => {
      const { database } = await openBenchStore(folder);
      const client = createApiClient({
        baseUrl,
        readKey: async () => KEY,
        language: () => 'en',
        fetch,
        timeoutMs: 30_000,
      });
      const { signal } = new AbortController();
      const context = { client, database, now: Date.now, random: Math.random, signal };
      const drain = async () => {
        await fillOutbox(database);
        return rateOf(ENTRIES, async () => {
          assert.deepStrictEqual(await new OutboxDrain(context).ended, { sent: ENTRIES, stoppedBy: null });
        });
      };
      // The time of one is the reciprocal of its rate, so the ratio of times is that of the rates exchanged.
      const fetchBare = () => rateOf(ENTRIES, () => fetchAll(baseUrl));
      const runs = await compareRates(fetchBare, drain, { warmUps: 1, turns: 1 });
      await database.close();
      return { runs };
    }),
  );
}
