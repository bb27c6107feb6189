import { z } from 'zod';

import { createApiClient } from '@/api/client';
import { Advisory } from '@/contract/advisory';
import { Alert } from '@/contract/alert';
import { CheckInRequest } from '@/contract/check-in';
import { Conversation, Message } from '@/contract/conversation';
import { Country, CountryMapData, ShortCountry } from '@/contract/country';
import { DiseaseOutbreak } from '@/contract/disease-outbreak';
import { EntryRequirement } from '@/contract/entry-requirement';
import { Disease, Medication, Vaccination } from '@/contract/health-library';
import { Hospital } from '@/contract/hospital';
import { Issue } from '@/contract/issue';
import { Notification } from '@/contract/notification';
import { Segment } from '@/contract/segment';
import { Traveller } from '@/contract/traveller';
import { Trip } from '@/contract/trip';
import { decodeTopology } from '@/geo/decode-topology';
import { saveTrips } from '@/store/trips';
import type { Pull } from '@/sync/pull';
import { pullsOfCountry } from '@/sync/country-pulls';
import { planPulls } from '@/sync/pull-plan';
import { pullItem } from '@/sync/item-pulls';
import { pullOwn } from '@/sync/own-pulls';

import { garble, oneOf, spoil } from '../support/hostile-json';
import { aConversation, aMessage } from '../support/conversations';
import { anIssue } from '../support/issues';
import {
  aCheckInRequest,
  aCountry,
  aDisease,
  aHospital,
  aMap,
  aMedication,
  anAdvisory,
  anAlert,
  anEntryRule,
  aNotification,
  anOutbreak,
  aServiceCheckIn,
  aShortCountry,
  aTraveller,
  aTrip,
  aTripAlert,
  aVaccination,
} from '../support/records';
import { aFlight, toTripSegments } from '../support/segments';
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

/** What is stored of one kind, how it must read, and how its table is emptied. */
interface Shelf {
  select: string;
  schema: z.ZodType;
  empty: string;
}
const shelf = (table: string, schema: z.ZodType): Shelf => ({
  select: `select id, record from ${table}`,
  schema,
  empty: `delete from ${table}`,
});
const alerts = shelf('alerts', Alert);
const advisories = shelf('advisories', Advisory);
const hospitals = shelf('hospitals', Hospital);
const StoredCheckIn = z.object({
  status: z.number(),
  latitude: z.number().nullable(),
  longitude: z.number().nullable(),
  accuracy: z.number(),
  country_code: z.string().nullable(),
  request_id: z.null(),
  heard_at: z.number(),
});

/** One kind of answer: good records, the answer around them, and where they end up. */
interface Kind {
  pull: (name: string) => boolean;
  good: unknown[];
  wrap?: (records: unknown[]) => unknown;
  shelf: Shelf;
  alsoEmpties?: string;
  /** For what is stored otherwise than as it came. */
  keptAs?: (record: never) => unknown;
}

