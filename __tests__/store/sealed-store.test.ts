import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { KeyOutOfReachError } from '@/platform/database-keys';
import { saveAlerts } from '@/store/alerts';
import { openStore, type Store } from '@/store/open-store';
import { listEntries } from '@/store/outbox';
import { listTrips } from '@/store/trips';
import { wipeStore } from '@/store/wipe';

import { breakDatabase, databaseIn, doALot } from '../support/busy-traveller';
import { killedAt } from '../support/cipher-databases';
import { anAlert } from '../support/records';
import { SealedPhone } from '../support/sealed-phone';
import { kill, openTestStore } from '../support/test-store';

const KEY = 'database-key.sojourn.db';

const entriesOf = (store: Store) => store.database.read(listEntries);

/** A phone that an earlier version, which did not encrypt, leaves behind. */
async function anOldPhone() {
  const old = await openTestStore();
  await doALot(old);
  await old.store.search.refresh();
  const entries = await old.read(listEntries);
  const found = await old.store.search.find('peru');
  await kill(old);
  return { phone: new SealedPhone(old.folder), entries, found };
}

async function aUsedPhone() {
  const { phone, entries } = await anOldPhone();
  await phone.kill(await phone.open());
  return { phone, entries };
}

describe('an encrypted database', () => {
  it('keeps what is written, and finds it, over restarts', async () => {
    const phone = new SealedPhone();
    const first = await phone.open();
    await first.database.write('cache', (transaction) =>
      saveAlerts(transaction, [anAlert({ headline: 'Storm over Lima' })]),
    );
    await first.search.refresh();
    await phone.kill(first);

    const second = await phone.open();
    expect(second.recovered).toBeNull();
    expect(await second.search.find('lim')).toMatchObject([{ title: 'Storm over Lima' }]);
  });

  it('has a key of 256 random bits, each of them another', async () => {
    const [one, other] = [new SealedPhone(), new SealedPhone()];
    await one.open();
    await other.open();
    expect(one.secrets.kept.get(KEY)).toMatch(/^[0-9a-f]{64}$/);
    expect(one.secrets.kept.get(KEY)).not.toBe(other.secrets.kept.get(KEY));
  });

  it('that has to be made anew gives out all that was only in it, and gets another key', async () => {
    const { phone, entries } = await aUsedPhone();
    const key = phone.secrets.kept.get(KEY);
    const engine = await phone.files().open('sojourn.db');
    await engine.execute('pragma user_version = 1');
    await engine.close();

    const next = await phone.open();
    expect(next.recovered).toEqual({ savedEntries: 4 });
    expect(await entriesOf(next)).toEqual(entries);
    expect(phone.secrets.kept.get(KEY)).not.toBe(key);
  });

  it('is gone after signing out, with its key, and the next traveller has another', async () => {
    const { phone } = await aUsedPhone();
    const key = phone.secrets.kept.get(KEY);
    const store = await phone.open();
    await wipeStore(store);

    expect(phone.secrets.kept.get(KEY)).not.toBe(key);
    expect([...phone.secrets.kept.keys()]).toEqual([KEY]);
    expect(readdirSync(phone.folder).filter((name) => name.endsWith('.db'))).toEqual(['sealed-sojourn.db']);
    await store.database.write('cache', (transaction) => saveAlerts(transaction, [anAlert()]));
    await store.search.refresh();
    await phone.kill(store);
    const next = await phone.open();
    expect(next.recovered).toBeNull();
    expect(await next.database.read(listTrips)).toEqual([]);
  });
});

describe('a database from before there was encryption', () => {
  it('is taken over whole and deleted', async () => {
    const { phone, entries, found } = await anOldPhone();
    const store = await phone.open();
    expect(store.recovered).toBeNull();
    expect(await entriesOf(store)).toEqual(entries);
    expect(found).not.toEqual([]);
    expect(await store.search.find('peru')).toEqual(found);
    expect(existsSync(databaseIn(phone.folder))).toBe(false);
  });

  it.each([false, true])('loses nothing by a kill at any step (done before it: %s)', async (after) => {
    const { phone: old, entries } = await anOldPhone();
    const file = readFileSync(databaseIn(old.folder));
    let kills = 0;
    for (let survived = false; !survived;) {
      const phone = new SealedPhone();
      writeFileSync(databaseIn(phone.folder), file);
      const engine = killedAt(phone.engine, kills + 1, after);
      survived = await openStore(phone.files(engine)).then(
        () => true,
        () => false,
      );
      await engine.bury();
      if (!survived) kills += 1;
      const next = await phone.open();
      expect(next.recovered).toBeNull();
      expect(await entriesOf(next)).toEqual(entries);
      expect(existsSync(databaseIn(phone.folder))).toBe(false);
      await phone.kill(next);
    }
    expect(kills).toBeGreaterThan(25);
  });

  it('that is broken still gives out what can be read of it', async () => {
    const { phone, entries } = await anOldPhone();
    await breakDatabase(phone.folder);
    const store = await phone.open();
    expect(store.recovered).toEqual({ savedEntries: 4 });
    expect(await entriesOf(store)).toEqual(entries);
    expect(existsSync(databaseIn(phone.folder))).toBe(false);
  });

  it('that is no database any more gives way to a new one', async () => {
    const phone = new SealedPhone();
    writeFileSync(databaseIn(phone.folder), 'x'.repeat(20_000));
    const store = await phone.open();
    expect(store.recovered).toEqual({ savedEntries: 0, mayHaveLost: true });
    expect(existsSync(databaseIn(phone.folder))).toBe(false);
  });
});

