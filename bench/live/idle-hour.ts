import assert from 'node:assert';
import type { Socket } from 'node:net';

import { createApiClient } from '@/api/client';
import type { Timers } from '@/platform/device-timers';
import { SyncSchedule } from '@/sync/schedule';
import { SyncEngine } from '@/sync/sync-engine';

import { openBenchDatabase } from '../service/open-bench-database';
import { buildPress } from '../service/press';
import { openBenchStore, withFolder } from '../store/open-bench-store';

const HOUR_MS = 3_600_000;
const never = () => () => undefined;

/** A clock that stands until somebody turns it, with the timers that go by it. */
class TurnedClock implements Timers {
  private time = Date.now();
  private readonly set = new Map<object, { at: number; work: () => void }>();

  now = () => this.time;
  after = (ms: number, work: () => void) => {
    const timer = {};
    this.set.set(timer, { at: this.time + ms, work });
    return () => void this.set.delete(timer);
  };

  /** Goes to the next timer before that time, which rings; false where there is none. */
  ringNext(before: number): boolean {
    const [next] = [...this.set].sort(([, one], [, other]) => one.at - other.at);
    if (!next || next[1].at > before) return false;
    this.set.delete(next[0]);
    this.time = next[1].at;
    next[1].work();
    return true;
  }
}

/** What an hour with the app in front costs where nothing is new, over HTTP/1.1 and with every header. */
export async function spendIdleHour(): Promise<{ requests: number; bytes: number }> {
  const database = await openBenchDatabase(null);
  const service = await buildPress(database);
  const sockets = new Set<Socket>();
  service.server.on('connection', (socket: Socket) => sockets.add(socket));
  const baseUrl = await service.listen({ port: 0, host: '127.0.0.1' });
  try {
    return await withFolder(async (folder) => {
      const store = await openBenchStore(folder);
      const clock = new TurnedClock();
      let requests = 0;
      const client = createApiClient({
        baseUrl,
        readKey: async () => 'demo-traveller',
        language: () => 'en',
        fetch: (url, init) => {
          requests += 1;
          return fetch(url, init);
        },
        timeoutMs: 60_000,
      });
      const today = () => new Date(clock.now()).toISOString().slice(0, 10);
      const engine = new SyncEngine({ client, store, now: clock.now, random: () => 0.5, today });
      const surroundings = {
        onForeground: never,
        onBackground: never,
        onReturn: never,
        onNetworkChange: never,
        onFocus: never,
        isInFront: () => true,
        isOnline: () => true,
        isMetered: () => false,
      };
      const schedule = new SyncSchedule({ engine, store, surroundings, timers: clock, now: clock.now });
      schedule.start();
      // What is younger than a minute is told once more: the second sync has nothing of it left.
      for (const first of [await schedule.refresh(), await engine.downloadMore(), await schedule.refresh()])
        assert(first.kind === 'finished', 'the first sync did not finish');
      const bytes = () =>
        [...sockets].reduce((sum, { bytesRead, bytesWritten }) => sum + bytesRead + bytesWritten, 0);
      const before = { requests, bytes: bytes() };
      const end = clock.now() + HOUR_MS;
      while (clock.ringNext(end)) {
        while (engine.status.get().last?.at !== clock.now()) await new Promise(setImmediate);
        assert(engine.status.get().last?.outcome.kind === 'finished', 'a question came to nothing');
      }
      const spent = { requests: requests - before.requests, bytes: bytes() - before.bytes };
      assert(spent.requests > 50, 'nobody asked');
      await schedule.stop();
      await store.database.close();
      return spent;
    });
  } finally {
    await service.close();
    await database.close();
  }
}