const ids = [1, 2, 3];
const tripAlertOf = (number: number) => {
  const alert = anAlert({ id: `alert-${number}` });
  return aTripAlert(alert, { id: `of-trip-${number}` });
};
const told = ({ kind: _kind, ...flight }: ReturnType<typeof aFlight>) => flight;
const KINDS: Record<string, Kind> = {
  trips: {
    pull: (name) => name === 'trips',
    good: ids.map((number) => aTrip({ id: `trip-${number}` })),
    shelf: shelf('trips', Trip),
  },
  'short list of countries': {
    pull: (name) => name === 'countries/short',
    good: ids.map((number) => aShortCountry({ id: `country-${number}`, country_code: `C${number}` })),
    shelf: shelf('countries', ShortCountry),
  },
  country: {
    pull: (name) => name === 'country/peru',
    good: [aCountry()],
    wrap: ([country]) => country,
    shelf: {
      select: 'select id, whole as record from countries',
      schema: Country,
      empty: 'delete from countries',
    },
  },
  'map of a country': {
    pull: (name) => name === 'country/peru/map',
    good: [
      { ...aMap('peru'), country_divisions: [{ id: 'd', travel_status: 1, topo_json: aMap('x').topo_json }] },
    ],
    wrap: ([map]) => map,
    shelf: {
      select: 'select country_id as id, record from map_data',
      schema: CountryMapData,
      empty: 'delete from map_data',
    },
  },
  'alerts of a trip': {
    pull: (name) => name === 'trip/trip-1/alerts',
    good: ids.map(tripAlertOf),
    wrap: (records) => ({ trip_alerts: records, past_alerts: [] }),
    shelf: alerts,
    keptAs: ({ alert }: ReturnType<typeof tripAlertOf>) => alert,
  },
  'past alerts of a trip': {
    pull: (name) => name === 'trip/trip-1/alerts',
    good: ids.map((number) => anAlert({ id: `past-${number}` })),
    wrap: (records) => ({ trip_alerts: [tripAlertOf(9)], past_alerts: records }),
    shelf: alerts,
  },
  'alerts of a country': {
    pull: (name) => name === 'country/peru/alerts',
    good: ids.map((number) => anAlert({ id: `alert-${number}` })),
    shelf: alerts,
  },
  'alert of a push message': {
    pull: (name) => name === 'alert/alert-1',
    good: [anAlert()],
    wrap: ([alert]) => ({ alert, trip_ids: ['trip-1'] }),
    shelf: alerts,
  },
  advisories: {
    pull: (name) => name === 'trip/trip-1/advisories' || name === 'country/peru/advisories',
    good: ids.map((number) => anAdvisory({ id: `advisory-${number}` })),
    shelf: advisories,
  },
  hospitals: {
    pull: (name) => name === 'trip/trip-1/hospitals' || name === 'country/peru/hospitals',
    good: ids.map((number) => aHospital({ id: `hospital-${number}` })),
    shelf: hospitals,
  },
  'segments of a trip': {
    pull: (name) => name === 'trip/trip-1/segments',
    good: ids.map((number) => told(aFlight({ id: `flight-${number}` }))),
    wrap: (records) => ({ ...toTripSegments([]), air_segments: records }),
    shelf: shelf('segments', Segment),
    keptAs: (record: object) => ({ ...record, kind: 'air' }),
  },
  'entry rules': {
    pull: (name) => name === 'country/peru/entry-requirements' || name === 'country/peru/travel-restrictions',
    good: ids.map((number) => anEntryRule({ id: `rule-${number}` })),
    shelf: shelf('entry_rules', EntryRequirement),
  },
  outbreaks: {
    pull: (name) => name === 'country/peru/disease-outbreaks',
    good: ids.map((number) => anOutbreak({ id: `outbreak-${number}` })),
    shelf: shelf('disease_outbreaks', DiseaseOutbreak),
  },
  diseases: {
    pull: (name) => name === 'diseases',
    good: ids.map((number) => aDisease({ id: `disease-${number}` })),
    shelf: shelf('diseases', Disease),
  },
  medications: {
    pull: (name) => name === 'medications',
    good: ids.map((number) => aMedication({ id: `medication-${number}` })),
    shelf: shelf('medications', Medication),
  },
  vaccinations: {
    pull: (name) => name === 'vaccinations',
    good: ids.map((number) => aVaccination({ id: `vaccination-${number}` })),
    shelf: shelf('vaccinations', Vaccination),
  },
  notifications: {
    pull: (name) => name === 'notifications',
    good: ids.map((number) => aNotification({ id: `notification-${number}` })),
    shelf: shelf('notifications', Notification),
  },
  'check-in requests': {
    pull: (name) => name === 'check-in-requests',
    good: ids.map((number) => aCheckInRequest({ id: `request-${number}` })),
    shelf: shelf('check_in_requests', CheckInRequest),
  },
  'check-ins': {
    pull: (name) => name === 'check-ins',
    good: ids.map((number) => aServiceCheckIn({ id: `check-in-${number}` })),
    shelf: shelf('check_ins', StoredCheckIn),
    keptAs: ({
      status,
      lat,
      lng,
      accuracy,
      country_code,
      created_at,
    }: ReturnType<typeof aServiceCheckIn>) => ({
      status,
      latitude: lat,
      longitude: lng,
      accuracy,
      country_code,
      request_id: null,
      heard_at: Date.parse(created_at),
    }),
  },
  'requests for help': {
    pull: (name) => name === 'issues',
    good: ids.map((number) => anIssue({ id: `issue-${number}` })),
    shelf: shelf('issues', Issue),
  },
  conversations: {
    pull: (name) => name === 'conversations',
    good: ids.map((number) => aConversation({ id: `conversation-${number}`, issue_id: `issue-${number}` })),
    shelf: shelf('conversations', Conversation.omit({ messages: true })),
    keptAs: ({ messages: _messages, ...conversation }: Conversation) => conversation,
  },
  'messages of a conversation': {
    pull: (name) => name === 'conversations',
    good: ids.map((position) => aMessage({ position })),
    wrap: (records) => [{ ...aConversation({ last_position: 3 }), messages: records }],
    shelf: shelf('messages', Message),
    // One that is here hears only what is new in it.
    alsoEmpties: 'delete from conversations',
  },
  profile: {
    pull: (name) => name === 'profile',
    good: [aTraveller()],
    wrap: ([traveller]) => traveller,
    shelf: {
      select: `select record ->> '$.id' as id, record from profile`,
      schema: Traveller.omit({ authentication_token: true }),
      empty: 'delete from profile',
    },
    keptAs: ({ authentication_token: _key, ...profile }: ReturnType<typeof aTraveller>) => profile,
  },
};

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
  function anAnswer({ good, wrap = (records) => records }: Kind): { text: string; untouched: unknown[] } {
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

  async function listKept({ shelf: { select }, keptAs = (record) => record }: Kind, records: unknown[]) {
    const rows = await device.read((reader) => reader.all<Row>(select));
    const stored = new Set(rows.map(({ record }) => sorted(JSON.parse(record ?? 'null'))));
    return records.filter((record) => stored.has(sorted(keptAs(record as never))));
  }

  async function receive(name: string, kind: Kind): Promise<void> {
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
        const name = oneOf(random, Object.keys(KINDS));
        const kind = KINDS[name];
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