describe('a key', () => {
  it('that is out of reach for now costs nothing: the data wait for it', async () => {
    const { phone, entries } = await aUsedPhone();
    phone.secrets.isLocked = true;
    await expect(phone.open()).rejects.toThrow(KeyOutOfReachError);
    phone.secrets.isLocked = false;
    const store = await phone.open();
    expect(store.recovered).toBeNull();
    expect(await entriesOf(store)).toEqual(entries);
  });

  it('that is out of reach leaves an unencrypted database as it is too', async () => {
    const { phone, entries } = await anOldPhone();
    phone.secrets.isLocked = true;
    await expect(phone.open()).rejects.toThrow(KeyOutOfReachError);
    phone.secrets.isLocked = false;
    expect(await entriesOf(await phone.open())).toEqual(entries);
  });

  it.each([
    ['is gone', (phone: SealedPhone) => phone.secrets.kept.delete(KEY)],
    ['is another', (phone: SealedPhone) => phone.secrets.kept.set(KEY, 'ab'.repeat(32))],
    ['is no key any more', (phone: SealedPhone) => phone.secrets.kept.set(KEY, 'broken')],
  ])('that %s makes the database anew, and says so once', async (_how, lose) => {
    const { phone } = await aUsedPhone();
    lose(phone);
    const store = await phone.open();
    expect(store.recovered).toEqual({ savedEntries: 0, mayHaveLost: true });
    expect(await entriesOf(store)).toEqual([]);
    await phone.kill(store);
    expect((await phone.open()).recovered).toBeNull();
  });

  it('is not replaced while the file itself can not be read', async () => {
    const { phone, entries } = await aUsedPhone();
    const kept = phone.secrets.kept.get(KEY) ?? '';
    phone.secrets.kept.delete(KEY);
    const locked = { ...phone.engine, open: () => Promise.reject(new Error('unable to open database file')) };
    await expect(openStore(phone.files(locked))).rejects.toThrow('unable to open');
    expect(phone.secrets.kept.has(KEY)).toBe(false);
    phone.secrets.kept.set(KEY, kept);
    expect(await entriesOf(await phone.open())).toEqual(entries);
  });

  it('that the phone failed to keep encrypts nothing', async () => {
    const { phone, entries } = await anOldPhone();
    jest.spyOn(phone.secrets, 'write').mockResolvedValueOnce();
    await expect(phone.open()).rejects.toThrow(KeyOutOfReachError);
    expect(await entriesOf(await phone.open())).toEqual(entries);
  });

  it('never stands in an error', async () => {
    const phone = new SealedPhone();
    const engine = await phone.engine.open('any.db');
    const telling = {
      ...phone.engine,
      open: async () => ({
        ...engine,
        execute: (script: string) => Promise.reject(new Error(`failed: ${script}`)),
      }),
    };
    const failure: unknown = await openStore(phone.files(telling)).catch((error: unknown) => error);
    expect(failure).toMatchObject({ message: expect.stringContaining('failed: pragma key') as string });
    const key = phone.secrets.kept.get(KEY) ?? 'none';
    expect(JSON.stringify(failure, Object.getOwnPropertyNames(failure))).not.toContain(key);
  });
});

describe('an engine that can not encrypt', () => {
  const withoutCipher = (phone: SealedPhone) => ({
    ...phone.engine,
    open: async (name: string) => {
      const handle = await phone.engine.open(name);
      const all: typeof handle.all = async (sql, values) =>
        sql === 'pragma cipher_version' ? [] : handle.all(sql, values);
      return { ...handle, all };
    },
  });

  it('is refused in a build for travellers, and nothing is deleted', async () => {
    const { phone, entries } = await aUsedPhone();
    await expect(openStore(phone.files(withoutCipher(phone)))).rejects.toThrow('can’t encrypt');
    expect(await entriesOf(await phone.open())).toEqual(entries);
  });

  it('will do in development', async () => {
    const phone = new SealedPhone();
    const store = await openStore(phone.files(withoutCipher(phone), { mayBePlain: true }));
    expect(await entriesOf(store)).toEqual([]);
    await store.database.close();
    expect(readFileSync(join(phone.folder, 'sojourn.db')).subarray(0, 13).toString()).toBe('SQLite format');
  });
});
