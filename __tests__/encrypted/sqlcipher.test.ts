import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { saveAlerts } from '@/store/alerts';
import { openStore, type Store } from '@/store/open-store';
import { addEntry, listEntries } from '@/store/outbox';

import { anAlert } from '../support/records';
import { SealedPhone } from '../support/sealed-phone';

const PAGE = 4096;
const ENTRIES = 120;
const WORD = 'xylophonist';

async function fill(store: Store): Promise<void> {
  await store.database.write('user', async (transaction) => {
    await saveAlerts(
      transaction,
      Array.from({ length: 30 }, (_none, number) =>
        anAlert({ id: `alert-${number}`, headline: `${WORD} ${number}`, body: WORD.repeat(20) }),
      ),
    );
    for (let number = 0; number < ENTRIES; number += 1) {
      const subject = `alert/${String(number).padStart(4, '0')}-${`${WORD} `.repeat(8)}`;
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
    const readable = () =>
      readdirSync(phone.folder).filter((name) => readFileSync(join(phone.folder, name)).includes(WORD));
    expect(readdirSync(phone.folder)).toContain('sealed-sojourn.db-wal');
    expect(readable()).toEqual([]);
    expect(await store.search.find('xylo')).not.toEqual([]);
    await phone.kill(store);
    expect(readable()).toEqual([]);
    expect(readFileSync(join(phone.folder, 'sealed-sojourn.db')).subarray(0, 6).toString()).not.toBe(
      'SQLite',
    );
  });

  it('opens whichever of its pages is broken, with the entries that were on the others', async () => {
    const first = new SealedPhone();
    const store = await first.open();
    await fill(store);
    await first.kill(store);
    const sound = readFileSync(join(first.folder, 'sealed-sojourn.db'));
    const pages = sound.length / PAGE;
    const left: number[] = [];

    for (let page = 2; page <= pages; page += 1) {
      const phone = new SealedPhone();
      for (const [name, value] of first.secrets.kept) phone.secrets.kept.set(name, value);
      const bytes = Buffer.from(sound);
      bytes.fill(0xff, (page - 1) * PAGE + 100, (page - 1) * PAGE + 200);
      writeFileSync(join(phone.folder, 'sealed-sojourn.db'), bytes);

      const opened = await openStore(phone.files(), { checking: 'everything' });
      left.push((await opened.database.read(listEntries)).length);
      await opened.database.close();
    }
    // A leaf costs what is on it. Only the page at the top of the outbox, and those that name the tables, cost all.
    expect(left.filter((count) => count === 0).length).toBeLessThan(pages / 10);
    expect(left.filter((count) => count > 0 && count < ENTRIES).length).toBeGreaterThan(2);
    expect(Math.min(...left.filter((count) => count > 0))).toBeGreaterThan(ENTRIES / 2);
  }, 400_000);
});
