import { Refresher } from '@/services/refresher';
import { saveAlerts } from '@/store/alerts';
import type { Durability } from '@/store/store-database';
import { initialStatus, Watchable } from '@/sync/sync-status';

import { HandTimers } from '../support/hand-timers';
import { anAlert } from '../support/records';
import { openTestStore } from '../support/test-store';

describe('a background service that follows the store', () => {
  const start = async () => {
    const { store } = await openTestStore();
    const sync = new Watchable({ ...initialStatus });
    const timers = new HandTimers();
    let runs = 0;
    const refresher = new Refresher(async () => {
      runs += 1;
    });
    refresher.follow({ database: store.database, sync, timers }, ['alerts']);
    await refresher.ask();
    const before = runs;
    const commit = async (durability: Durability, id: string) => {
      await store.database.write(durability, (transaction) => saveAlerts(transaction, [anAlert({ id })]));
      await new Promise(setImmediate);
      return runs - before;
    };
    const stop = async () => {
      await refresher.stop();
      expect(timers.count).toBe(0);
    };
    return { commit, sync, timers, stop, runs: () => runs - before };
  };

  it('runs once for the first of many commits of a sync, and once for the others', async () => {
    const { commit, sync, stop, runs } = await start();
    sync.set({ ...initialStatus, activity: 'downloading', done: 1, total: 40 });
    expect(await commit('cache', 'one')).toBe(1);
    for (let number = 2; number < 40; number += 1) expect(await commit('cache', `${number}`)).toBe(1);
    sync.set({ ...initialStatus, activity: 'idle' });
    await new Promise(setImmediate);
    expect(runs()).toBe(2);
    await stop();
  });

  it('does not wait for a sync that hangs', async () => {
    const { commit, sync, timers, stop, runs } = await start();
    sync.set({ ...initialStatus, activity: 'downloading', done: 1, total: 40 });
    await commit('cache', 'one');
    await commit('cache', 'two');
    timers.pass(500);
    await new Promise(setImmediate);
    expect(runs()).toBe(2);
    await stop();
  });

  it('runs at once for what the traveller did', async () => {
    const { commit, sync, stop } = await start();
    sync.set({ ...initialStatus, activity: 'downloading', done: 1, total: 40 });
    expect(await commit('cache', 'one')).toBe(1);
    expect(await commit('user', 'two')).toBe(2);
    await stop();
  });
});
