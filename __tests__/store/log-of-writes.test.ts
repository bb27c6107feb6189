import { randomUUID } from 'node:crypto';
import { cpSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';

import { downloadNames } from '@/store/download-kinds';
import { saveDownload } from '@/store/downloads';

import { startTestService } from '../../server/test/support/test-service';
import { startDevice } from '../support/device';
import { faults } from '../support/failing-engine';
import { temporaryFolder } from '../support/temporary-folder';
import { kill, openTestStore, type TestStore } from '../support/test-store';

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

const SOME = ['AT', 'BR', 'CL', 'DK', 'EE'];

async function writeMuch(device: Written): Promise<void> {
  for (const country of SOME) await writeOne(device, country, 'x'.repeat(MUCH / 5));
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
    const device = await openTestStore();
    await writeMuch(device);
    expect(await growthOfLog(device)).toBeGreaterThan(0);
    expect(logOf(device.folder)).toBeGreaterThan(MUCH);
    await device.store.database.emptyLog();
    expect(await growthOfLog(device)).toBeLessThan(0);
    expect(logOf(device.folder)).toBeLessThan(MUCH);
    expect(await growthOfLog(device)).toBe(0);
    await kill(device);
    expect(await countDownloads(await openTestStore({ folder: device.folder }))).toEqual({
      count: 6,
    });
  });

  it('keeps everything where it can’t be emptied', async () => {
    const device = await openTestStore();
    await writeMuch(device);
    device.engine.failAt(1, { message: faults.full });
    await device.store.database.emptyLog();
    expect(logOf(device.folder)).toBeGreaterThan(MUCH);
    expect(await countDownloads(device)).toEqual({ count: 5 });
  });

  it('is nobody’s beyond the last commit, where a kill came with half a write on the disk', async () => {
    const device = await openTestStore();
    await writeMuch(device);
    const asKilled = temporaryFolder();
    await device.store.database.write('cache', async (transaction) => {
      // No room to hold what is written until the commit: it is on the disk before.
      await transaction.run('pragma cache_size = 2');
      const etag = 'y'.repeat(MUCH / 5);
      for (const country of SOME)
        await saveDownload(transaction, downloadNames.countryAlerts(country), { etag, checkedAt: 0 });
      cpSync(device.folder, asKilled, { recursive: true });
    });
    await kill(device);

    // A phone's locks die with the process.
    rmSync(join(asKilled, 'sojourn.db.lock'), { recursive: true });
    const next = await openTestStore({ folder: asKilled });
    expect(next.store.recovered).toBeNull();
    expect(await next.read((reader) => reader.all('pragma integrity_check'))).toEqual([
      { integrity_check: 'ok' },
    ]);
    const rows = await next.read((reader) => reader.all<{ etag: string }>('select etag from downloads'));
    expect(rows.map(({ etag }) => /^x+$/.test(etag))).toEqual(SOME.map(() => true));
  });

  it('is empty after a sync, so that whoever writes next does not wait for it', async () => {
    const service = await startTestService();
    const device = await startDevice(service);
    await device.engine.sync();
    expect(await growthOfLog(device)).toBeLessThanOrEqual(0);
    await device.close();
    await service.close();
  });
});
