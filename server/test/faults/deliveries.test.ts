import fc from 'fast-check';

import type { WebhookDelivery } from '@/contract/webhook-delivery';
import type { WebhookEndpoint } from '@/contract/webhook-endpoint';

import { COMPANY_ID } from '../../src/sample/sample-callers';
import { aTraveller } from '../support/builders';
import { callersOf } from '../support/http-callers';
import { createProcessDatabase, type ProcessDatabase } from '../support/process-database';
import { startServiceProcess, type ServiceProcess } from '../support/service-process';
import {
  startWebhookReceiver,
  type ReceivedWebhook,
  type WebhookReceiver,
} from '../support/webhook-receiver';
import { HeardWebhooks } from './heard-webhooks';
import { readSeed, readSize, reportCounts } from './report-counts';

declare const serviceEngine: 'embedded' | 'postgres';

// Processes take long to start on a busy machine.
jest.setTimeout(180_000);

/** The embedded engine lives in one process: there the only one is killed. */
const PROCESSES = serviceEngine === 'postgres' ? 2 : 1;
const KILLS = readSize('DELIVERY_KILLS', serviceEngine === 'postgres' ? 8 : 2);
const EVENTS = readSize('DELIVERED_EVENTS', 25 * KILLS);
const PATHS = ['/fine', '/failing', '/hanging'];
const USER_CREATED = 500;
const MOST_A_PAGE = 100;
const ENDPOINTS = `/api/v2/org/${COMPANY_ID}/webhook_endpoints`;

