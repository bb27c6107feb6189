import { randomUUID } from 'node:crypto';

import { CheckInAccuracy, CheckInStatus } from '@/contract/check-in';
import { saveCheckIn } from '@/store/check-ins';

import { compareLatencies } from '../compare-latencies';
import { createRaw, openBenchStore, withFolder } from './open-bench-store';

const WRITES = 200;
/** Of which each empties SQLite's log at its end. The call in the middle never waits for it. */
const WRITES_BETWEEN_SYNCS = 50;
const NOW = Date.UTC(2026, 2, 20);

const record = {
  status: CheckInStatus.Safe,
  latitude: 4.711,
  longitude: -74.0721,
  accuracy: CheckInAccuracy.Fine,
  country_code: 'CO',
  request_id: null,
};

/** A check-in and its outbox entry, on the disk before it goes on. */
export async function measureEnqueue(): Promise<{ runs: number[] }> {
  return withFolder((storeFolder) =>
    withFolder(async (rawFolder) => {
      const { database } = await openBenchStore(storeFolder);
      const context = { newId: randomUUID, now: () => NOW };
      const checkIn = { ...record, checkedInAt: new Date(NOW), deviceToken: 'token-of-the-phone' };
      const write = async (call: number) => {
        if (call % WRITES_BETWEEN_SYNCS === 0) await database.emptyLog();
        await database.write('user', (transaction) => saveCheckIn(transaction, checkIn, context));
      };

      const raw = await createRaw(rawFolder);
      raw.exec('pragma synchronous = full');
      const row = raw.prepare('insert into check_ins (id, checked_in_at, record) values (?, ?, ?)');
      const entry = raw.prepare(
        'insert into outbox (id, kind, subject, payload, created_at) values (?, ?, ?, ?, ?)',
      );
      const { request_id: _request, ...body } = record;
      const payload = {
        check_in: { ...body, type: 0, checkin_at: new Date(NOW), device_token: 'token-of-the-phone' },
      };
      const writeRaw = () => {
        const id = randomUUID();
        raw.exec('begin immediate');
        row.run(id, NOW, JSON.stringify(record));
        entry.run(randomUUID(), 'check-in', `check-in/${id}`, JSON.stringify(payload), NOW);
        raw.exec('commit');
      };

      const runs = await compareLatencies(write, writeRaw, { calls: WRITES, at: 'median' });
      await database.close();
      raw.close();
      return { runs };
    }),
  );
}
