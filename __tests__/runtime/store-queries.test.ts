import { createQueryClient } from '@/runtime/create-query-client';
import { keepQueriesFresh } from '@/runtime/keep-queries-fresh';
import { topicsOf } from '@/runtime/store-queries';
import { saveAlerts } from '@/store/alerts';
import { allMigrations } from '@/store/migrations/all-migrations';
import { addEntry } from '@/store/outbox';
import type { Durability } from '@/store/store-database';
import { STORE_TABLES } from '@/store/tables';
import { initialStatus, Watchable } from '@/sync/sync-status';

import { HandTimers } from '../support/hand-timers';
import { anAlert } from '../support/records';
import { openTestStore } from '../support/test-store';

describe('queries over the store', () => {
  it('read again when a commit touched what they read, and only then', async () => {
    const { store, write } = await openTestStore();
    const queryClient = createQueryClient();
    const sync = new Watchable({ ...initialStatus });
    const end = keepQueriesFresh({ database: store.database, sync, timers: new HandTimers() }, queryClient);
    const keys = [
      ['alerts', 'trip', '1'],
      ['trips'],
      ['notifications', 'unread'],
      ['service-health'],
    ] as const;
    for (const queryKey of keys) queryClient.setQueryData(queryKey, 'as it was');
    const stale = () =>
      keys.filter((queryKey) => queryClient.getQueryState(queryKey)?.isInvalidated).map(([head]) => head);

    await write((transaction) => saveAlerts(transaction, [anAlert()]));
    expect(stale()).toEqual(['alerts']);
    const entry = { id: 'a', kind: 'alert-read' as const, subject: 'alert/1' as const, payload: null };
    await write((transaction) => addEntry(transaction, entry, 1));
    expect(stale()).toEqual(['alerts', 'trips']);

    end();
    await write((transaction) =>
      transaction.run(`insert into notifications (id, created_at, record) values ('a', '', '{}')`),
    );
    expect(stale()).toEqual(['alerts', 'trips']);
    queryClient.clear();
  });

  it('know every table that a screen could read', () => {
    const made = [...allMigrations.join('\n').matchAll(/create table (\w+)/g)].map(([, table]) => table);
    const ofSqlite = ['sqlite_sequence'];
    // One may have been made anew.
    expect([...STORE_TABLES].sort()).toEqual([...new Set([...made, ...ofSqlite])].sort());
    const ofNoScreen = [...STORE_TABLES].filter((table) => topicsOf(new Set([table])).size === 0);
    expect(ofNoScreen).toEqual(['vanished', 'warned_areas', ...ofSqlite]);
  });

  it('reckon how much is stored once for a whole sync, and at once after anything else', async () => {
    const { store, write } = await openTestStore();
    const queryClient = createQueryClient();
    const sync = new Watchable({ ...initialStatus });
    const end = keepQueriesFresh({ database: store.database, sync, timers: new HandTimers() }, queryClient);
    let reports = 0;
    queryClient.getQueryCache().subscribe(({ query, type }) => {
      const [head] = query.queryKey as readonly unknown[];
      if (type === 'updated' && head === 'storage' && query.state.isInvalidated) reports += 1;
    });
    const commit = async (id: string) => {
      queryClient.setQueryData(['storage'], 'as it was');
      await write((transaction) => saveAlerts(transaction, [anAlert({ id })]));
      return reports;
    };
    expect(await commit('before')).toBe(1);

    sync.set({ ...initialStatus, activity: 'downloading' });
    for (const id of ['one', 'two', 'three']) expect(await commit(id)).toBe(1);
    sync.set({ ...initialStatus, activity: 'idle' });
    expect(reports).toBe(2);
    sync.set({ ...initialStatus, activity: 'sending' });
    expect(reports).toBe(2);
    end();
    queryClient.clear();
  });

  describe('while a sync downloads', () => {
    const downloading = { ...initialStatus, activity: 'downloading' as const, done: 1, total: 3 };
    const start = async () => {
      const { store } = await openTestStore();
      const queryClient = createQueryClient();
      const sync = new Watchable({ ...initialStatus });
      const timers = new HandTimers();
      const end = keepQueriesFresh({ database: store.database, sync, timers }, queryClient);
      let rounds = 0;
      queryClient.setQueryData(['alerts'], 'as it was');
      queryClient.getQueryCache().subscribe(({ query, type }) => {
        if (type === 'updated' && query.state.isInvalidated) rounds += 1;
      });
      const commit = async (durability: Durability, id: string) => {
        queryClient.setQueryData(['alerts'], 'as it was');
        await store.database.write(durability, (transaction) => saveAlerts(transaction, [anAlert({ id })]));
        return rounds;
      };
      sync.set(downloading);
      return { commit, sync, timers, end, rounds: () => rounds };
    };

    it('show its first commit at once, and the others in rounds', async () => {
      const { commit, timers, end, rounds } = await start();
      expect(await commit('cache', 'one')).toBe(1);
      expect(await commit('cache', 'two')).toBe(1);
      expect(await commit('cache', 'three')).toBe(1);
      timers.pass(1_000);
      expect(rounds()).toBe(2);
      expect(await commit('cache', 'four')).toBe(2);
      timers.pass(1_000);
      expect(rounds()).toBe(3);
      timers.pass(1_000);
      expect(timers.count).toBe(0);
      expect(await commit('cache', 'five')).toBe(4);
      end();
      expect(timers.count).toBe(0);
    });

    it('show at once what the traveller did', async () => {
      const { commit, end } = await start();
      expect(await commit('cache', 'one')).toBe(1);
      expect(await commit('user', 'two')).toBe(2);
      end();
    });

    it('show the last download with its commit, without waiting for what is tidied up behind it', async () => {
      const { commit, sync, end, rounds } = await start();
      await commit('cache', 'one');
      expect(await commit('cache', 'two')).toBe(1);
      sync.set({ ...downloading, done: 2 });
      expect(rounds()).toBe(1);
      sync.set({ ...downloading, done: 3 });
      expect(rounds()).toBe(2);
      end();
    });
  });
});
