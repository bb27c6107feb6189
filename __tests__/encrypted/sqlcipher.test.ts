import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { saveAlerts } from '@/store/alerts';
import { openStore, type Store } from '@/store/open-store';
import { addEntry, listEntries } from '@/store/outbox';

import { findInFiles } from '../support/find-in-files';
import { anAlert } from '../support/records';
import { SealedPhone } from '../support/sealed-phone';

const PAGE = 4096;
const ENTRIES = 120;
const WORD = 'xylophonist';
/** Some hundred starts of the app. */
const PATIENCE = 400_000;

async function fill(store: Store): Promise<void> {
  await store.database.write('user', async (transaction) => {
    await saveAlerts(
      transaction,
      Array.from({ length: 30 }, (_none, number) =>
        anAlert({ id: `alert-${number}`, headline: `${WORD} ${number}`, body: WORD.repeat(20) }),
      ),
    );
    for (let number = 0; number < ENTRIES; number += 1) {
      const subject = `alert/${String(number).padStart(4, '0')}-${`${WORD} `.repeat(8)}` as const;
      await addEntry(transaction, { id: `e${number}`, kind: 'alert-read', subject, payload: null }, 1);
    }
  });
  await store.search.refresh();
}

/** On the engine of the phones itself. */
describe('what SQLCipher wrote', () => {
  it('holds no readable word, while it is open and after', async () => {
    const phone = new SealedPhone();
    const store = await phone.open();
    await fill(store);
    expect(readdirSync(phone.folder)).toContain('sealed-sojourn.db-wal');
    expect(findInFiles(phone.folder, WORD)).toEqual([]);
    expect(await store.search.find('xylo')).not.toEqual([]);
    await phone.kill(store);
    expect(findInFiles(phone.folder, WORD)).toEqual([]);
    expect(readFileSync(join(phone.folder, 'sealed-sojourn.db')).subarray(0, 6).toString()).not.toBe(
      'SQLite',
    );
  });

  describe('with one broken page, whichever it is,', () => {
    const first = new SealedPhone();
    let sound: Buffer;

    beforeAll(async () => {
      const store = await first.open();
      await fill(store);
      await first.kill(store);
      sound = readFileSync(join(first.folder, 'sealed-sojourn.db'));
    });

    /** One after the other, each with another page broken; not the first, without which it is no database. */
    function* brokenPhones(): Generator<SealedPhone> {
      for (let page = 1; page < sound.length / PAGE; page += 1) {
        const phone = new SealedPhone();
        for (const [name, value] of first.secrets.kept) phone.secrets.kept.set(name, value);
        const bytes = Buffer.from(sound);
        bytes.fill(0xff, page * PAGE + 100, page * PAGE + 200);
        writeFileSync(join(phone.folder, 'sealed-sojourn.db'), bytes);
        yield phone;
      }
    }

    it(
      'opens with the entries that were on the others',
      async () => {
        const left: number[] = [];
        for (const phone of brokenPhones()) {
          const store = await openStore(phone.files(), { checking: 'everything' });
          left.push((await store.database.read(listEntries)).length);
          await store.database.close();
        }
        // A leaf costs what is on it. Only the page at the top of the outbox, and those that name the tables, cost all.
        expect(left.filter((count) => count === 0).length).toBeLessThan(left.length / 10);
        expect(left.filter((count) => count > 0 && count < ENTRIES).length).toBeGreaterThan(2);
        expect(Math.min(...left.filter((count) => count > 0))).toBeGreaterThan(ENTRIES / 2);
      },
      PATIENCE,
    );

    it(
      'opens at once, or says later that it is damaged',
      async () => {
        let found = 0;
        for (const phone of brokenPhones()) {
          const store = await openStore(phone.files());
          const onDamage = jest.fn();
          store.database.onFault(onDamage);
          const reading = await Promise.allSettled([
            store.database.read((reader) => reader.all('select record from alerts')),
            store.search.find('xylo'),
          ]);
          const hasFailed = reading.some(({ status }) => status === 'rejected');
          expect(onDamage.mock.calls.length > 0).toBe(hasFailed);
          if (hasFailed) found += 1;
          await store.database.close();
        }
        expect(found).toBeGreaterThan(10);
      },
      PATIENCE,
    );
  });
});
