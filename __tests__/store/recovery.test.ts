import { existsSync, readFileSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { getAlert, saveAlerts } from '@/store/alerts';
import { listCheckIns } from '@/store/check-ins';
import { getCountry } from '@/store/countries';
import { NewerDatabaseError } from '@/store/migrate';
import { openStore } from '@/store/open-store';
import { addEntry, listEntries } from '@/store/outbox';
import { getPreferences } from '@/store/preferences';
import { RESCUE } from '@/store/rescue';
import { getTrip, listTrips, saveTrips } from '@/store/trips';

import { breakDatabase, databaseIn, doALot } from '../support/busy-traveller';
import { failing, wrapping } from '../support/failing-engine';
import { databaseFilesIn, openNodeSqlite } from '../support/node-sqlite';
import { anAlert, aTrip } from '../support/records';
import { temporaryFolder } from '../support/temporary-folder';
import { kill, openTestStore, type TestStore } from '../support/test-store';

describe('a database whose migration fails', () => {
  it('is made anew with all that was only on this device', async () => {
    const first = await openTestStore();
    await doALot(first);
    const before = await first.read(listEntries);
    await kill(first);
    await breakDatabase(first.folder);

    const next = await openTestStore({ folder: first.folder });
    expect(next.store.recovered).toEqual({ savedEntries: 4 });
    expect(await next.read(listEntries)).toEqual(before);
    await next.read(async (reader) => {
      expect((await listTrips(reader)).map(({ trip, sending }) => [trip.name, sending])).toEqual([
        ['Made offline', 'parked'],
      ]);
      expect(await getTrip(reader, 'doomed')).toBeNull();
      expect(await listCheckIns(reader)).toMatchObject([{ status: 2, sending: { kind: 'waiting' } }]);
      expect(await getCountry(reader, 'peru')).toMatchObject({ pinned: true, whole: { capital: 'Lima' } });
      expect(await getAlert(reader, 'alert-1')).toMatchObject({ read: true });
      expect(await getPreferences(reader)).toMatchObject({ wifiOnly: true });
    });
  });

  it('is told once; the next start is like any other and no copy is left', async () => {
    const first = await openTestStore();
    await doALot(first);
    await kill(first);
    await breakDatabase(first.folder);
    await kill(await openTestStore({ folder: first.folder }));

    const third = await openTestStore({ folder: first.folder });
    expect(third.store.recovered).toBeNull();
    expect(await third.read(listEntries)).toHaveLength(4);
    expect(existsSync(join(first.folder, RESCUE))).toBe(false);
  });

  it('takes new entries behind the ones that were saved', async () => {
    const first = await openTestStore();
    await doALot(first);
    await kill(first);
    await breakDatabase(first.folder);
    const { write, read } = await openTestStore({ folder: first.folder });
    const late = { id: 'late', kind: 'alert-read' as const, subject: 'alert/9' as const, payload: null };
    await write((transaction) => addEntry(transaction, late, 1));
    expect((await read(listEntries)).at(-1)?.id).toBe('late');
  });
});

describe('a file that is no database any more', () => {
  it.each([
    ['was overwritten', (path: string) => writeFileSync(path, 'x'.repeat(20_000))],
    ['was cut off', (path: string) => truncateSync(path, 4096 * 3 + 100)],
  ])('because it %s gives way to a new one', async (_how, damage) => {
    const first = await openTestStore();
    await doALot(first);
    await kill(first);
    damage(databaseIn(first.folder));

    const { store, read, write } = await openTestStore({ folder: first.folder });
    expect(store.recovered).not.toBeNull();
    await write((transaction) => saveTrips(transaction, [aTrip()]));
    expect(await read(listTrips)).not.toHaveLength(0);
  });

  it('is simply made when it is empty', async () => {
    const folder = temporaryFolder();
    writeFileSync(databaseIn(folder), '');
    expect((await openTestStore({ folder })).store.recovered).toBeNull();
  });
});

describe('one bad page', () => {
  const ENTRIES = 400;

  it('costs the entries on it and no others', async () => {
    const first = await openTestStore();
    await first.write(async (transaction) => {
      for (let number = 0; number < ENTRIES; number += 1) {
        const subject = `alert/${String(number).padStart(4, '0')}-${'long '.repeat(20)}` as const;
        await addEntry(transaction, { id: `e${number}`, kind: 'alert-read', subject, payload: null }, 1);
      }
    });
    await breakPageOf(first, 'outbox');

    const { store, read } = await openTestStore({ folder: first.folder });
    const saved = store.recovered?.savedEntries ?? 0;
    expect(saved).toBeGreaterThan(ENTRIES * 0.8);
    expect(saved).toBeLessThan(ENTRIES);
    expect(store.recovered?.mayHaveLost).toBe(true);
    const ids = (await read(listEntries)).map(({ id }) => Number(id.slice(1)));
    expect(ids).toEqual([...ids].sort((one, other) => one - other));
    expect(ids[0]).toBe(0);
    expect(ids.at(-1)).toBe(ENTRIES - 1);
  });

  it('among what was downloaded is found when it is read; then all is checked and the rest saved', async () => {
    const first = await openTestStore();
    await doALot(first);
    await first.write((transaction) =>
      saveAlerts(
        transaction,
        Array.from({ length: 200 }, (_none, number) =>
          anAlert({ id: `big-${number}`, body: 'long '.repeat(200) }),
        ),
      ),
    );
    await breakPageOf(first, 'alerts');

    const second = await openTestStore({ folder: first.folder });
    expect(second.store.recovered).toBeNull();
    const found = jest.fn();
    second.store.database.onFault(found);
    const everyAlert = second.read((reader) => reader.all('select record from alerts'));
    await expect(everyAlert).rejects.toThrow('malformed');
    expect(found).toHaveBeenCalled();
    await kill(second);

    const third = await openTestStore({ folder: first.folder, checking: 'everything' });
    expect(third.store.recovered).toEqual({ savedEntries: 4 });
    expect(await third.read(listEntries)).toHaveLength(4);
  });

  async function breakPageOf(device: TestStore, table: string): Promise<void> {
    const [page] = await device.read((reader) =>
      reader.all<{ pageno: number }>(
        `select rootpage as pageno from sqlite_schema where name = ? and type = 'table'`,
        [table],
      ),
    );
    await kill(device);
    const bytes = readFileSync(databaseIn(device.folder));
    const leaf = leafInTheMiddle(bytes, page?.pageno ?? 0);
    bytes.fill(0xff, (leaf - 1) * 4096, leaf * 4096);
    writeFileSync(databaseIn(device.folder), bytes);
  }

  /** The number of a page that the root of a table points at, from its cells. */
  function leafInTheMiddle(bytes: Buffer, root: number): number {
    const start = (root - 1) * 4096;
    const cells = bytes.readUInt16BE(start + 3);
    const cell = bytes.readUInt16BE(start + 12 + 2 * Math.floor(cells / 2));
    return bytes.readUInt32BE(start + cell);
  }
});

describe('a database that just can not be opened now', () => {
  it.each([
    'unable to open database file',
    'database is locked',
    'disk I/O error',
    'database or disk is full',
  ])('is left alone: %s', async (message) => {
    const first = await openTestStore();
    await doALot(first);
    await kill(first);
    for (let at = 1; at <= 6; at += 1) {
      const files = wrapping(databaseFilesIn(first.folder), (engine) => {
        const doomed = failing(engine);
        doomed.failAt(at, { message });
        return doomed;
      });
      // Setting up the journal may fail without harm; everything else rejects.
      const opening = openStore(files).then((store) => store.database.close());
      await opening.catch((error: unknown) => expect(error).toEqual(new Error(message)));
    }
    const next = await openTestStore({ folder: first.folder });
    expect(next.store.recovered).toBeNull();
    expect(await next.read(listEntries)).toHaveLength(4);
  });

  it('because a newer app made it is left alone too, and let go of', async () => {
    const first = await openTestStore();
    await doALot(first);
    await kill(first);
    const newer = openNodeSqlite(databaseIn(first.folder));
    await newer.execute('pragma user_version = 999');
    await newer.close();
    await expect(openStore(databaseFilesIn(first.folder))).rejects.toThrow(NewerDatabaseError);

    const back = openNodeSqlite(databaseIn(first.folder));
    await back.execute('pragma user_version = 2');
    await back.close();
    const next = await openTestStore({ folder: first.folder });
    expect(await next.read(listEntries)).toHaveLength(4);
  });
});
