import { createApiClient } from '@/api/client';
import type { CountryMapData } from '@/contract/country';
import { decodeTopology } from '@/geo/decode-topology';
import { saveTrips } from '@/store/trips';
import type { Pull } from '@/sync/pull';
import { pullsOfCountry } from '@/sync/country-pulls';
import { planPulls } from '@/sync/pull-plan';
import { pullItem } from '@/sync/item-pulls';
import { pullOwn } from '@/sync/own-pulls';

import { garble, oneOf, spoil } from '../support/hostile-json';
import { kindsOfAnswers, type KindOfAnswer, type Shelf } from '../support/kinds-of-answers';
import { aTrip } from '../support/records';
import { reportCounts } from '../support/report-counts';
import { SEED, seededRandom } from '../support/seeded-random';
import { openTestStore, type TestStore } from '../support/test-store';

/** A long run takes 100,000. */
const RESPONSES = Number(process.env.RESPONSES ?? 1_500);
const NOW = Date.UTC(2026, 2, 20);
const IN_BETWEEN = 250;

interface Row {
  id: string;
  record: string | null;
}

describe(`${RESPONSES} answers that are not as agreed (SEED=${SEED})`, () => {
  const random = seededRandom(SEED);
  const counts = {
    responses: 0,
    readable: 0,
    goodRecords: 0,
    crashes: 0,
    badRows: 0,
    goodRecordsNotKept: 0,
    falseAlarms: 0,
  };
  let device: TestStore;
  let pulls: Pull[];
  afterAll(() => reportCounts('responses', counts));

  /** The answer, and what of it is as agreed. */
  function anAnswer({ good, wrap = (records) => records }: KindOfAnswer): {
    text: string;
    untouched: unknown[];
  } {
    if (random() < 0.1) return { text: garble(random, JSON.stringify(wrap(good))), untouched: [] };
    if (random() < 0.1) return { text: JSON.stringify(spoil(random, wrap(good))), untouched: [] };
    const at = Math.floor(random() * good.length);
    const spoiled = spoil(random, good[at]);
    const records = good.map((record, index) => (index === at ? spoiled : record));
    // What comes twice under one id is one of both.
    const taken = JSON.stringify(spoiled);
    const untouched = good.filter((record, index) => index !== at && !taken.includes(idOf(record)));
    return { text: JSON.stringify(wrap(records)), untouched };
  }

  async function take(pull: Pull, text: string): ReturnType<Pull['run']> {
    const headers = new Headers({ date: new Date(NOW).toUTCString(), etag: `"${String(random())}"` });
    const client = createApiClient({
      baseUrl: 'http://service.test',
      readKey: async () => 'key',
      language: () => 'en',
      fetch: async () => ({ status: 200, headers, text: async () => text }),
      timeoutMs: 30_000,
    });
    const { database } = device.store;
    const signal = new AbortController().signal;
    return pull.run({ client, database, now: () => NOW, random, signal });
  }

  async function listBadRows({ select, schema }: Shelf): Promise<Row[]> {
    const rows = await device.read((reader) => reader.all<Row>(select));
    return rows.filter(({ id, record }) => {
      if (record === null) return false;
      const json: unknown = JSON.parse(record);
      const isRead = schema.safeParse(json).success;
      const ownId = (json as { id?: unknown }).id;
      return !isRead || typeof id !== 'string' || id === '' || (ownId !== undefined && ownId !== id);
    });
  }

  async function listKept(
    { shelf: { select }, keptAs = (record) => record }: KindOfAnswer,
    records: unknown[],
  ) {
    const rows = await device.read((reader) => reader.all<Row>(select));
    const stored = new Set(rows.map(({ record }) => sorted(JSON.parse(record ?? 'null'))));
    return records.filter((record) => stored.has(sorted(keptAs(record as never))));
  }

  async function receive(name: string, kind: KindOfAnswer): Promise<void> {
    const { text, untouched } = anAnswer(kind);
    const pull = oneOf(
      random,
      pulls.filter((each) => kind.pull(each.name)),
    );
    await device.store.database.write('cache', async (transaction) => {
      await transaction.run(kind.shelf.empty);
      if (kind.alsoEmpties) await transaction.run(kind.alsoEmpties);
      await transaction.run('delete from downloads');
      // What was removed never comes back, and what belongs to a trip is kept only while the trip is here.
      await transaction.run('delete from removed_trips');
      if (name !== 'trips') await saveTrips(transaction, [aTrip()]);
    });
    counts.responses += 1;
    const pulled = await take(pull, text).catch((reason: unknown) => {
      counts.crashes += 1;
      throw new Error(`${name}: ${text.slice(0, 500)}`, { cause: reason });
    });
    const found = {
      name,
      text: text.slice(0, 3_000),
      bad: await listBadRows(kind.shelf),
      reason: null as unknown,
      missing: 0,
    };
    if (pulled.kind === 'pulled') counts.readable += 1;
    if (pulled.kind === 'not-stored') found.reason = pulled.reason;
    if (pulled.kind === 'pulled' || pulled.kind === 'not-stored') {
      counts.goodRecords += untouched.length;
      found.missing = untouched.length - (await listKept(kind, untouched)).length;
    }
    counts.badRows += found.bad.length;
    counts.goodRecordsNotKept += found.missing;
    expect(found).toEqual({ ...found, bad: [], reason: null, missing: 0 });
  }

  it(
    'crash nothing, leave no bad row, and cost no good record beside them',
    async () => {
      device = await openTestStore({ inMemory: true });
      device.store.database.onFault(() => {
        counts.falseAlarms += 1;
      });
      await device.write((transaction) => saveTrips(transaction, [aTrip()]));
      pulls = [
        pullOwn('trips'),
        pullItem('singleAlert', 'alert-1'),
        ...pullsOfCountry('peru'),
        ...(await device.read((reader) => planPulls(reader, '2026-03-20', 'en'))),
      ];
      while (counts.responses < RESPONSES) {
        const name = oneOf(random, Object.keys(kindsOfAnswers));
        const kind = kindsOfAnswers[name];
        if (kind) await receive(name, kind);
        if (counts.responses % IN_BETWEEN === 0) await readEverything(device);
      }
      expect(counts).toMatchObject({ crashes: 0, badRows: 0, goodRecordsNotKept: 0, falseAlarms: 0 });
    },
    60_000 + RESPONSES * 50,
  );
});

/** As screens do: the search over all words, and the maps. */
async function readEverything({ store, read }: TestStore): Promise<void> {
  await store.search.refresh();
  await store.search.find('peru floods');
  const maps = await read((reader) => reader.all<Row>('select country_id as id, record from map_data'));
  for (const { record } of maps) decodeTopology((JSON.parse(record ?? '{}') as CountryMapData).topo_json);
}

const idOf = (record: unknown) => String((record as { id: unknown }).id);

/** With its fields in one order. */
function sorted(record: unknown): string {
  return JSON.stringify(record, (_name, value: unknown) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)))
      : value,
  );
}
