import type { ApiClient } from '@/api/client';
import { addEntry, listEntries } from '@/store/outbox';
import { OutboxDrain } from '@/sync/drain';

import { openTestStore } from '../support/test-store';

const READ = 1_200;

/** A service that takes whatever it is told, a moment later. */
const taking = (told: string[]): ApiClient => ({
  language: () => 'en',
  async request({ idempotencyKey = '' }) {
    told.push(idempotencyKey);
    await new Promise(setImmediate);
    return { kind: 'answered', status: 200, headers: new Headers(), next: null, text: '[]', json: [] };
  },
});

describe('what has nothing to keep', () => {
  it('is told in order, each once, with a flush of the disk for hundreds of them', async () => {
    const device = await openTestStore();
    const { database } = device.store;
    const ids = Array.from({ length: READ }, (_, number) => `mark-${number}`);
    await device.write(async (transaction) => {
      for (const id of ids)
        await addEntry(transaction, { id, kind: 'alert-read', subject: `alert/${id}`, payload: null }, 1);
    });
    const told: string[] = [];
    let flushes = 0;
    database.onChange((_tables, durability) => {
      if (durability === 'user') flushes += 1;
    });

    const { signal } = new AbortController();
    const context = { client: taking(told), database, now: () => 2, random: () => 0.5, signal };
    expect(await new OutboxDrain(context).ended).toEqual({ sent: READ, stoppedBy: null });

    expect(told).toEqual(ids);
    expect(await device.read(listEntries)).toEqual([]);
    expect(flushes).toBeLessThanOrEqual(4);
  });
});
