import { advisoryQueries, alertQueries, newsQueries } from '@/runtime/queries/news-queries';
import { countryQueries, mapQueries } from '@/runtime/queries/country-queries';
import { downloadQueries } from '@/runtime/queries/download-queries';
import { entryQueries } from '@/runtime/queries/entry-queries';
import { healthLibraryQueries } from '@/runtime/queries/health-library-queries';
import { hospitalQueries } from '@/runtime/queries/hospital-queries';
import { segmentQueries } from '@/runtime/queries/segment-queries';
import type { StoreQuery } from '@/runtime/queries/store-query';
import {
  checkInQueries,
  conversationQueries,
  issueQueries,
  photoQueries,
  requestQueries,
  searchQueries,
  storageQueries,
  travellerQueries,
} from '@/runtime/queries/traveller-queries';
import { tripQueries } from '@/runtime/queries/trip-queries';
import { createReads } from '@/runtime/reads';
import { topicsOf } from '@/runtime/store-queries';
import { saveWholeCountries } from '@/store/countries';
import { saveConversations } from '@/store/conversations';
import { replaceIssues } from '@/store/issues';
import { saveMemory } from '@/store/service-memory';
import { saveTrips } from '@/store/trips';

import { aConversation, aMessage } from '../support/conversations';
import { anIssue, anIssueOfAnother } from '../support/issues';
import { aCountry, aDestination, aTrip } from '../support/records';
import { openTestStore, type TestStore } from '../support/test-store';

const MOMENT = { today: '2026-06-15', now: Date.UTC(2026, 5, 15, 12) };
const TRIP = aTrip({ id: '1', finish: '2026-06-20', destinations: [aDestination({ country_id: 'peru' })] });

/** One of each: the compiler asks for a query that is new. */
type AnyQuery = Pick<StoreQuery<unknown>, 'queryKey' | 'read'>;
type OneOfEach<Queries> = Record<keyof Queries, AnyQuery>;
const EVERY = {
  trip: {
    all: tripQueries.all(),
    one: tripQueries.one('1'),
    readiness: tripQueries.readiness(TRIP),
    readinessOfAll: tripQueries.readinessOfAll(),
  } satisfies OneOfEach<typeof tripQueries>,
  news: {
    concerning: newsQueries.concerning(MOMENT),
    urgent: newsQueries.urgent(MOMENT, 3),
    ofTrip: newsQueries.ofTrip('1', MOMENT),
    ofCountry: newsQueries.ofCountry('peru', MOMENT),
    tripsOf: newsQueries.tripsOf('a'),
    countNew: newsQueries.countNew(MOMENT),
    countNewByTrip: newsQueries.countNewByTrip(MOMENT),
  } satisfies OneOfEach<typeof newsQueries>,
  alert: { one: alertQueries.one('a'), some: alertQueries.some(['a']) } satisfies OneOfEach<
    typeof alertQueries
  >,
  advisory: { one: advisoryQueries.one('a'), some: advisoryQueries.some(['a']) } satisfies OneOfEach<
    typeof advisoryQueries
  >,
  country: {
    all: countryQueries.all(),
    one: countryQueries.one('peru'),
    some: countryQueries.some(['peru']),
    byCode: countryQueries.byCode('PE'),
  } satisfies OneOfEach<typeof countryQueries>,
  map: {
    one: mapQueries.one('peru'),
    some: mapQueries.some(['peru']),
    areasAbove: mapQueries.areasAbove('peru'),
  } satisfies OneOfEach<typeof mapQueries>,
  hospital: {
    one: hospitalQueries.one('a'),
    some: hospitalQueries.some(['a']),
    ofTrip: hospitalQueries.ofTrip('1'),
    ofCountry: hospitalQueries.ofCountry('peru'),
    places: hospitalQueries.places(),
  } satisfies OneOfEach<typeof hospitalQueries>,
  segment: {
    ofTrip: segmentQueries.ofTrip('1'),
    windowOf: segmentQueries.windowOf('1', 20, 0),
    tripOf: segmentQueries.tripOf('a'),
    passesOf: segmentQueries.passesOf('a'),
    passPicture: segmentQueries.passPicture(1),
    passesLeft: segmentQueries.passesLeft(),
    files: segmentQueries.files(),
  } satisfies OneOfEach<typeof segmentQueries>,
  entry: {
    ofTrip: entryQueries.ofTrip('1', MOMENT.today),
    ofCountry: entryQueries.ofCountry('peru', MOMENT.today),
    rule: entryQueries.rule('a'),
  } satisfies OneOfEach<typeof entryQueries>,
  library: {
    item: healthLibraryQueries.item('diseases', 'a'),
    diseases: healthLibraryQueries.diseases(['a']),
    vaccinations: healthLibraryQueries.vaccinations(),
  } satisfies OneOfEach<typeof healthLibraryQueries>,
  traveller: {
    profile: travellerQueries.profile(),
    preferences: travellerQueries.preferences(),
    notifications: travellerQueries.notifications(),
    unsent: travellerQueries.unsent(),
    whatWaits: travellerQueries.whatWaits(),
  } satisfies OneOfEach<typeof travellerQueries>,
  checkIn: {
    all: checkInQueries.all(),
    one: checkInQueries.one('a'),
    openHelp: checkInQueries.openHelp(0),
    placeOfCall: checkInQueries.placeOfCall('a'),
    requests: checkInQueries.requests(),
  } satisfies OneOfEach<typeof checkInQueries>,
  issue: {
    all: issueQueries.all(),
    one: issueQueries.one('a'),
    any: issueQueries.any('a'),
    openOfCall: issueQueries.openOfCall('a'),
    ofCall: issueQueries.ofCall('a'),
    draft: issueQueries.draft(),
  } satisfies OneOfEach<typeof issueQueries>,
  request: {
    all: requestQueries.all(),
    one: requestQueries.one('issue-2'),
    notes: requestQueries.notes('issue-2'),
  } satisfies OneOfEach<typeof requestQueries>,
  conversation: {
    one: conversationQueries.one('issue-1', 10),
    issueOf: conversationQueries.issueOf('conversation-1'),
    draft: conversationQueries.draft('issue-1'),
    draftOfNote: conversationQueries.draftOfNote('issue-1'),
    unread: conversationQueries.unread('issue-1'),
  } satisfies OneOfEach<typeof conversationQueries>,
  photo: {
    content: photoQueries.content('a', { messageId: 'message-1', entryId: null }),
    draft: photoQueries.draft('issue/issue-1'),
  } satisfies OneOfEach<typeof photoQueries>,
  search: { hits: searchQueries.hits('peru') } satisfies OneOfEach<typeof searchQueries>,
  storage: {
    report: storageQueries.report(),
    allCountries: storageQueries.allCountries(),
  } satisfies OneOfEach<typeof storageQueries>,
  download: {
    together: downloadQueries.together(['trips']),
    ofItem: downloadQueries.ofItem('a'),
    ofCountry: downloadQueries.ofCountry('peru', 'whole'),
    hospitals: downloadQueries.hospitals('peru'),
    sizeOfCountry: downloadQueries.sizeOfCountry('peru'),
    isEverythingHere: downloadQueries.isEverythingHere('2026-06-15'),
    alertsThatConcern: downloadQueries.alertsThatConcern('2026-06-15'),
    newsThatConcerns: downloadQueries.newsThatConcerns([TRIP]),
  } satisfies OneOfEach<typeof downloadQueries>,
};

