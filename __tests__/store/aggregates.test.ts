import type { Aggregate, DownloadDeclaration } from '@/store/aggregates/aggregate';
import { allAggregates } from '@/store/aggregates/all-aggregates';
import { saveShortCountries } from '@/store/countries';
import {
  downloadKinds,
  downloadNames,
  kindsOf,
  namePattern,
  type DownloadKind,
} from '@/store/download-kinds';
import { getDownload, replaceMembers, saveDownload } from '@/store/downloads';
import { prune } from '@/store/prune';
import { putBack } from '@/store/rescue';
import { salvage } from '@/store/salvage';
import { KINDS_A_ROW } from '@/store/search-index';
import { reportStorage, sizeOfCountry } from '@/store/storage-report';
import type { Transaction } from '@/store/store-database';
import { listTripDownloads } from '@/store/trip-downloads';
import { forgetTrip, saveTrips } from '@/store/trips';
import { wipeStore } from '@/store/wipe';

import { insertAnyRow } from '../support/any-row';
import { aDestination, aShortCountry, aTrip } from '../support/records';
import { openTestStore, type TestStore } from '../support/test-store';

const TODAY = '2026-06-15';
const LATELY = Date.parse('2026-06-10');

/** One at a time, so that a new one is tried in every way the moment that it is declared. */
const declared: readonly Aggregate[] = allAggregates;
const written = declared.filter(({ table }) => !table.startsWith('sqlite_'));
const tablesOf = (aggregates: readonly Aggregate[]) => aggregates.map(({ table }) => table);
function aggregateOf(table: string): Aggregate {
  const found = declared.find((aggregate) => aggregate.table === table);
  if (!found) throw new Error(`nobody declared ${table}`);
  return found;
}

const searched = declared.flatMap(({ table, search }) => (search ? [{ table, search }] : []));
const named = declared.filter(({ kept }) => kept.while === 'named');
const ofCountry = declared.filter(({ kept }) => kept.while === 'its-country-is-wanted');
const onlyHere = declared.filter((aggregate) => aggregate.onlyHere !== null);

/** The name of a download that belongs to the trip `1`, the country `peru` or the item itself. */
function nameFor(kind: DownloadKind, itemId: string): string {
  const name = downloadNames[kind];
  if (typeof name === 'string') return name;
  const { of } = downloadKinds[kind];
  return name(of === 'trip' ? '1' : of === 'country' ? 'peru' : itemId);
}

