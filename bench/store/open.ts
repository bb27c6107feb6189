import assert from 'node:assert';

import { listNews } from '@/store/news';
import { listTrips } from '@/store/trips';

import { compareRates } from '../compare';
import { openBenchStore, withFolder } from './open-bench-store';
import { makePages } from './records';
import { saveAsSync, saveTripAsSync } from './save-as-sync';

const RECORDS_A_PAGE = 500;
const TRIP = 'trip-1';
const ALERTS_OF_TRIP = 50;
const OPENINGS = 3;

/** A store with 1,000 rows for each country, half of them hospitals and half alerts; its search index is complete. */
async function fill(folder: string, countries: number): Promise<void> {
  const pages = makePages(countries, RECORDS_A_PAGE);
  const { database, search } = await openBenchStore(folder);
  await saveAsSync(database, pages);
  await saveTripAsSync(database, TRIP, pages[0]?.alerts.slice(0, ALERTS_OF_TRIP) ?? []);
  await search.refresh();
  await database.close();
}

/** What a start of the app waits for: the store, and what its first screen shows. Gives openings a second. */
async function measureOpenings(folder: string): Promise<number> {
  let milliseconds = 0;
  for (let opening = 0; opening < OPENINGS; opening += 1) {
    const begun = performance.now();
    const { database } = await openBenchStore(folder);
    const [trips, alerts] = await database.read(async (reader) => [
      await listTrips(reader),
      await listNews(reader, { today: '2026-03-20', now: Date.UTC(2026, 2, 20) }),
    ]);
    milliseconds += performance.now() - begun;
    assert.deepStrictEqual([trips.length, alerts.length], [1, ALERTS_OF_TRIP]);
    await database.close();
  }
  return (OPENINGS / milliseconds) * 1000;
}

export async function measureOpen(): Promise<{ runs: number[] }> {
  return withFolder((smallFolder) =>
    withFolder(async (largeFolder) => {
      await fill(smallFolder, 1);
      await fill(largeFolder, 100);
      // The time of one is the reciprocal of its rate, so the ratio of times is that of the rates exchanged.
      const runs = await compareRates(
        () => measureOpenings(smallFolder),
        () => measureOpenings(largeFolder),
        { warmUps: 1, turns: 1 },
      );
      return { runs };
    }),
  );
}
