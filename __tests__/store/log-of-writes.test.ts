import { randomUUID } from 'node:crypto';
import { statSync } from 'node:fs';
import { join } from 'node:path';

import { downloadNames } from '@/store/download-kinds';
import { saveDownload } from '@/store/downloads';
import type { SqlEngine } from '@/store/engine';

import { startTestService } from '../../server/test/support/test-service';
import { startDevice } from '../support/device';
import { faults } from '../support/failing-engine';
import { kill, openTestStore, type TestStore } from '../support/test-store';

/** As in a browser: SQLite has its log where no other handle can come, also without shared memory. */
function forItself(engine: SqlEngine): SqlEngine {
  const isAlone = engine.execute('pragma locking_mode = exclusive');
  return { ...engine, execute: (script) => isAlone.then(() => engine.execute(script)) };
}

function logOf(folder: string): number {
  return statSync(join(folder, 'sojourn.db-wal')).size;
}

/** More than SQLite would leave in its log by itself. */
const MUCH = 5_000_000;

type Written = Pick<TestStore, 'store' | 'folder'>;

function writeOne({ store }: Written, country: string, etag: string): Promise<void> {
  return store.database.write('cache', (transaction) =>
    saveDownload(transaction, downloadNames.countryAlerts(country), { etag, checkedAt: 0 }),
  );
}

async function writeMuch(device: Written): Promise<void> {
  const etag = 'x'.repeat(MUCH / 5);
  for (const country of ['AT', 'BR', 'CL', 'DK', 'EE']) await writeOne(device, country, etag);
}

/** By how much the log's file grows with a small write: by nothing where it is written over from its beginning. */
async function growthOfLog(device: Written): Promise<number> {
  const before = logOf(device.folder);
  await writeOne(device, 'FI', randomUUID());
  return logOf(device.folder) - before;
}

const countDownloads = (device: TestStore) =>
  device.read((reader) => reader.first<{ count: number }>('select count(*) as count from downloads'));

describe('the log of what is written', () => {
  it('is left alone by those who write, and emptied when it is asked for', async () => {
    const device = await openTestStore({ wrap: forItself });
    await writeMuch(device);
    expect(await growthOfLog(device)).toBeGreaterThan(0);
    expect(logOf(device.folder)).toBeGreaterThan(MUCH);
    await device.store.database.emptyLog();
    expect(await growthOfLog(device)).toBeLessThan(0);
    expect(logOf(device.folder)).toBeLessThan(MUCH);
    expect(await growthOfLog(device)).toBe(0);
    await kill(device);
    expect(await countDownloads(await openTestStore({ folder: device.folder, wrap: forItself }))).toEqual({
      count: 6,
    });
  });

  it('keeps everything where it can’t be emptied', async () => {
    const device = await openTestStore({ wrap: forItself });
    await writeMuch(device);
    device.engine.failAt(1, { message: faults.full });
    await device.store.database.emptyLog();
    expect(logOf(device.folder)).toBeGreaterThan(MUCH);
    expect(await countDownloads(device)).toEqual({ count: 5 });
  });

  it('is empty after a sync, so that whoever writes next does not wait for it', async () => {
    const service = await startTestService();
    const device = await startDevice(service, { wrapEngine: forItself });
    await device.engine.sync();
    expect(await growthOfLog(device)).toBeLessThanOrEqual(0);
    await device.close();
    await service.close();
  });
});
