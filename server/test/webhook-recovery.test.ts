import Stripe from 'stripe';

import type { WebhookAttempt, WebhookDelivery } from '@/contract/webhook-delivery';
import type { WebhookEndpoint, WebhookEndpointWithSecret } from '@/contract/webhook-endpoint';
import { WEBHOOK_EVENTS, type WebhookEvent } from '@/contract/webhook-event';

import { createKeyRing } from '../src/http/keys';
import { createWebhookSender } from '../src/webhooks/webhook-sender';
import { addCompany, addTraveller, addTrip, refusedFields, type Person } from './support/actors';
import { admin } from './support/admin';
import { aDestination, aTrip } from './support/builders';
import { findTablesHolding } from './support/database-state';
import { publish } from './support/publishing';
import { SAMPLE_MOMENT, TEST_SECRET } from './support/sample-moment';
import { startServiceAtWork, type ServiceAtWork } from './support/service-at-work';
import { deliverWebhooksOf, startWebhookReceiver, type WebhookReceiver } from './support/webhook-receiver';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

describe('an endpoint', () => {
  let service: ServiceAtWork;
  let receiver: WebhookReceiver;
  let company: Person;
  let endpoint: WebhookEndpointWithSecret;
  beforeAll(async () => {
    const allowedHosts = ['127.0.0.1'];
    const sender = createWebhookSender({
      keyRing: createKeyRing(TEST_SECRET),
      version: '1.2.3',
      now: () => service.clock.now,
      allowedHosts,
    });
    service = await startServiceAtWork({ webhookHosts: allowedHosts, webhookSender: sender });
    receiver = await startWebhookReceiver();
    deliverWebhooksOf(service);
  });
  afterAll(async () => {
    service.background.tools.webhooks?.sender.close();
    await receiver.close();
    await service.close();
  });
  beforeEach(async () => {
    service.clock.now = new Date(SAMPLE_MOMENT);
    await service.database.query('delete from webhook_endpoints');
    await service.database.query('delete from events');
    company = await addCompany(service);
    const made = await company.post(path(), { webhook_endpoint: { url: receiver.url } });
    endpoint = made.json<WebhookEndpointWithSecret>();
    receiver.received.length = 0;
    receiver.reply = () => 204;
  });

  const path = (rest = '') => `/api/v2/org/${company.id}/webhook_endpoints${rest}`;
  const own = (rest = '') => path(`/${endpoint.id}${rest}`);
  const showEndpoint = async () => (await company.get(own())).json<WebhookEndpoint>();
  const listDeliveries = async () =>
    (await company.get(own('/deliveries?per_page=100'))).json<WebhookDelivery[]>();
  const redeliver = (id = '') => company.post(`/api/v2/org/${company.id}/webhook_deliveries/${id}/redeliver`);
  const change = (fields: object) => company.patch(own(), { webhook_endpoint: fields });
  const happen = () => addTraveller(service, company.key);
  const run = () => service.background.run();
  const pass = (ms: number) => void (service.clock.now = new Date(service.clock.now.getTime() + ms));
  const erase = ({ id }: Person) => admin(service.database, 'traveller', 'erase', id, '--yes');
  const userIds = () => receiver.received.map(({ body }) => body.payload.user_id);

  describe('that fails', () => {
    const listWarnings = async () => {
      const notices = await company.get(`/api/v2/org/${company.id}/notifications?per_page=100`);
      return notices
        .json<{ type: number; created_at: string; data: object }[]>()
        .reverse()
        .map(({ type, created_at }) => [type, (Date.parse(created_at) - SAMPLE_MOMENT.getTime()) / HOUR_MS]);
    };

    it('is turned off after five days, not without three warnings, and what it misses is kept and counted', async () => {
      const people = [await happen()];
      receiver.reply = () => 500;
      await run();
      expect(await showEndpoint()).toMatchObject({
        failing_since: '2026-06-15T12:00:00.000Z',
        enabled: true,
      });
      for (let hour = 1; hour <= 121; hour += 1) {
        pass(HOUR_MS);
        await run();
      }
      expect(await listWarnings()).toEqual([
        [560, 60],
        [560, 84],
        [560, 108],
        [561, 120],
      ]);
      expect(await showEndpoint()).toMatchObject({
        enabled: false,
        disabled_reason: 'failing',
        disabled_at: '2026-06-20T12:00:00.000Z',
        missed_events: 0,
      });

      receiver.reply = () => 204;
      receiver.received.length = 0;
      people.push(await happen(), await happen());
      await run();
      pass(2 * DAY_MS);
      await run();
      expect(receiver.received).toEqual([]);
      expect(await showEndpoint()).toMatchObject({ missed_events: 2 });

      // What waited is delivered as soon as it is on again; what it missed when it is asked for.
      expect((await change({ enabled: true })).json()).toMatchObject({ failing_since: null });
      await run();
      expect(userIds()).toEqual([people[0]?.id]);
      expect((await company.post(own('/replay'), { since: '2026-06-20T12:00:00Z' })).json()).toEqual({
        deliveries: 2,
      });
      await run();
      expect(new Set(userIds())).toEqual(new Set(people.map(({ id }) => id)));
      expect(await listWarnings()).toHaveLength(4);
    });

    it('is well again as soon as something arrives, and is warned of anew', async () => {
      await happen();
      receiver.reply = () => 500;
      await run();
      pass(3 * DAY_MS);
      await run();
      expect(await listWarnings()).toHaveLength(1);
      receiver.reply = () => 204;
      await happen();
      await run();
      expect(await showEndpoint()).toMatchObject({ failing_since: null });
      pass(3 * DAY_MS);
      await run();
      expect(await listWarnings()).toHaveLength(1);
    });
  });

  describe('can have delivered once more', () => {
    it('one event, with the id and the bytes of before', async () => {
      await happen();
      await run();
      const [delivery] = await listDeliveries();
      pass(HOUR_MS);
      expect((await redeliver(delivery?.id)).json()).toMatchObject({ id: delivery?.id, state: 'waiting' });
      await run();
      const [first, second] = receiver.received;
      expect(second?.text).toBe(first?.text);
      expect(second?.headers['webhook-attempt']).toBe('2');
      expect(await listDeliveries()).toMatchObject([
        { state: 'delivered', attempts: [{ number: 1 }, { number: 2, at: '2026-06-15T13:00:00.000Z' }] },
      ]);
    });

    it('one that was given up, with twelve repeats more', async () => {
      await happen();
      await run();
      await service.database.query(
        `update webhook_deliveries set state = 'dead', round = 13, attempts = 13 where endpoint_id = $1`,
        [endpoint.id],
      );
      receiver.reply = () => 500;
      const [delivery] = await listDeliveries();
      await redeliver(delivery?.id);
      await run();
      expect(await listDeliveries()).toMatchObject([
        { state: 'waiting', due_at: '2026-06-15T12:05:00.000Z' },
      ]);
    });

    it('all that happened in a range, and nothing else', async () => {
      const people: Person[] = [];
      for (let hour = 0; hour < 5; hour += 1) {
        people.push(await happen());
        pass(HOUR_MS);
      }
      await run();
      receiver.received.length = 0;
      const range = { since: '2026-06-15T13:00:00Z', until: SAMPLE_MOMENT.getTime() / 1000 + 3 * 3600 };
      expect((await company.post(own('/replay'), range)).json()).toEqual({ deliveries: 3 });
      await run();
      expect(userIds()).toEqual(people.slice(1, 4).map(({ id }) => id));
      expect(await listDeliveries()).toHaveLength(5);
    });

    it('but no range that ends before it begins', async () => {
      const range = { since: '2026-06-15T13:00:00Z', until: '2026-06-15T12:00:00Z' };
      expect(refusedFields(await company.post(own('/replay'), range))).toEqual(['until']);
      expect(refusedFields(await company.post(own('/replay'), { since: 'yesterday' }))).toEqual(['since']);
    });
  });

  describe('can be tried', () => {
    const tryOut = (event: number) => company.post(own('/test'), { event });

    it.each(Object.entries<WebhookEvent>(WEBHOOK_EVENTS))(
      'with an example of event %s, which is signed and as the contract says',
      async (number, { name, payload }) => {
        const event = Number(number);
        const answer = await tryOut(event);
        expect(answer.json<WebhookAttempt>()).toMatchObject({ number: 1, status: 204, failure: null });
        const [webhook] = receiver.received;
        if (!webhook) throw new Error('nothing arrived');
        const { body, text, headers } = webhook;
        expect(body).toMatchObject({ event, event_name: name, payload: { event } });
        const { event: _event, ...rest } = body.payload;
        expect(payload.strict().parse(rest)).toEqual(rest);
        expect(headers['webhook-test']).toBe('true');
        const stripe = new Stripe('sk_test_nothing');
        const signature = String(headers['service-signature']);
        const moment = service.clock.now.getTime();
        const read = stripe.webhooks.constructEvent(
          text,
          signature,
          endpoint.signing_secret,
          300,
          undefined,
          moment,
        );
        expect(read).toEqual(body);
      },
    );

    it('without any consequence, also where it is turned off or fails', async () => {
      await change({ enabled: false });
      receiver.reply = () => 410;
      const before = await showEndpoint();
      expect((await tryOut(20)).json()).toMatchObject({
        status: 410,
        failure: 'refused',
        answer: 'answer 1',
      });
      expect(await showEndpoint()).toEqual(before);
      expect(await listDeliveries()).toEqual([]);
    });

    it('with no event that there is not', async () => {
      expect(refusedFields(await tryOut(7))).toEqual(['event']);
    });
  });

  it('forgets who was erased', async () => {
    const traveller = await happen();
    await run();
    expect(receiver.received).toHaveLength(1);
    await erase(traveller);
    expect(await findTablesHolding(service.database, traveller.id)).toEqual([]);
  });

  it('forgets who was erased, also where others were named with them', async () => {
    const [one, other] = [await happen(), await happen()];
    const stay = aDestination({ country_code: 'NO', entry_date: '2026-06-01', exit_date: '2026-06-30' });
    for (const traveller of [one, other]) await addTrip(traveller, aTrip({ destinations: [stay] }));
    receiver.reply =
      ({ text }) =>
      (response) =>
        response.writeHead(200).end(text);
    pass(HOUR_MS);
    await publish(service);
    await run();
    expect(receiver.received.at(-1)?.body.payload.user_ids).toEqual([one.id, other.id].sort());
    await erase(one);
    expect(await findTablesHolding(service.database, one.id)).toEqual([]);
    const [delivery] = await listDeliveries();
    await redeliver(delivery?.id);
    await run();
    expect(receiver.received.at(-1)?.body).toMatchObject({ event: 110, payload: { user_ids: [other.id] } });
  });
});
