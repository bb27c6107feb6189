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

  it('runs once for the many commits of a sync, at its end, and stands in the way of none', async () => {
    const { commit, sync, stop, runs } = await start();
    sync.set({ ...initialStatus, activity: 'downloading', done: 1, total: 40 });
    for (let number = 1; number < 40; number += 1) expect(await commit('cache', `${number}`)).toBe(0);
    sync.set({ ...initialStatus, activity: 'idle' });
    await new Promise(setImmediate);
    expect(runs()).toBe(1);
    await stop();
  });

  it('does not wait for a sync that takes long or hangs', async () => {
    const { commit, sync, timers, stop, runs } = await start();
    sync.set({ ...initialStatus, activity: 'downloading', done: 1, total: 40 });
    await commit('cache', 'one');
    await commit('cache', 'two');
    timers.pass(4_999);
    await new Promise(setImmediate);
    expect(runs()).toBe(0);
    timers.pass(5_000);
    await new Promise(setImmediate);
    expect(runs()).toBe(1);
    await commit('cache', 'three');
    timers.pass(5_000);
    await new Promise(setImmediate);
    expect(runs()).toBe(2);
    timers.pass(5_000);
    await stop();
  });

  it('runs at once for what the traveller did', async () => {
    const { commit, sync, stop } = await start();
    sync.set({ ...initialStatus, activity: 'downloading', done: 1, total: 40 });
    expect(await commit('cache', 'one')).toBe(0);
    expect(await commit('user', 'two')).toBe(1);
    await stop();
  });
});