/** Read on the way, by what shows none of it. */
const NOT_SHOWN: Readonly<Record<string, readonly string[]>> = {
  // Whether a trip waits to be sent, or had another id, says nothing of what was downloaded for it; and what a download names comes with it.
  downloads: ['outbox', 'members'],
  // Nor is it shown beside a verdict; and the id that a trip is given comes with the trip.
  entry: ['outbox', 'exchanged_ids'],
  // The id that a request is given comes with the photo's own.
  'draft-photos': ['exchanged_ids'],
  // Whether something in the index is gone; it is then made good before anything is found.
  search: ['vanished'],
};

describe('every query', () => {
  let device: TestStore;
  beforeEach(async () => {
    device = await openTestStore({ inMemory: true });
    await device.write(async (transaction) => {
      await saveTrips(transaction, [TRIP]);
      await replaceIssues(transaction, { issues: [anIssue(), anIssueOfAnother()], asOf: null }, 'whole');
      await saveConversations(transaction, [aConversation({ messages: [aMessage()] })]);
      await saveWholeCountries(transaction, [aCountry({ id: 'peru', country_code: 'PE' })]);
      await saveMemory(transaction, 'around', {
        around: { here: 'PE', before: null, near: [] },
        position: null,
      });
    });
    await device.store.search.refresh();
  });

  /** By SQLite's own plan of each statement, so that no table hides behind another. */
  const tablesReadBy = async (query: AnyQuery): Promise<string[]> => {
    const before = device.engine.statements.length;
    await query.read(createReads(device.store));
    const statements = device.engine.statements.slice(before).filter((sql) => /^\s*(select|with)/i.test(sql));
    const pages = await device.engine.all<{ tbl_name: string; rootpage: number }>(
      'select tbl_name, rootpage from sqlite_schema where rootpage > 0',
      [],
    );
    const tables = new Map(pages.map(({ tbl_name, rootpage }) => [rootpage, tbl_name]));
    const read = new Set<string>();
    for (const sql of statements) {
      const steps = await device.engine.all<{ opcode: string; p2: number }>(`explain ${sql}`, []);
      for (const { opcode, p2 } of steps)
        if (opcode === 'OpenRead' || opcode === 'ReopenIdx') read.add(tables.get(p2) ?? 'sqlite_schema');
    }
    return [...read].filter((table) => !/^(sqlite_schema|search_index)/.test(table));
  };

  const named = new Map(
    Object.entries(EVERY).flatMap(([name, queries]) =>
      Object.entries<AnyQuery>(queries).map(([which, query]) => [`${name}.${which}`, query] as const),
    ),
  );

  it.each([...named.keys()])('%s is refreshed by a commit to any table that it reads', async (name) => {
    const query = named.get(name);
    if (!query) throw new Error('named above');
    const [topic] = query.queryKey;
    const tables = await tablesReadBy(query);
    const silent = tables.filter((table) => !topicsOf(new Set([table])).has(topic));
    expect(silent.filter((table) => !NOT_SHOWN[topic]?.includes(table))).toEqual([]);
  });
});
