import type { ApiClient } from '@/api/client';
import type { Pull } from '@/sync/pull';
import { PullRun } from '@/sync/pull-run';
import type { SyncContext } from '@/sync/sync-context';

import { openTestStore } from '../support/test-store';

/** A service that answers when it is told to, and counts what is under way. */
class SlowService implements ApiClient {
  readonly language = () => 'en';
  underWay = 0;
  mostUnderWay = 0;
  asked = 0;
  private readonly waiting: (() => void)[] = [];

  async request() {
    this.asked += 1;
    this.underWay += 1;
    this.mostUnderWay = Math.max(this.mostUnderWay, this.underWay);
    await new Promise<void>((resolve) => this.waiting.push(resolve));
    this.underWay -= 1;
    return {
      kind: 'answered' as const,
      status: 200,
      headers: new Headers(),
      next: null,
      text: '[]',
      json: [],
    };
  }

  async answerAll(): Promise<void> {
    for (const answer of this.waiting.splice(0)) answer();
    await new Promise(setImmediate);
  }
}

describe('many downloads', () => {
  it('are asked for while others are written down, four at a time', async () => {
    const { store } = await openTestStore();
    const client = new SlowService();
    const { signal } = new AbortController();
    const context: SyncContext = { client, database: store.database, now: Date.now, random: () => 0, signal };
    const stored: (() => void)[] = [];
    const pulls = Array.from({ length: 12 }, (_, number): Pull => ({
      name: `download ${number}`,
      async run({ client: ofThis }) {
        await ofThis.request({ method: 'GET', path: '/' });
        await new Promise<void>((resolve) => stored.push(resolve));
        return { kind: 'pulled', bytes: 0, setAside: 0, revision: null };
      },
    }));
    const ended = new PullRun(context, () => undefined).pullAll(pulls);
    await new Promise(setImmediate);
    expect(client.asked).toBe(4);

    await client.answerAll();
    expect([client.asked, stored.length]).toEqual([8, 4]);
    // No more answers are kept in memory than can be written down soon.
    await client.answerAll();
    expect([client.asked, stored.length]).toEqual([8, 8]);

    for (let round = 0; round < 3; round += 1) {
      for (const done of stored.splice(0)) done();
      await new Promise(setImmediate);
      await client.answerAll();
    }
    await ended;
    expect(client.asked).toBe(12);
    expect(client.mostUnderWay).toBe(4);
  });
});
