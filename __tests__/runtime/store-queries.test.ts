import { createQueryClient } from '@/runtime/create-query-client';
import { keepQueriesFresh, topicsOf } from '@/runtime/store-queries';
import { saveAlerts } from '@/store/alerts';
import { allMigrations } from '@/store/migrations/all-migrations';
import { addEntry } from '@/store/outbox';

import { anAlert } from '../support/records';
import { openTestStore } from '../support/test-store';

describe('queries over the store', () => {
  it('read again when a commit touched what they read, and only then', async () => {
    const { store, write } = await openTestStore();
    const queryClient = createQueryClient();
    const end = keepQueriesFresh(store.database, queryClient);
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
    const entry = { id: 'a', kind: 'alert-read' as const, subject: 'alert/1', payload: null };
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
    const made = allMigrations.join('\n').matchAll(/create table (\w+)/g);
    const ofNoScreen = ['vanished', 'service_memory', 'warned_areas'];
    const tables = [...made].map(([, table]) => table ?? '').filter((table) => !ofNoScreen.includes(table));
    expect(tables.length).toBeGreaterThan(15);
    for (const table of tables) expect([table, topicsOf(new Set([table])).size]).not.toEqual([table, 0]);
  });
});
