import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import fc from 'fast-check';

import type { ApiClient, ApiRequest } from '@/api/client';
import { RoleType } from '@/contract/role';
import { saveConversations } from '@/store/conversations';
import { saveShortCountries, pinCountry } from '@/store/countries';
import { kindsOf, type AskedKind } from '@/store/download-kinds';
import { getDownload } from '@/store/downloads';
import { saveProfile } from '@/store/profile';
import type { StoreDatabase } from '@/store/store-database';
import { saveTrips } from '@/store/trips';
import { pullConversationOf, pullOlderMessages } from '@/sync/conversation-pulls';
import type { Pull } from '@/sync/pull';
import { planLater, planPulls } from '@/sync/pull-plan';
import { pullItem } from '@/sync/item-pulls';
import { pullOwn, pullTripsTelling } from '@/sync/own-pulls';
import { pullBookings } from '@/sync/trip-pulls';

import { answerAsOf } from '../support/changing-service';
import { aConversation, aMessage } from '../support/conversations';
import { aRole, aShortCountry, aTraveller, aTrip } from '../support/records';
import { kill, openTestStore } from '../support/test-store';
import { until } from '../support/traveller-actions';

const NOW = Date.UTC(2026, 2, 20);
const TODAY = '2026-03-20';

type Answer = Awaited<ReturnType<ApiClient['request']>>;

/** Whoever helps others downloads their requests otherwise. */
const ROLES = { traveller: [], responder: [aRole({ type: RoleType.OrganizationAdmin })] };
type Who = keyof typeof ROLES;
const WHO = Object.keys(ROLES) as Who[];

/** A request on its way: the service has answered it at once, and the answer waits to be let through. */
interface HeldRequest {
  request: ApiRequest;
  /** Which run of a download asked for it. */
  run: number;
  version: number;
  /** The how manyth answer it was; null while it is on its way. */
  arrived: number | null;
  failed: boolean;
  letThrough(failing: boolean): void;
}

const FAILURE: Answer = { kind: 'server', fault: 'failed', status: 500 };

class HoldingService {
  version = 2;
  readonly asked: HeldRequest[] = [];
  private arrived = 0;

  constructor(private readonly who: Who) {}

  /** As one run of a download knows it. */
  clientOf(run: number): ApiClient {
    return { language: () => 'en', request: (request) => this.hold(request, run) };
  }

  private hold(request: ApiRequest, run: number): Promise<Answer> {
    return new Promise((resolve) => {
      const held: HeldRequest = {
        request,
        run,
        version: this.version,
        arrived: null,
        failed: false,
        letThrough: (failing) => {
          held.arrived = this.arrived += 1;
          // What is told on the way to the service is no download.
          held.failed = failing && request.method === 'GET';
          resolve(held.failed ? FAILURE : answerAsOf(held.version, request, ROLES[this.who]));
        },
      };
      this.asked.push(held);
    });
  }
}

const ITEMS: Record<AskedKind<'item'>, string> = {
  singleAlert: 'alert-1',
  singleAdvisory: 'advisory-1',
};

/** A traveller on the way to Peru, who also pinned it and wants all countries: there is nothing that is not downloaded. */
async function aDevice(who: Who) {
  const opened = await openTestStore({ inMemory: true });
  const { database } = opened.store;
  await database.write('user', async (transaction) => {
    // Whose device it is decides what is told to the service, and is known from the beginning.
    await saveProfile(transaction, aTraveller({ roles: ROLES[who] }));
    await saveTrips(transaction, [aTrip({ updated_at: '2020-01-01T00:00:00.000Z' })]);
    await saveShortCountries(transaction, [aShortCountry()]);
    await pinCountry(transaction, 'peru', true);
  });
  const plan = await database.read((reader) => planPulls(reader, TODAY, 'en'));
  const later = await database.read(planLater);
  const telling = pullTripsTelling(['PE']);
  const pulls = [
    ...plan,
    ...later,
    pullOwn('trips'),
    telling,
    pullBookings('trip-1'),
    ...kindsOf('item').map((kind) => pullItem(kind, ITEMS[kind])),
    pullConversationOf({ issueId: 'issue-1' }),
    pullConversationOf({ conversationId: 'conversation-1' }),
  ];
  const { signal } = new AbortController();
  const run = (pull: Pull, client: ApiClient) =>
    pull.run({ client, database, now: () => NOW, random: () => 0.5, signal });
  return { database, pulls, telling, run, close: () => kill(opened) };
}

const CONTENT = [
  'select name, etag, cursor, bytes from downloads where checked_at is not null order by name',
  'select download, item_id, position, details from members order by download, item_id',
  'select id, record from trips order by id',
  'select id, record, whole from countries order by id',
  'select * from map_data order by country_id',
  'select record from profile',
  'select id, record from check_ins order by id',
  'select id, record from check_in_requests order by id',
  'select id, record from notifications order by id',
  'select id, record from issues order by id',
  'select id, record, heard_revision, known_from from conversations order by id',
  'select id, record from messages order by id',
  ...['diseases', 'medications', 'vaccinations'].map(
    (table) => `select id, record from ${table} order by id`,
  ),
  ...['alerts', 'advisories', 'hospitals', 'entry_rules', 'disease_outbreaks', 'segments'].map(
    (table) => `select id, record from ${table} where id in (select item_id from members) order by id`,
  ),
];