describe('events that go to three endpoints while a process is killed again and again', () => {
  const seed = readSeed();
  const counts = {
    kills: 0,
    events: 0,
    arrivedAtTheFine: 0,
    arrivedAtTheFailing: 0,
    arrivedAtTheHanging: 0,
    lost: 0,
    outOfOrder: 0,
    changed: 0,
    recordsLacking: 0,
    recordsTooMany: 0,
  };
  const heard = new HeardWebhooks();
  const endpoints = new Map<string, WebhookEndpoint>();
  /** Whom the events are about, in their order. */
  const travellers: string[] = [];
  let isOver = false;
  let database: ProcessDatabase;
  let receiver: WebhookReceiver;
  let settings: Record<string, string>;
  const services: ServiceProcess[] = [];
  beforeAll(async () => {
    receiver = await startWebhookReceiver();
    receiver.reply = answer;
    database = await createProcessDatabase();
    settings = { ...database.settings, WEBHOOK_ALLOWED_HOSTS: '127.0.0.1', WEBHOOK_TIMEOUT_SECONDS: '2' };
    const starting = Array.from({ length: PROCESSES }, () => start());
    services.push(...(await Promise.all(starting)));
    for (const path of PATHS) endpoints.set(path, await addEndpoint(path));
  });
  afterAll(async () => {
    reportCounts('deliveries', seed, counts);
    await Promise.all(services.map((service) => service.stop()));
    await receiver.close();
    await database.remove();
  });

  /** One is fine, one fails half of the time, by the event and the attempt, and one does not answer at all: until it is over. */
  function answer(webhook: ReceivedWebhook) {
    const attempt = Number(webhook.headers['webhook-attempt']);
    const isFailure = (Number.parseInt(webhook.body.id.slice(0, 1), 16) + attempt) % 2 === 0;
    const reply = { '/fine': 204, '/failing': isFailure ? 500 : 204, '/hanging': null }[webhook.path] ?? null;
    const said = isOver ? 204 : reply;
    heard.take(webhook, said === 204);
    return said;
  }

  const start = () => startServiceProcess(settings);

  const company = (place = 0) => callersOf(services[place % PROCESSES]?.url ?? '').as('demo-company');

  async function addEndpoint(path: string): Promise<WebhookEndpoint> {
    const webhook_endpoint = { url: `${receiver.url}${path}`, enabled_events: [USER_CREATED] };
    return (await company().post(ENDPOINTS, { webhook_endpoint })).json<WebhookEndpoint>();
  }

  async function addTravellers(count: number, place: number): Promise<void> {
    for (let added = 0; added < count; added += 1) {
      const answered = await company(place).post('/api/v1/partner/travellers', { traveller: aTraveller() });
      expect(answered.status).toBe(200);
      travellers.push(answered.json<{ id: string }>().id);
    }
  }

  /** With a webhook under way that nobody has answered yet, which is perhaps one of its own. */
  async function killAndStart(victim: number, arrivals: number): Promise<void> {
    await heard.when(
      () => heard.arrivals >= arrivals,
      () => services[victim]?.kill(),
    );
    counts.kills += 1;
    services[victim] = await start();
  }

  it(
    'arrive at each in their order, at least once and with the same bytes, and have one record each',
    async () => {
      const kill = fc.record({
        victim: fc.nat(PROCESSES - 1),
        share: fc.double({ min: 0, max: 1, noNaN: true }),
      });
      for (const { victim, share } of fc.sample(kill, { numRuns: KILLS, seed })) {
        const events = Math.ceil((EVENTS - travellers.length) / (KILLS - counts.kills));
        const arrivals = heard.arrivals + 1 + Math.floor(share * (events - 1));
        // Whoever lives on takes what happens meanwhile.
        const adding = addTravellers(events, victim + 1);
        if (PROCESSES === 1) await adding;
        await Promise.all([adding, killAndStart(victim, arrivals)]);
      }
      await letAllArrive();
      for (const path of PATHS) await judge(path);
      expect({ seed, ...counts }).toMatchObject({ lost: 0, outOfOrder: 0, changed: 0 });
      expect({ seed, ...counts }).toMatchObject({ recordsLacking: 0, recordsTooMany: 0 });
      expect([counts.kills, counts.events]).toEqual([KILLS, EVENTS]);
    },
    180_000 + KILLS * 60_000,
  );

  /** All three are well from now on, and what they failed at is due at once, as for a partner who has mended their server. */
  async function letAllArrive(): Promise<void> {
    await heard.when(
      () => heard.at('/fine').accepted.size === EVENTS,
      () => undefined,
    );
    counts.arrivedAtTheFine = heard.at('/fine').arrivals;
    counts.arrivedAtTheFailing = heard.at('/failing').arrivals;
    counts.arrivedAtTheHanging = heard.at('/hanging').arrivals;
    isOver = true;
    for (const path of PATHS) {
      const own = `${ENDPOINTS}/${endpoints.get(path)?.id}`;
      for (const enabled of [false, true]) await company().patch(own, { webhook_endpoint: { enabled } });
      await heard.when(
        () => heard.at(path).accepted.size === EVENTS,
        () => undefined,
      );
      while (Number((await listPage(path, 1, '&state=waiting')).headers['total-count']) > 0);
    }
  }

  const listPage = (path: string, page: number, query = '') =>
    company().get(
      `${ENDPOINTS}/${endpoints.get(path)?.id}/deliveries?per_page=${MOST_A_PAGE}&page=${page}${query}`,
    );

  async function judge(path: string): Promise<void> {
    const { firsts, changed, accepted } = heard.at(path);
    counts.events = travellers.length;
    counts.lost += travellers.filter((id) => !accepted.has(id)).length;
    counts.outOfOrder += travellers.filter((id, place) => firsts[place] !== id).length;
    counts.changed += changed;
    const events: string[] = [];
    for (let page = 1; page <= Math.ceil(EVENTS / MOST_A_PAGE) + 1; page += 1) {
      const deliveries = (await listPage(path, page)).json<WebhookDelivery[]>();
      for (const { event_id, state, attempts } of deliveries) {
        events.push(event_id);
        expect([state, attempts.map(({ number }) => number)]).toEqual([
          'delivered',
          attempts.map((_, n) => n + 1),
        ]);
      }
    }
    counts.recordsLacking += EVENTS - new Set(events).size;
    counts.recordsTooMany += events.length - new Set(events).size;
  }
});
