import { randomUUID } from 'node:crypto';
import { writeSync } from 'node:fs';

import { createApiClient } from '@/api/client';
import { CheckInAccuracy, CheckInStatus } from '@/contract/check-in';
import { saveCheckIn } from '@/store/check-ins';
import { openStore } from '@/store/open-store';
import { listEntries } from '@/store/outbox';
import { changeTrip, createTrip, removeTrip } from '@/store/trip-writes';
import { listTrips } from '@/store/trips';
import { SyncEngine } from '@/sync/sync-engine';

import { ELSEWHERE, type Report } from './killable-device';
import { databaseFilesIn } from './node-sqlite';

/**
 * A device in a process of its own, made to be killed: it writes and syncs without end, and says on its output what
 * it is about to do and what is done. Run by `killable-device.ts`.
 */
const [folder = '', baseUrl = '', key = '', begin = ''] = process.argv.slice(2);
const startedAt = Date.now();
const now = () => Number(begin) + Date.now() - startedAt;
const context = { newId: randomUUID, now };
const MOST_WAITING = 12;
const MOST_TRIPS = 4;

/** To the pipe before anything else happens: what is said was so, however soon the end comes. */
function say(report: Report): void {
  writeSync(1, `${JSON.stringify(report)}\n`);
}

async function main(): Promise<void> {
  say({ kind: 'begun' });
  const store = await openStore(databaseFilesIn(folder));
  say({ kind: store.recovered ? 'recovered' : 'opened' });
  const client = createApiClient({
    baseUrl,
    readKey: async () => key,
    language: () => 'en',
    fetch,
    timeoutMs: 30_000,
  });
  const today = () => new Date(now()).toISOString().slice(0, 10);
  const engine = new SyncEngine({ client, store, now, random: Math.random, today });
  const bodyOf = (name: string) => ({
    trip: { name, destinations: [{ country_code: 'IT', entry_date: '2026-09-03', exit_date: '2026-09-10' }] },
  });

  const checkIn = async () => {
    const latitude = Math.round(Math.random() * 80e6) / 1e6;
    say({ kind: 'about', act: 'check-in', latitude });
    await store.database.write('user', (transaction) =>
      saveCheckIn(
        transaction,
        {
          status: CheckInStatus.Safe,
          latitude,
          longitude: 1,
          accuracy: CheckInAccuracy.Fine,
          country_code: 'IT',
          request_id: null,
          checkedInAt: new Date(now()),
          deviceToken: 'token',
        },
        context,
      ),
    );
    say({ kind: 'done', act: 'check-in', latitude });
  };
  /** A trip is known by its name up to the mark, whatever id it has. */
  const workOnTrips = async () => {
    const trips = (await store.database.read(listTrips)).filter(({ trip }) => trip.name !== ELSEWHERE);
    const dice = Math.random();
    const chosen = trips[Math.floor(Math.random() * trips.length)]?.trip;
    if (!chosen || (dice < 0.4 && trips.length < MOST_TRIPS)) {
      const name = `${randomUUID()}#0`;
      say({ kind: 'about', act: 'trip', name, exists: true });
      await store.database.write('user', (transaction) => createTrip(transaction, bodyOf(name), context));
      say({ kind: 'done', act: 'trip', name, exists: true });
      return;
    }
    const [mark, version] = chosen.name.split('#');
    const name = `${mark ?? ''}#${Number(version) + 1}`;
    const exists = dice < 0.7;
    say({ kind: 'about', act: 'trip', name, exists });
    await store.database.write('user', (transaction) =>
      exists
        ? changeTrip(transaction, chosen.id, bodyOf(name), context)
        : removeTrip(transaction, chosen.id, context),
    );
    say({ kind: 'done', act: 'trip', name, exists });
  };

  void engine.sync();
  for (;;) {
    await (Math.random() < 0.5 ? checkIn() : workOnTrips());
    const waiting = await store.database.read(listEntries);
    const run = Math.random() < 0.5 ? engine.sync() : engine.send();
    if (waiting.length > MOST_WAITING) await run;
  }
}

void main();
