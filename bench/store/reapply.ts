import assert from 'node:assert';

import { saveListedAlerts } from '@/store/alerts';
import { downloadNames } from '@/store/download-kinds';
import { saveHospitals } from '@/store/hospitals';
import type { StoreDatabase } from '@/store/store-database';

import { compareRates } from '../compare';
import { createRaw, openBenchStore, withFolder } from './open-bench-store';
import { rateOf } from './rate-of';
import { upsertInto, writeRows } from './raw-rows';
import { makePages, type CountryPage } from './records';
import { saveAsSync } from './save-as-sync';

const pages = makePages(1, 1_000);
const ROWS = 2_000;

function reapply(database: StoreDatabase, { countryId, hospitals, alerts }: CountryPage): Promise<void> {
  return database.write('cache', async (transaction) => {
    await saveHospitals(transaction, downloadNames.countryHospitals(countryId), hospitals);
    await saveListedAlerts(transaction, downloadNames.countryAlerts(countryId), alerts);
  });
}

async function countChanges(database: StoreDatabase): Promise<number> {
  const row = await database.read((reader) =>
    reader.first<{ total: number }>('select total_changes() as total'),
  );
  return row?.total ?? 0;
}

export async function measureReapply(): Promise<{ runs: number[] }> {
  return withFolder((storeFolder) =>
    withFolder(async (rawFolder) => {
      const [page] = pages;
      assert(page);
      const { database } = await openBenchStore(storeFolder);
      await saveAsSync(database, pages);
      const raw = await createRaw(rawFolder);
      assert.strictEqual(writeRows(raw, pages), ROWS);

      let events = 0;
      database.onChange(() => (events += 1));
      const changesBefore = await countChanges(database);
      const runs = await compareRates(
        () => rateOf(ROWS, () => reapply(database, page)),
        () => rateOf(ROWS, () => assert.strictEqual(writeRows(raw, pages, upsertInto), 0)),
      );
      assert.strictEqual((await countChanges(database)) - changesBefore, 0);
      assert.strictEqual(events, 0);
      await database.close();
      raw.close();
      return { runs };
    }),
  );
}
