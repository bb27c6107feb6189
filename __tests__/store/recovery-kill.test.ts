import { readFileSync, writeFileSync } from 'node:fs';

import { openStore } from '@/store/open-store';
import { listEntries } from '@/store/outbox';
import { listTrips } from '@/store/trips';

import { breakDatabase, databaseIn, doALot } from '../support/busy-traveller';
import { dyingAt } from '../support/failing-engine';
import { databaseFilesIn } from '../support/node-sqlite';
import { temporaryFolder } from '../support/temporary-folder';
import { kill, openTestStore } from '../support/test-store';

/** True where the opening came to its end before that statement. */
async function openAndDieAt(folder: string, statement: number, after: boolean): Promise<boolean> {
  const files = dyingAt(databaseFilesIn(folder), statement, after);
  try {
    await openStore(files);
    return true;
  } catch {
    return false;
  } finally {
    await files.buryAll();
  }
}

describe('a kill in the middle of a recovery', () => {
  it.each([false, true])('at any statement (done before it: %s) loses nothing', async (after) => {
    const first = await openTestStore();
    await doALot(first);
    const entries = await first.read(listEntries);
    await kill(first);
    await breakDatabase(first.folder);
    const broken = readFileSync(databaseIn(first.folder));

    let kills = 0;
    for (let survived = false; !survived;) {
      const folder = temporaryFolder();
      writeFileSync(databaseIn(folder), broken);
      survived = await openAndDieAt(folder, kills + 1, after);
      if (!survived) kills += 1;
      const next = await openTestStore({ folder });
      expect(await next.read(listEntries)).toEqual(entries);
      expect(await next.read(listTrips)).toHaveLength(1);
      await kill(next);
    }
    expect(kills).toBeGreaterThan(50);
  });
});
