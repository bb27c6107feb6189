import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { Door } from '../src/http/door';
import { createProcessDatabase, type ProcessDatabase } from './support/process-database';
import { startServiceProcess } from './support/service-process';

describe('a start of the service', () => {
  let database: ProcessDatabase;
  beforeAll(async () => {
    database = await createProcessDatabase();
  });
  afterAll(() => database.remove());

  /** Ends with 1 and the words, and shows nobody where in the code it was. */
  async function expectRefusal(settings: Record<string, string>, words: RegExp): Promise<void> {
    const start = startServiceProcess({ ...database.settings, ...settings });
    await expect(start).rejects.toThrow('ended with 1 ');
    await expect(start).rejects.toThrow(words);
    await expect(start).rejects.not.toThrow(/^\s+at /m);
  }

  it('is refused with a secret that is not the one of its database', async () => {
    await expectRefusal(
      { KEY_SECRET: 'another secret, which is just as long' },
      /^KEY_SECRET is not the one /m,
    );
  }, 60_000);

  it('is refused where the database is damaged', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'sojourn-start-'));
    mkdirSync(join(folder, 'global'));
    writeFileSync(join(folder, 'PG_VERSION'), '18');
    writeFileSync(join(folder, 'global', 'pg_control'), 'nonsense');
    await expectRefusal({ DATABASE_URL: folder }, /^DATABASE_URL: .* holds a database that is damaged/m);
    rmSync(folder, { recursive: true });
  }, 60_000);

  it('is refused before it is ready where the port of the metrics is taken', async () => {
    const other = new Door();
    const METRICS_PORT = String(await other.listen(0, '127.0.0.1'));
    await expectRefusal({ METRICS_PORT }, /instead of starting:\nPort \d+ is taken .*METRICS_PORT=\d+$/);
    await other.close();
  }, 60_000);

  it('is for one where two come to the same folder at once', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'sojourn-start-'));
    const settings = { SAMPLE_DATA: 'false', DATABASE_URL: join(folder, 'database') };
    const starts = await Promise.allSettled([startServiceProcess(settings), startServiceProcess(settings)]);
    const reasons = starts.flatMap((start) => (start.status === 'rejected' ? [String(start.reason)] : []));
    expect(reasons).toEqual([expect.stringMatching(/^The database in .* is in use by another service/m)]);
    for (const start of starts) if (start.status === 'fulfilled') expect(await start.value.stop()).toBe(0);
    // The one secret that both knew opens it again.
    const again = await startServiceProcess(settings);
    expect(await again.stop()).toBe(0);
    rmSync(folder, { recursive: true });
  }, 120_000);
});
