import { join } from 'node:path';

import { saveAlerts } from '@/store/alerts';
import { openStore } from '@/store/open-store';
import { listEntries } from '@/store/outbox';
import { saveProfile } from '@/store/profile';
import { RESCUE } from '@/store/rescue';
import { createTrip } from '@/store/trip-writes';
import { listTrips } from '@/store/trips';
import { countUnsent } from '@/store/unsent';
import { wipeStore } from '@/store/wipe';

import { findInFiles } from '../support/find-in-files';
import { databaseFilesIn, openNodeSqlite } from '../support/node-sqlite';
import { anAlert, aTraveller, aTripInput } from '../support/records';
import { kill, openTestStore, type TestStore } from '../support/test-store';

const SECRET = 'xylophonist';

describe('signing out', () => {
  let device: TestStore;
  beforeEach(async () => {
    device = await openTestStore();
    await device.write(async (transaction) => {
      await saveProfile(transaction, aTraveller({ first_name: SECRET }));
      await createTrip(transaction, aTripInput({ name: `${SECRET} tour` }), device.context);
      const many = Array.from({ length: 200 }, (_none, number) =>
        anAlert({ id: `alert-${number}`, headline: `${SECRET} ${number}`, body: SECRET.repeat(50) }),
      );
      await saveAlerts(transaction, many);
    });
    await device.store.search.refresh();
    await device.store.database.emptyLog();
  });

  it('can warn before: so much would be lost', async () => {
    expect(await device.read(countUnsent)).toBe(1);
  });

  it('leaves no word of the traveller in any file', async () => {
    expect(findInFiles(device.folder, SECRET)).toEqual(['sojourn.db', 'sojourn.db-wal']);
    const rescue = openNodeSqlite(join(device.folder, RESCUE));
    await rescue.execute(`create table saved (tables text); insert into saved values ('${SECRET}')`);
    await rescue.close();

    await wipeStore(device.store);
    expect(findInFiles(device.folder, SECRET)).toEqual([]);
    expect(findInFiles(device.folder, SECRET.slice(0, 6))).toEqual([]);
    expect(await device.read(countUnsent)).toBe(0);
    expect(await device.read(listTrips)).toEqual([]);
  });

  it('leaves none either where the system does not let the file go', async () => {
    const { folder } = device;
    await kill(device);
    const files = databaseFilesIn(folder);
    const store = await openStore({
      ...files,
      remove: (name) => (name === RESCUE ? files.remove(name) : Promise.reject(new Error('busy'))),
    });
    await wipeStore(store);
    expect(findInFiles(folder, SECRET)).toEqual([]);
    expect(await store.database.read(listTrips)).toEqual([]);
    await store.database.close();
  });

  it('leaves a store that works for the next traveller, search included', async () => {
    await wipeStore(device.store);
    expect(await device.store.search.find(SECRET)).toEqual([]);
    await device.write(async (transaction) => {
      await saveAlerts(transaction, [anAlert({ headline: 'Storm' })]);
      await createTrip(transaction, aTripInput(), device.context);
    });
    expect(await device.store.search.find('storm')).toHaveLength(1);
    expect(await device.read(listEntries)).toHaveLength(1);
  });

  it('is told to the screens', async () => {
    const heard = new Set<string>();
    device.store.database.onChange((tables) => tables.forEach((table) => heard.add(table)));
    await wipeStore(device.store);
    expect([...heard]).toEqual(expect.arrayContaining(['trips', 'alerts', 'outbox', 'profile']));
  });
});
