import { Webhook } from 'standardwebhooks';
import Stripe from 'stripe';

import type { WebhookDelivery } from '@/contract/webhook-delivery';
import type { WebhookEndpoint, WebhookEndpointWithSecret } from '@/contract/webhook-endpoint';

import { deliverWebhooks } from '../src/jobs/webhooks/deliver-webhooks';
import { relayEvents } from '../src/jobs/webhooks/relay-events';
import { addCompany, addTraveller, addTrip, type Person } from './support/actors';
import { SAMPLE_MOMENT } from './support/sample-moment';
import { startServiceAtWork, type ServiceAtWork } from './support/service-at-work';
import {
  deliverWebhooksOf,
  startWebhookReceiver,
  type ReceivedWebhook,
  type WebhookReceiver,
} from './support/webhook-receiver';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

describe('what happens is delivered', () => {
  let service: ServiceAtWork;
  let receiver: WebhookReceiver;
  let company: Person;
  let endpoint: WebhookEndpointWithSecret;
  beforeAll(async () => {
    service = await startServiceAtWork({ webhookHosts: ['127.0.0.1'] });
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
    endpoint = await addEndpoint();
    receiver.received.length = 0;
    receiver.reply = () => 204;
  });

  const path = (rest = '') => `/api/v2/org/${company.id}/webhook_endpoints${rest}`;
  const addEndpoint = async (fields: object = {}) =>
    (
      await company.post(path(), { webhook_endpoint: { url: `${receiver.url}/webhooks`, ...fields } })
    ).json<WebhookEndpointWithSecret>();
  const showEndpoint = async () => (await company.get(path(`/${endpoint.id}`))).json<WebhookEndpoint>();
  const listDeliveries = async (id = endpoint.id, query = '') =>
    (await company.get(path(`/${id}/deliveries?per_page=100${query}`))).json<WebhookDelivery[]>();
  const happen = () => addTraveller(service, company.key);
  const happenTimes = async (times: number) => {
    const people: Person[] = [];
    for (let count = 0; count < times; count += 1) people.push(await happen());
    return people;
  };
  const run = () => service.background.run();
  const moveTo = (moment: Date | string) => void (service.clock.now = new Date(moment));
  const pass = (ms: number) => moveTo(new Date(service.clock.now.getTime() + ms));
  const userIds = () => receiver.received.map(({ body }) => body.payload.user_id);

  it('once, with its number, its name and whom it concerns', async () => {
    const traveller = await happen();
    const trip = await addTrip(traveller);
    await run();
    await run();
    const base = {
      company_id: company.id,
      webhook_endpoint_id: endpoint.id,
      created_at: '2026-06-15T12:00:00.000Z',
    };
    expect(receiver.received.map(({ body }) => body)).toEqual([
      {
        ...base,
        id: expect.any(String) as string,
        event: 500,
        event_name: 'user.created',
        payload: { event: 500, user_id: traveller.id, external_id: null },
      },
      {
        ...base,
        id: expect.any(String) as string,
        event: 20,
        event_name: 'trip.created',
        payload: {
          event: 20,
          user_id: traveller.id,
          external_id: null,
          trip_id: trip.id,
          trip_external_id: null,
        },
      },
    ]);
    expect(receiver.received[0]?.headers).toMatchObject({
      'content-type': 'application/json',
      'user-agent': 'Sojourn/1.2.3',
      'webhook-attempt': '1',
      'webhook-id': receiver.received[0]?.body.id,
    });
    expect(await listDeliveries()).toMatchObject([
      { event: 20, state: 'delivered', due_at: null, attempts: [{ number: 1, status: 204, failure: null }] },
      { event: 500, state: 'delivered', delivered_at: '2026-06-15T12:00:00.000Z' },
    ]);
  });

  it('only to those who want it, and to nobody else', async () => {
    const other = await addCompany(service);
    await other.post(`/api/v2/org/${other.id}/webhook_endpoints`, {
      webhook_endpoint: { url: `${receiver.url}/other` },
    });
    await addEndpoint({ url: `${receiver.url}/trips`, enabled_events: [20, 21] });
    await addEndpoint({ url: `${receiver.url}/off`, enabled: false });
    await addTrip(await happen());
    await run();
    expect(receiver.received.map(({ path: where, body }) => [where, body.event]).sort()).toEqual([
      ['/trips', 20],
      ['/webhooks', 20],
      ['/webhooks', 500],
    ]);
  });

  it('not to a company that is turned off', async () => {
    await happen();
    await service.database.query('update companies set disabled_at = now() where id = $1', [company.id]);
    await run();
    expect(receiver.received).toEqual([]);
  });

  it('in the order in which it happened', async () => {
    const people = await happenTimes(120);
    await run();
    expect(userIds()).toEqual(people.map(({ id }) => id));
  });

  describe('signed', () => {
    const stripe = new Stripe('sk_test_nothing');
    const now = () => Math.floor(service.clock.now.getTime() / 1000);
    const byStripe = ({ text, headers }: ReceivedWebhook, secret: string, at = now()) =>
      stripe.webhooks.constructEvent(
        text,
        String(headers['service-signature']),
        secret,
        300,
        undefined,
        at * 1000,
      );
    const byStandard = ({ text, headers }: ReceivedWebhook, secret: string) =>
      new Webhook(secret).verify(text, headers as Record<string, string>);

    beforeEach(() => {
      // The library of Standard Webhooks goes by the clock of the machine.
      moveTo(new Date());
    });

    const receiveOne = async () => {
      await happen();
      await run();
      const webhook = receiver.received.at(-1);
      if (!webhook) throw new Error('nothing arrived');
      return webhook;
    };

    it('as the libraries of Stripe and of Standard Webhooks verify', async () => {
      const webhook = await receiveOne();
      expect(byStripe(webhook, endpoint.signing_secret)).toEqual(webhook.body);
      expect(byStandard(webhook, endpoint.signing_secret)).toEqual(webhook.body);
    });

    it('so that they refuse a changed byte, an old moment and a wrong secret', async () => {
      const webhook = await receiveOne();
      const changed = { ...webhook, text: webhook.text.replace('user.created', 'user.creatad') };
      expect(() => byStripe(changed, endpoint.signing_secret)).toThrow('signature');
      expect(() => byStandard(changed, endpoint.signing_secret)).toThrow('signature');
      const { signing_secret: another } = await addEndpoint();
      expect(() => byStripe(webhook, another)).toThrow('signature');
      expect(() => byStandard(webhook, another)).toThrow('signature');
      expect(() => byStripe(webhook, endpoint.signing_secret, now() + 400)).toThrow('tolerance');
      pass(-HOUR_MS);
      const old = await receiveOne();
      expect(() => byStandard(old, endpoint.signing_secret)).toThrow('old');
    });

    it('with both secrets for a day after a new one was made, and then with the new one', async () => {
      const rotated = (
        await company.post(path(`/${endpoint.id}/rotate_secret`))
      ).json<WebhookEndpointWithSecret>();
      const during = await receiveOne();
      for (const secret of [endpoint.signing_secret, rotated.signing_secret]) {
        expect(byStripe(during, secret)).toEqual(during.body);
        expect(byStandard(during, secret)).toEqual(during.body);
      }
      expect(String(during.headers['service-signature']).match(/v1=/g)).toHaveLength(2);
      pass(25 * HOUR_MS);
      const after = await receiveOne();
      expect(() => byStripe(after, endpoint.signing_secret)).toThrow('signature');
      expect(byStripe(after, rotated.signing_secret)).toEqual(after.body);
    });
  });

  describe('again, where it failed,', () => {
    /** Only what is about them; the rest arrives, so that the endpoint is never thought dead. */
    const failFor = ({ id }: Person, reply: ReturnType<WebhookReceiver['reply']> = 500) => {
      receiver.reply = ({ body }) => (body.payload.user_id === id ? reply : 204);
    };
    const attemptsFor = ({ id }: Person) =>
      receiver.received.filter(({ body }) => body.payload.user_id === id);

    it('twelve times, each pause twice the one before, with the same bytes; and then it is listed as dead', async () => {
      const traveller = await happen();
      failFor(traveller);
      const times: number[] = [];
      await run();
      for (let pause = 5; pause <= 5 * 2 ** 11; pause *= 2) {
        // Something else arrives meanwhile: the endpoint as a whole is well.
        await happen();
        await run();
        times.push(attemptsFor(traveller).length);
        pass(pause * MINUTE_MS - 1);
        await run();
        times.push(attemptsFor(traveller).length);
        pass(1);
        await run();
      }
      expect(times).toEqual(Array.from({ length: 24 }, (_, index) => Math.floor(index / 2) + 1));
      const attempts = attemptsFor(traveller);
      expect(attempts).toHaveLength(13);
      expect(new Set(attempts.map(({ text }) => text)).size).toBe(1);
      expect(attempts.map(({ headers }) => headers['webhook-attempt'])).toEqual(
        Array.from({ length: 13 }, (_, index) => String(index + 1)),
      );
      expect(new Set(attempts.map(({ headers }) => headers['service-signature'])).size).toBe(13);

      pass(30 * 24 * HOUR_MS);
      await run();
      expect(attemptsFor(traveller)).toHaveLength(13);
      const dead = await listDeliveries(endpoint.id, '&state=dead');
      expect(dead).toMatchObject([{ event: 500, state: 'dead', due_at: null, delivered_at: null }]);
      expect(dead[0]?.attempts).toHaveLength(13);
      expect(dead[0]?.attempts[0]).toMatchObject({ status: 500, failure: 'refused', answer: 'answer 1' });
    });

    it('and no more once it arrived', async () => {
      const traveller = await happen();
      let failures = 4;
      receiver.reply = () => ((failures -= 1) >= 0 ? 503 : 200);
      await run();
      for (const pause of [5, 10, 20, 40, 80, 160]) await service.background.runAfter(pause);
      expect(attemptsFor(traveller)).toHaveLength(5);
      expect(await listDeliveries()).toMatchObject([{ state: 'delivered' }]);
      expect(await showEndpoint()).toMatchObject({ failing_since: null });
    });

    it('later than it would be, where the receiver asks for it', async () => {
      const traveller = await happen();
      failFor(traveller, (response) => response.writeHead(429, { 'retry-after': '1800' }).end());
      await run();
      expect((await listDeliveries())[0]?.due_at).toBe('2026-06-15T12:30:00.000Z');
      await service.background.runAfter(29);
      expect(attemptsFor(traveller)).toHaveLength(1);
      failFor(traveller, (response) => response.writeHead(503, { 'retry-after': '1' }).end());
      await service.background.runAfter(1);
      expect((await listDeliveries())[0]?.due_at).toBe('2026-06-15T12:40:00.000Z');
    });

    it('a little later, so that not all come at once', async () => {
      deliverWebhooksOf(service, () => 0.999);
      await happen();
      receiver.reply = () => 500;
      await run();
      deliverWebhooksOf(service);
      const due = Date.parse((await listDeliveries())[0]?.due_at ?? '') - SAMPLE_MOMENT.getTime();
      expect(due).toBeGreaterThan(5.49 * MINUTE_MS);
      expect(due).toBeLessThan(5.5 * MINUTE_MS);
    });

    it.each<[string, ReturnType<WebhookReceiver['reply']>]>([
      ['redirect', (response) => response.writeHead(302, { location: '/elsewhere' }).end()],
      ['too-slow', null],
      ['too-long', (response) => response.writeHead(200).end('x'.repeat(65_537))],
      ['unreachable', (response) => void response.destroy()],
    ])('as with what is called %s', async (failure, reply) => {
      await happen();
      receiver.reply = () => reply;
      await run();
      expect(await listDeliveries()).toMatchObject([{ state: 'waiting', attempts: [{ failure }] }]);
      expect(receiver.received).toHaveLength(1);
    });

    it('but never to an endpoint that is gone for good', async () => {
      await happenTimes(3);
      receiver.reply = () => 410;
      await run();
      expect(receiver.received).toHaveLength(1);
      expect(await showEndpoint()).toMatchObject({ enabled: false, disabled_reason: 'gone' });
      const notices = await company.get(`/api/v2/org/${company.id}/notifications`);
      expect(notices.json()).toMatchObject([{ type: 561, data: { webhook_endpoint_id: endpoint.id } }]);
    });
  });

  describe('whatever becomes of who delivers', () => {
    const tools = () => {
      const { database, now, webhooks } = service.background.tools;
      if (!webhooks) throw new Error('nothing delivers');
      return { database, now, webhooks };
    };

    it('by one process at a time, and a process that comes back from the dead changes nothing', async () => {
      await happenTimes(3);
      await relayEvents(tools());
      let isDead = true;
      receiver.reply = () => {
        if (!isDead) return 204;
        isDead = false;
        return (response) => {
          // Long after the lease has run out, and another has done its work.
          pass(10 * MINUTE_MS);
          void deliverWebhooks(tools(), { isFailing: false }).then(() => response.writeHead(500).end());
        };
      };
      await deliverWebhooks(tools(), { isFailing: false });
      expect(await listDeliveries()).toMatchObject(
        Array.from({ length: 3 }, () => ({ state: 'delivered', attempts: [{ status: 204 }] })),
      );
      expect(await showEndpoint()).toMatchObject({ failing_since: null });
    });

    it('while one endpoint hangs, all others get theirs', async () => {
      const hanging = await addEndpoint({ url: `${receiver.url}/hanging` });
      receiver.reply = ({ path: where }) => (where === '/hanging' ? null : 204);
      await happenTimes(12);
      await run();
      const reached = (where: string) => receiver.received.filter(({ path: to }) => to === where);
      expect(reached('/webhooks')).toHaveLength(12);
      expect(reached('/hanging').length).toBeLessThan(12);
      expect(await listDeliveries(hanging.id, '&state=delivered')).toEqual([]);
    });

    it('and what was committed late comes later, and is not left out', async () => {
      const [early] = await happenTimes(1);
      pass(MINUTE_MS);
      const [late] = await happenTimes(1);
      await service.database.query(
        `update events set gathered_by = gen_random_uuid() where id in (
           select event_id from event_travellers where traveller_id = $1)`,
        [early?.id],
      );
      await run();
      await service.database.query('update events set gathered_by = null');
      await run();
      expect(userIds()).toEqual([late?.id, early?.id]);
    });
  });
});
