import assert from 'node:assert';

import { listTripAlerts } from '@/store/alerts';
import { downloadNames } from '@/store/download-kinds';

import { compareLatencies } from '../compare-latencies';
import { openBenchStore, openRaw, withFolder } from './open-bench-store';
import { makePages } from './records';
import { saveAsSync, saveTripAsSync } from './save-as-sync';

const CALLS = 300;
const TRIP = 'trip-1';
const ALERTS_OF_TRIP = 200;

const LIST = `select alerts.record, max(read_here, read_by_service) as read
  from members join alerts on alerts.id = members.item_id
  where members.download = ? order by risk desc, issued desc, id`;

/** The screen of a trip with 200 alerts among 10,000. */
export async function measureList(): Promise<{ runs: number[] }> {
  return withFolder(async (folder) => {
    const pages = makePages(10, 1_000);
    const { database } = await openBenchStore(folder);
    await saveAsSync(database, pages);
    await saveTripAsSync(database, TRIP, pages[0]?.alerts.slice(0, ALERTS_OF_TRIP) ?? []);
    const raw = openRaw(folder);
    const statement = raw.prepare(LIST);

    const list = () => database.read((reader) => listTripAlerts(reader, TRIP));
    const listRaw = () =>
      (statement.all(downloadNames.tripAlerts(TRIP)) as { record: string; read: number }[]).map((row) => ({
        alert: JSON.parse(row.record) as unknown,
        read: row.read === 1,
      }));
    assert.deepStrictEqual(await list(), listRaw());
    assert.strictEqual(listRaw().length, ALERTS_OF_TRIP);
    const runs = await compareLatencies(list, listRaw, { calls: CALLS });
    raw.close();
    await database.close();
    return { runs };
  });
}