const contentOf = (database: StoreDatabase) =>
  database.read(async (reader) => {
    const rows: unknown[] = [];
    for (const select of CONTENT) rows.push(await reader.all(select));
    return rows;
  });

/** The same answers one by one, in the order in which the downloads were asked for, but for what was overtaken. */
async function contentInOrder(who: Who, asked: readonly HeldRequest[], runs: readonly number[]) {
  const device = await aDevice(who);
  const overtaken = listOvertaken(device, asked, runs);
  for (const [run, number] of runs.entries()) {
    const pull = device.pulls[number];
    const answers = asked.filter((held) => held.run === run && held.request.method === 'GET');
    if (!pull || answers.length === 0 || overtaken.has(run)) continue;
    let next = 0;
    const request: ApiClient['request'] = async (again) => {
      const held = answers[Math.min(next, answers.length - 1)];
      if (again.method === 'GET') next += 1;
      return held?.failed && again.method === 'GET'
        ? FAILURE
        : answerAsOf(held?.version ?? 0, again, ROLES[who]);
    };
    await device.run(pull, { language: () => 'en', request });
  }
  const content = await contentOf(device.database);
  await device.close();
  return content;
}

/** The runs that another of the same download has overtaken, which set out later and ended first: they change nothing, also where they told more. */
function listOvertaken(
  { pulls }: Awaited<ReturnType<typeof aDevice>>,
  asked: readonly HeldRequest[],
  runs: readonly number[],
): Set<number> {
  const ends = runs.map((number, run) => {
    const ofRun = asked.filter((held) => held.run === run && held.request.method === 'GET');
    const at = Math.max(...ofRun.map(({ arrived }) => arrived ?? 0));
    return { run, name: pulls[number]?.name, at, failed: ofRun.some(({ failed }) => failed) };
  });
  const overtaken = ends.filter((end) =>
    ends.some(({ run, name, at, failed }) => name === end.name && run > end.run && at < end.at && !failed),
  );
  return new Set(overtaken.map(({ run }) => run));
}

type Step =
  { kind: 'change' } | { kind: 'ask'; which: number } | { kind: 'answer'; which: number; fails: boolean };

const steps = fc.array(
  fc.oneof(
    fc.constant<Step>({ kind: 'change' }),
    fc.record({ kind: fc.constant('ask' as const), which: fc.nat() }),
    fc.record({ kind: fc.constant('answer' as const), which: fc.nat(), fails: fc.boolean() }),
  ),
  { minLength: 4, maxLength: 24 },
);

/** Plays the story and lets everything through in the end. `only` narrows it to a few downloads, which then meet often. */
async function play(who: Who, story: readonly Step[], only: readonly number[]) {
  const service = new HoldingService(who);
  const device = await aDevice(who);
  const chosen = only.map((number) => number % device.pulls.length);
  const running = new Set<Promise<unknown>>();
  /** The download of each run. */
  const runs: number[] = [];

  const ask = async (which: number) => {
    const number = chosen[which % chosen.length] ?? 0;
    const pull = device.pulls[number];
    if (!pull) return;
    const before = service.asked.length;
    const run = device.run(pull, service.clientOf(runs.push(number) - 1));
    running.add(run);
    void run.finally(() => running.delete(run));
    await until(() => service.asked.length > before);
  };
  const answer = async (which: number, fails: boolean) => {
    const held = service.asked.filter(({ arrived }) => arrived === null);
    const chosenOne = held[which % Math.max(held.length, 1)];
    if (!chosenOne) return;
    const [left, asked] = [running.size, service.asked.length];
    chosenOne.letThrough(fails);
    await until(() => running.size < left || service.asked.length > asked);
  };

  for (const step of story) {
    if (step.kind === 'change') service.version += 1;
    else if (step.kind === 'ask') await ask(step.which);
    else await answer(step.which, step.fails);
  }
  while (running.size > 0) await answer(story.length, false);
  return { service, device, runs };
}

