import { createApiClient } from '@/api/client';
import { getList } from '@/api/reading';
import { Traveller } from '@/contract/traveller';
import { listCountries } from '@/store/countries';
import { downloadNames, type AskedKind } from '@/store/download-kinds';
import { getDownload } from '@/store/downloads';
import { listNotifications } from '@/store/notifications';
import { pullOwn } from '@/sync/own-pulls';
import { PullRun } from '@/sync/pull-run';
import type { SyncContext } from '@/sync/sync-context';

import { addCompany, addTraveller } from '../../server/test/support/actors';
import { startTestService, type TestService } from '../../server/test/support/test-service';
import { anAnswer } from '../api/support/fake-network';
import { PagedService } from '../api/support/paged-service';
import { aNotification, aShortCountry } from '../support/records';
import { TestNetwork } from '../support/test-network';
import { openTestStore, type TestStore } from '../support/test-store';

const DAY = 86_400_000;
const SERVED_AT = Date.UTC(2026, 2, 4, 5, 6, 7) / 1000;
const notifications = (count: number) =>
  Array.from({ length: count }, (_, number) => aNotification({ id: `notification-${number}` }));
const countries = (count: number) =>
  Array.from({ length: count }, (_, number) =>
    aShortCountry({ id: `country-${number}`, country_code: `C${number}`, name: `Country ${number}` }),
  );
const busy = () => anAnswer({ status: 503 });

const clientOf = (fetch: PagedService['fetch'], baseUrl = 'https://service.test', key = 'a-key') =>
  createApiClient({
    baseUrl,
    readKey: async () => key,
    language: () => 'en',
    fetch,
    timeoutMs: 30_000,
  });

describe('a download that comes in pages', () => {
  let device: TestStore;
  let service: PagedService;
  let now: number;
  let context: SyncContext;
  beforeEach(async () => {
    device = await openTestStore({ inMemory: true });
    service = new PagedService([]);
    now = DAY;
    context = {
      client: clientOf(service.fetch),
      database: device.store.database,
      now: () => now,
      random: () => 0,
      signal: new AbortController().signal,
    };
  });

  const pull = (kind: AskedKind<'traveller'>) => pullOwn(kind).run(context);
  const stateOf = (kind: 'notifications' | 'shortCountries') =>
    device.read((reader) => getDownload(reader, downloadNames[kind]));
  const countNotifications = async () => (await device.read(listNotifications)).length;
  const countCountries = async () => (await device.read(listCountries)).length;

  it('is here once its last page is, in one commit', async () => {
    service.records = notifications(65);
    const commits: string[][] = [];
    device.store.database.onChange((tables) => commits.push([...tables].sort()));

    expect(await pull('notifications')).toMatchObject({ kind: 'pulled', setAside: 0 });

    expect(commits).toEqual([['downloads', 'notifications']]);
    expect(await countNotifications()).toBe(65);
    expect(service.asked).toHaveLength(7);
  });

  it('stays as it was, with its date, where the seventh page fails, and is whole the next time', async () => {
    service.records = notifications(5);
    await pull('notifications');
    const before = await stateOf('notifications');

    now += DAY;
    service.records = notifications(65).slice(1);
    service.onRequest(7, busy);
    expect(await pull('notifications')).toMatchObject({ kind: 'busy' });
    expect(await countNotifications()).toBe(5);
    expect(await stateOf('notifications')).toEqual({ ...before, failure: 'busy', failed_at: now });

    expect(await pull('notifications')).toMatchObject({ kind: 'pulled' });
    expect(await countNotifications()).toBe(64);
    expect(await stateOf('notifications')).toMatchObject({ failure: null, checked_at: now });
  });

  it('moves its cursor only behind its last page, to before its first was read', async () => {
    service.records = countries(25);
    service.onRequest(3, busy);
    await pull('shortCountries');
    expect(await stateOf('shortCountries')).toMatchObject({ cursor: null, checked_at: null });
    expect(await countCountries()).toBe(0);

    await pull('shortCountries');
    expect(await countCountries()).toBe(25);
    expect((await stateOf('shortCountries'))?.cursor).toBeLessThan(SERVED_AT);
    expect(service.pagesAsked.at(-1)).toBe('?page=3&per_page=10');

    // What changed since then comes in pages too, and its links keep since when.
    await pull('shortCountries');
    expect(service.pagesAsked.at(-1)).toMatch(/^\?since=\d+&page=3&per_page=10$/);
  });

  it('is confirmed by all of its pages, and by no fewer', async () => {
    service.records = notifications(25);
    await pull('notifications');
    const before = await stateOf('notifications');

    now += DAY;
    await pull('notifications');
    expect(await stateOf('notifications')).toEqual({ ...before, checked_at: now });

    service.records = [...notifications(24), aNotification({ id: 'another' })];
    await pull('notifications');
    expect((await device.read(listNotifications)).map(({ notification }) => notification.id)).toContain(
      'another',
    );
  });

  it('has no more than its share of the way: each page waits for its turn', async () => {
    service.records = notifications(65);
    let underWay = 0;
    let most = 0;
    const counting: SyncContext = {
      ...context,
      client: {
        ...context.client,
        request: async (request) => {
          underWay += 1;
          most = Math.max(most, underWay);
          await new Promise(setImmediate);
          underWay -= 1;
          return context.client.request(request);
        },
      },
    };
    const run = new PullRun(counting, () => undefined);
    await run.pullAll(Array.from({ length: 8 }, () => pullOwn('notifications')));

    expect(service.asked).toHaveLength(8 * 7);
    expect(most).toBe(4);
  });

  it('ends between two pages where the sync is stopped', async () => {
    service.records = notifications(65);
    const stopping = new AbortController();
    service.onRequest(3, () => {
      stopping.abort();
      return undefined;
    });
    const run = new PullRun({ ...context, signal: stopping.signal }, () => undefined);

    await expect(run.pull(pullOwn('notifications'))).rejects.toThrow();
    expect(service.asked).toHaveLength(3);
    expect(await countNotifications()).toBe(0);
  });
});

describe('the links of the service itself', () => {
  let service: TestService;
  beforeAll(async () => {
    service = await startTestService();
  });
  afterAll(() => service.close());

  it('lead through the whole list, and back to it while it is as it was', async () => {
    const company = await addCompany(service);
    const ids: string[] = [];
    while (ids.length < 23) ids.push((await addTraveller(service, company.key)).id);
    const network = new TestNetwork(service.app);
    const client = clientOf(network.fetch, 'http://service.test', company.key);
    const list = (etag: string | null) => getList(client, '/api/v1/partner/travellers', Traveller, { etag });

    const reading = await list(null);

    if (reading.kind !== 'read') throw new Error(`not read: ${reading.kind}`);
    expect(reading.value.map(({ id }) => id).sort()).toEqual(ids.sort());
    expect(await list(reading.etag)).toMatchObject({ kind: 'not-modified' });
    expect(network.seen.map(({ status }) => status)).toEqual([200, 200, 200, 304, 304, 304]);
  });
});
