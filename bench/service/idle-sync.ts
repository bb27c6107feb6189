import assert from 'node:assert';

import type { FastifyInstance } from 'fastify';

import { createApiClient } from '@/api/client';
import type { FetchInit } from '@/api/exchange';
import { SyncEngine } from '@/sync/sync-engine';

import { openBenchStore, withFolder } from '../store/open-bench-store';
import { openBenchDatabase } from './open-bench-database';
import { buildPress, publish } from './press';

const RUNS = 3;
/** Nobody of the sample set goes there. */
const ELSEWHERE = 'TV';

/** How many requests a sync costs a traveller for whom nothing is new, while something is elsewhere. */
export async function measureIdleSync(serverUrl: string | null): Promise<{ runs: number[] }> {
  const database = await openBenchDatabase(serverUrl);
  const service = await buildPress(database);
  try {
    return await withFolder(async (folder) => {
      const store = await openBenchStore(folder);
      let requests = 0;
      const client = createApiClient({
        baseUrl: 'http://service.bench',
        readKey: async () => 'demo-traveller',
        language: () => 'en',
        fetch: (url, init) => {
          requests += 1;
          return ask(service, url, init);
        },
        timeoutMs: 60_000,
      });
      const today = () => new Date().toISOString().slice(0, 10);
      const engine = new SyncEngine({ client, store, now: Date.now, random: () => 0.5, today });
      assert((await engine.sync()).kind === 'finished', 'the first sync did not finish');
      assert(requests > 10, 'the first sync asked for less than there is');
      const runs: number[] = [];
      while (runs.length < RUNS) {
        await publish(service, { country_ids: [ELSEWHERE] });
        requests = 0;
        assert((await engine.sync()).kind === 'finished', 'a sync did not finish');
        runs.push(requests);
      }
      await store.database.close();
      return { runs };
    });
  } finally {
    await service.close();
    await database.close();
  }
}

async function ask(service: FastifyInstance, url: string, { method, headers, body }: FetchInit) {
  const answer = await service.inject({
    method: method as 'GET',
    url: url.replace(/^https?:\/\/[^/]+/, ''),
    headers,
    payload: body,
  });
  const names = Object.entries(answer.headers).map(([name, value]): [string, string] => [
    name,
    String(value),
  ]);
  return { status: answer.statusCode, headers: new Headers(names), text: async () => answer.body };
}