describe('whatever is kept on the device', () => {
  let device: TestStore;
  beforeEach(async () => {
    device = await openTestStore({ inMemory: true });
  });

  const columnsOf = async (table: string) =>
    (await device.read((reader) => reader.all<{ name: string }>(`pragma table_info(${table})`))).map(
      ({ name }) => name,
    );
  const has = async (table: string, id: string) => {
    const [key = ''] = await columnsOf(table);
    const column = (await columnsOf(table)).includes('id') ? 'id' : key;
    return (
      (await device.read((reader) => reader.first(`select 1 from ${table} where ${column} = ?`, [id]))) !==
      null
    );
  };
  const add = (table: string, row: Parameters<typeof insertAnyRow>[2]) =>
    device.write((transaction) => insertAnyRow(transaction, table, row));
  const tidy = () => device.write((transaction) => prune(transaction, TODAY, { allCountries: false }));
  /** A trip that is wanted, and the country it leads to. */
  const travel = async (transaction: Transaction) => {
    const destinations = [aDestination({ country_id: 'peru', country_code: 'PE' })];
    await saveTrips(transaction, [aTrip({ id: '1', finish: TODAY, destinations })]);
  };

  it('is told apart from everything else', () => {
    const unique = (names: readonly unknown[]) => expect(new Set(names).size).toBe(names.length);
    unique(declared.map(({ table }) => table));
    const kinds = declared.flatMap(({ downloads }) => Object.keys(downloads));
    unique(kinds);
    unique(kinds.map((kind) => namePattern(kind as DownloadKind)));
    const numbers = searched.flatMap(({ search }) => search.number ?? []);
    unique(numbers);
    expect(Math.max(...numbers)).toBeLessThan(KINDS_A_ROW);
    unique(named.map(({ kept }) => kept.while === 'named' && kept.subject));
  });

  it.each(tablesOf(declared))('%s: every column that is spoken of is there', async (table) => {
    const aggregate = aggregateOf(table);
    const spokenOf = [
      ...(aggregate.columns ? ['id', 'record', ...Object.keys(aggregate.columns)] : []),
      ...(aggregate.search?.number == null ? [] : ['n', 'indexed']),
      ...(aggregate.storage?.columns ?? []),
      ...(aggregate.kept.while === 'its-country-is-wanted' ? [aggregate.kept.country] : []),
      ...(aggregate.onlyHere
        ? [aggregate.onlyHere.key, ...aggregate.onlyHere.json, ...aggregate.onlyHere.madeAnew]
        : []),
    ];
    expect(await columnsOf(table)).toEqual(expect.arrayContaining(spokenOf));
  });

  it.each(tablesOf(written))(
    '%s: a row is told to whoever listens, and goes with the traveller',
    async (table) => {
      const told: string[] = [];
      device.store.database.onChange((tables) => told.push(...tables));
      await add(table, { id: 'row' });
      expect(told).toEqual([table]);
      await wipeStore(device.store);
      const left = await device.read((reader) => reader.all(`select * from ${table}`));
      expect(left).toEqual([]);
    },
  );

  it.each(searched.map(({ table }) => table))('%s: is found, and no more when it is gone', async (table) => {
    const kindsOf = async (word: string) =>
      (await device.store.search.find(word)).map(({ kind }) => kind).sort();
    for (const other of searched)
      await add(other.table, { id: 'same', word: 'wombat', values: { removed: 0 } });
    await add(table, { id: 'row', word: 'quokka', values: { removed: 0 } });
    expect(await device.store.search.find('quokka')).toMatchObject([{ kind: table, id: 'row' }]);
    await device.write((transaction) => transaction.run(`delete from ${table}`));
    expect(await kindsOf('quokka')).toEqual([]);
    const others = searched.filter((other) => other.table !== table);
    expect(await kindsOf('wombat')).toEqual(others.map((other) => other.table).sort());
  });

  it.each(tablesOf(named))(
    '%s: stays while a download names it or something about it waits',
    async (table) => {
      const { downloads, kept } = aggregateOf(table);
      await device.write(travel);
      const kinds = Object.keys(downloads) as DownloadKind[];
      for (const kind of kinds) {
        await add(table, { id: kind });
        await device.write(async (transaction) => {
          const name = nameFor(kind, kind);
          await replaceMembers(transaction, name, [{ id: kind }]);
          await saveDownload(transaction, name, { etag: 'a', checkedAt: LATELY });
        });
      }
      await add(table, { id: 'waiting' });
      const subject = kept.while === 'named' ? `${kept.subject}/waiting` : '';
      await add('outbox', { id: 'entry', values: { subject, kind: 'alert-read' } });
      await add(table, { id: 'forgotten' });
      await tidy();
      for (const id of [...kinds, 'waiting']) expect([id, await has(table, id)]).toEqual([id, true]);
      expect(await has(table, 'forgotten')).toBe(false);
    },
  );

  it.each(tablesOf(ofCountry))(
    '%s: what it holds of a country goes when nobody wants that',
    async (table) => {
      const { kept } = aggregateOf(table);
      if (kept.while !== 'its-country-is-wanted') throw new Error('told apart above');
      await device.write(travel);
      for (const id of ['peru', 'chile'])
        await add(table, { id, values: table === 'countries' ? { pinned: 0 } : {} });
      await tidy();
      const held = kept.drops === 'row' ? 'true' : `${kept.drops.column} is not null`;
      const rows = await device.read((reader) =>
        reader.all<{ id: string }>(`select ${kept.country} as id from ${table} where ${held}`),
      );
      expect(rows.map(({ id }) => id)).toEqual(['peru']);
    },
  );

  it.each(
    tablesOf(
      written.filter(
        ({ kept, table }) => kept.while === 'always' && table !== 'downloads' && table !== 'members',
      ),
    ),
  )('%s: stays until it is removed', async (table) => {
    await add(table, { id: 'row' });
    await tidy();
    expect(await device.read((reader) => reader.all(`select 1 from ${table}`))).toHaveLength(1);
  });

  it.each(tablesOf(onlyHere))('%s: what is only here comes out of a broken database', async (table) => {
    await add(table, { id: 'mine', fill: 'full' });
    if (aggregateOf(table).onlyHere?.which) await add(table, { id: 'theirs', fill: 'bare' });
    const saved = await salvage(device.engine);
    device = await openTestStore({ inMemory: true });
    await device.write((transaction) => putBack(transaction, saved));
    const rows = await device.read((reader) => reader.all<Record<string, unknown>>(`select * from ${table}`));
    expect(rows).toHaveLength(1);
    expect(Object.values(rows[0] ?? {}).join()).not.toContain('theirs');
  });

  it.each(tablesOf(declared.filter(({ storage }) => storage)))(
    '%s: is counted, also for the trip that needs it',
    async (table) => {
      const { storage, downloads, kept } = aggregateOf(table);
      await device.write(travel);
      const before = await device.read(reportStorage);
      const ofTrip = (Object.keys(downloads) as DownloadKind[]).filter((kind) => {
        const declaration: DownloadDeclaration = downloadKinds[kind];
        return (
          declaration.of === 'trip' ||
          (declaration.of === 'country' && declaration.name !== null && declaration.tripPart !== null)
        );
      });
      await add(table, { id: kept.while === 'its-country-is-wanted' ? 'peru' : 'row' });
      for (const kind of ofTrip)
        await device.write((transaction) =>
          replaceMembers(transaction, nameFor(kind, 'row'), [{ id: 'row' }]),
        );
      const after = await device.read(reportStorage);
      const part = storage?.part as 'alerts';
      expect(after[part].bytes).toBeGreaterThan(before[part].bytes);
      const isNeeded = ofTrip.length > 0 || kept.while === 'its-country-is-wanted';
      expect((after.trips['1']?.bytes ?? 0) > (before.trips['1']?.bytes ?? 0)).toBe(isNeeded);
    },
  );

  it.each(kindsOf('country'))('%s: counts for its country', async (kind) => {
    const size = () => device.read((reader) => sizeOfCountry(reader, 'peru'));
    expect(await size()).toBe(0);
    await device.write(async (transaction) => {
      await saveDownload(transaction, downloadNames[kind]('peru'), { checkedAt: LATELY, bytes: 700 });
      await saveDownload(transaction, downloadNames[kind]('chile'), { checkedAt: LATELY, bytes: 50 });
    });
    expect(await size()).toBe(700);
  });

  describe('is forgotten with what it belongs to', () => {
    const kinds = (of: string) =>
      (Object.keys(downloadKinds) as DownloadKind[]).filter((kind) => downloadKinds[kind].of === of);
    const remember = (kind: DownloadKind) =>
      device.write(async (transaction) => {
        await saveDownload(transaction, nameFor(kind, 'row'), { etag: 'a', checkedAt: LATELY });
        await replaceMembers(transaction, nameFor(kind, 'row'), [{ id: 'row' }]);
      });
    const isKnown = (kind: DownloadKind) =>
      device.read(async (reader) => {
        const rows = await reader.all('select 1 from members where download = ?', [nameFor(kind, 'row')]);
        return rows.length > 0 || (await getDownload(reader, nameFor(kind, 'row'))) !== null;
      });

    it.each(kinds('trip'))('%s with its trip', async (kind) => {
      await device.write(travel);
      await remember(kind);
      await tidy();
      expect(await isKnown(kind)).toBe(true);
      await device.write((transaction) => forgetTrip(transaction, '1'));
      expect(await isKnown(kind)).toBe(false);
      await remember(kind);
      await tidy();
      expect(await isKnown(kind)).toBe(false);
    });

    it.each(kinds('country'))('%s with its country', async (kind) => {
      await device.write((transaction) => saveShortCountries(transaction, [aShortCountry({ id: 'peru' })]));
      await remember(kind);
      const removed = { ...aShortCountry({ id: 'peru' }), deleted_at: '2026-06-01T00:00:00.000Z' };
      await device.write((transaction) => saveShortCountries(transaction, [removed]));
      expect(await isKnown(kind)).toBe(false);
    });
  });

  it('is named among what a trip lacks, if a trip needs it', async () => {
    const trip = aTrip({ id: '1', destinations: [aDestination({ country_id: 'peru' })] });
    const needed = await device.read((reader) => listTripDownloads(reader, trip));
    const parts = [...kindsOf('trip'), ...kindsOf('country')].flatMap(
      (kind) => downloadKinds[kind].tripPart ?? [],
    );
    expect(needed.map(({ part }) => part)).toEqual(parts);
    expect(needed.map(({ name }) => name)).toContain(downloadNames.country('peru'));
  });
});
