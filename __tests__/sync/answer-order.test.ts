import fc from 'fast-check';

import type { ApiClient, ApiRequest } from '@/api/client';
import { saveShortCountries, pinCountry } from '@/store/countries';
import { saveProfile } from '@/store/profile';
import type { StoreDatabase } from '@/store/store-database';
import { saveTrips } from '@/store/trips';
import type { Pull } from '@/sync/pull';
import { planLater, planPulls } from '@/sync/pull-plan';
import { pullItem } from '@/sync/item-pulls';
import { pullOwn } from '@/sync/own-pulls';

import { answerAsOf } from '../support/changing-service';
import { aShortCountry, aTraveller, aTrip } from '../support/records';
import { kill, openTestStore } from '../support/test-store';
import { until } from '../support/traveller-actions';

const NOW = Date.UTC(2026, 2, 20);
const TODAY = '2026-03-20';

type Answer = Awaited<ReturnType<ApiClient['request']>>;

/** A request on its way: the service has answered it at once, and the answer waits to be let through. */
interface HeldRequest {
  request: ApiRequest;
  version: number;
  arrived: boolean;
  failed: boolean;
  letThrough(failing: boolean): void;
}

class HoldingService implements ApiClient {
  version = 2;
  readonly asked: HeldRequest[] = [];
  readonly language = () => 'en';

  request(request: ApiRequest): Promise<Answer> {
    return new Promise((resolve) => {
      const held: HeldRequest = {
        request,
        version: this.version,
        arrived: false,
        failed: false,
        letThrough(failing) {
          held.arrived = true;
          // What is told on the way to the service is no download.
          held.failed = failing && request.method === 'GET';
          resolve(
            held.failed
              ? { kind: 'server', fault: 'failed', status: 500 }
              : answerAsOf(held.version, request),
          );
        },
      };
      this.asked.push(held);
    });
  }
}

/** A traveller on the way to Peru, who also pinned it and wants all countries: there is nothing that is not downloaded. */
async function aDevice(client: ApiClient) {
  const opened = await openTestStore({ inMemory: true });
  const { database } = opened.store;
  await database.write('user', async (transaction) => {
    // Whose device it is decides what is told to the service, and is known from the beginning.
    await saveProfile(transaction, aTraveller());
    await saveTrips(transaction, [aTrip({ updated_at: '2020-01-01T00:00:00.000Z' })]);
    await saveShortCountries(transaction, [aShortCountry()]);
    await pinCountry(transaction, 'peru', true);
  });
  const plan = await database.read((reader) => planPulls(reader, TODAY, 'en'));
  const later = await database.read(planLater);
  const pulls = [...plan, ...later, pullOwn('trips'), pullItem('singleAlert', 'alert-1')];
  const { signal } = new AbortController();
  const context = { client, database, now: () => NOW, random: () => 0.5, signal };
  return { database, pulls, run: (pull: Pull) => pull.run(context), close: () => kill(opened) };
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

/** The same answers one by one, in the order in which they were asked for. */
async function contentInOrder(asked: readonly HeldRequest[], pullOf: (held: HeldRequest) => number) {
  let version = 0;
  const device = await aDevice({
    language: () => 'en',
    request: async (request) => answerAsOf(version, request),
  });
  for (const held of asked) {
    const pull = device.pulls[pullOf(held)];
    if (held.failed || !pull) continue;
    ({ version } = held);
    await device.run(pull);
  }
  const content = await contentOf(device.database);
  await device.close();
  return content;
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
async function play(story: readonly Step[], only: readonly number[]) {
  const service = new HoldingService();
  const device = await aDevice(service);
  const chosen = only.map((number) => number % device.pulls.length);
  const running = new Set<Promise<unknown>>();
  const pullOfRequest = new Map<string, number>();

  const ask = async (which: number) => {
    const number = chosen[which % chosen.length] ?? 0;
    const pull = device.pulls[number];
    if (!pull) return;
    const before = service.asked.length;
    const run = device.run(pull);
    running.add(run);
    void run.finally(() => running.delete(run));
    await until(() => service.asked.length > before);
    const [request] = service.asked.slice(before);
    if (request) pullOfRequest.set(request.request.path, number);
  };
  const answer = async (which: number, fails: boolean) => {
    const held = service.asked.filter(({ arrived }) => !arrived);
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
  const pullOf = ({ request }: HeldRequest) => pullOfRequest.get(request.path) ?? -1;
  return { service, device, pullOf };
}

describe('an older answer', () => {
  it('never overwrites a newer one, whatever was downloaded and in which order the answers came', async () => {
    await fc.assert(
      fc.asyncProperty(steps, fc.array(fc.nat(), { minLength: 1, maxLength: 3 }), async (story, only) => {
        const { service, device, pullOf } = await play(story, only);
        const stored = await contentOf(device.database);
        expect(stored).toEqual(await contentInOrder(service.asked, pullOf));

        const failures = await device.database.read((reader) =>
          reader.all<{ name: string }>('select name from downloads where failure is not null'),
        );
        for (const { name } of failures) {
          const ofName = service.asked.filter((held) => device.pulls[pullOf(held)]?.name === name);
          expect(ofName.at(-1)?.failed).toBe(true);
        }
        await device.close();
      }),
      { numRuns: 60 },
    );
  });

  it('is not mistaken for news of any single download', async () => {
    const count = (await aDevice(new HoldingService())).pulls.length;
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
        const { service, device, pullOf } = await play(story, [number]);
        expect(await contentOf(device.database)).toEqual(await contentInOrder(service.asked, pullOf));
        await device.close();
      }
  });

  it('does not bring back a country that a newer list no longer names', async () => {
    const { pulls } = await aDevice(new HoldingService());
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
      const { service, device, pullOf } = await play(overtaken, lists);
      expect(await contentOf(device.database)).toEqual(await contentInOrder(service.asked, pullOf));
      await device.close();
    }
  });
});