describe.each(WHO)('an older answer, on the device of a %s', (who) => {
  it('never overwrites a newer one, whatever was downloaded and in which order the answers came', async () => {
    await fc.assert(
      fc.asyncProperty(steps, fc.array(fc.nat(), { minLength: 1, maxLength: 3 }), async (story, only) => {
        const { service, device, runs } = await play(who, story, only);
        const stored = await contentOf(device.database);
        expect(stored).toEqual(await contentInOrder(who, service.asked, runs));

        const failures = await device.database.read((reader) =>
          reader.all<{ name: string }>('select name from downloads where failure is not null'),
        );
        for (const { name } of failures) {
          const last = runs.findLastIndex((number) => device.pulls[number]?.name === name);
          expect(service.asked.some(({ run, failed }) => run === last && failed)).toBe(true);
        }
        await device.close();
      }),
      { numRuns: 60 },
    );
  });

  it('is not mistaken for news of any single download', async () => {
    const count = (await aDevice(who)).pulls.length;
    const lateAnswer: Step[] = [
      { kind: 'ask', which: 0 },
      { kind: 'change' },
      { kind: 'ask', which: 0 },
      { kind: 'answer', which: 1, fails: false },
      { kind: 'answer', which: 0, fails: false },
    ];
    // The first is lost, and the next two are both asked for before anything has come.
    const firstIsLost: Step[] = [
      { kind: 'ask', which: 0 },
      { kind: 'change' },
      { kind: 'change' },
      { kind: 'ask', which: 0 },
      { kind: 'change' },
      { kind: 'answer', which: 0, fails: true },
      { kind: 'ask', which: 0 },
      { kind: 'change' },
    ];
    for (const story of [lateAnswer, firstIsLost])
      for (let number = 0; number < count; number += 1) {
        const { service, device, runs } = await play(who, story, [number]);
        expect(await contentOf(device.database)).toEqual(await contentInOrder(who, service.asked, runs));
        await device.close();
      }
  });

  it('leaves no tag of the trips where an answer without one has overtaken it', async () => {
    const { pulls, telling } = await aDevice(who);
    const plain = pulls.findIndex((pull) => pull.name === telling.name && pull !== telling);
    const overtaken: Step[] = [
      { kind: 'ask', which: 0 },
      { kind: 'ask', which: 1 },
      { kind: 'answer', which: 1, fails: false },
      { kind: 'answer', which: 0, fails: false },
    ];
    const { service, device, runs } = await play(who, overtaken, [pulls.indexOf(telling), plain]);
    expect(await contentOf(device.database)).toEqual(await contentInOrder(who, service.asked, runs));
    expect(await device.database.read((reader) => getDownload(reader, telling.name))).toMatchObject({
      etag: null,
      checked_at: NOW,
    });
    await device.close();
  });

  it('does not bring back a country that a newer list no longer names', async () => {
    const { pulls } = await aDevice(who);
    const [short, whole] = ['countries/short', 'countries/whole'].map((name) =>
      pulls.findIndex((pull) => pull.name === name),
    ) as [number, number];
    const overtaken: Step[] = [
      { kind: 'ask', which: 0 },
      { kind: 'change' },
      { kind: 'ask', which: 1 },
      { kind: 'answer', which: 1, fails: false },
      { kind: 'answer', which: 0, fails: false },
    ];
    for (const lists of [
      [short, whole],
      [whole, short],
    ]) {
      const { service, device, runs } = await play(who, overtaken, lists);
      expect(await contentOf(device.database)).toEqual(await contentInOrder(who, service.asked, runs));
      await device.close();
    }
  });
});

describe('a page of what was said before all that is here', () => {
  const BEFORE = 5;
  /** That what was said was changed raises its revision. */
  const pageAsOf = (version: number) =>
    Array.from({ length: BEFORE - 1 }, (_, back) =>
      aMessage({ position: back + 1, revision: 10 + version, body: `as of ${version}` }),
    );

  it.each([
    ['in order', [0, 1]],
    ['the later one first', [1, 0]],
  ])('stands as the newest answer told it, whichever comes first: %s', async (_what, order) => {
    const opened = await openTestStore({ inMemory: true });
    const { database } = opened.store;
    await database.write('cache', (transaction) =>
      saveConversations(transaction, [aConversation({ messages: [aMessage({ position: BEFORE })] })]),
    );
    const answers: (() => void)[] = [];
    const request: ApiClient['request'] = () => {
      const text = JSON.stringify(pageAsOf(answers.length + 1));
      const headers = new Headers();
      return new Promise((resolve) =>
        answers.push(() =>
          resolve({ kind: 'answered', status: 200, headers, next: null, text, json: JSON.parse(text) }),
        ),
      );
    };
    const { signal } = new AbortController();
    const client = { language: () => 'en', request };
    const ask = () =>
      pullOlderMessages('conversation-1').run({
        client,
        database,
        now: () => NOW,
        random: () => 0.5,
        signal,
      });
    const both = [ask(), ask()];
    await until(() => answers.length === 2);
    for (const number of order) {
      answers[number]?.();
      await both[number];
    }
    const bodies = await database.read((reader) =>
      reader.all<{ body: string }>(
        `select record ->> '$.body' as body from messages where position < ${BEFORE} order by position`,
      ),
    );
    expect(bodies.map(({ body }) => body)).toEqual(Array(BEFORE - 1).fill('as of 2'));
    await kill(opened);
  });
});

/** Each is a way to download: planned, by itself, or tried on its own above. */
const TRIED: readonly string[] = [
  'pullBookings',
  'pullConversationOf',
  'pullConversations',
  'pullIssues',
  'pullItem',
  'pullOlderMessages',
  'pullOwn',
  'pullTripsTelling',
];

it('is tried for every way to download that there is', () => {
  const files = readdirSync('src/sync').map((name) => readFileSync(join('src/sync', name), 'utf8'));
  const found = files.flatMap((text) =>
    [...text.matchAll(/^export (?:function|const) (pull[A-Z]\w*)/gm)].map(([, name]) => name),
  );
  expect(found.sort()).toEqual(TRIED);
});
