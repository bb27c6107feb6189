import type { WebhookEndpoint } from '@/contract/webhook-endpoint';

import { queryOne } from '../src/database/database';
import { LANES } from '../src/jobs/background-work';
import { admin } from './support/admin';
import { findTablesHolding } from './support/database-state';
import { publish } from './support/publishing';
import { startSpeakingCompany, type SpeakingCompany } from './support/speaking-company';
import { telling } from './support/telling-transactions';

const DAY_MS = 24 * 3_600_000;

describe('messages of a company that comes to speak for itself, or ceases to', () => {
  let acme: SpeakingCompany;
  beforeAll(async () => {
    acme = await startSpeakingCompany();
  });
  afterAll(() => acme.close());
  beforeEach(() => acme.prepare());

  const run = () => acme.service.background.run();
  /** By phone, by mail, and by the company. */
  const countWays = () => [
    acme.service.pushes.taken.length,
    acme.service.mails.taken.length,
    acme.suppressed().length,
  ];

  it('go one way: those that wait to be sent are sent', async () => {
    const { service } = acme;
    await acme.set('--white-label', 'off');
    await publish(service);
    let isBusy = true;
    while (isBusy) isBusy = await LANES.matching.step(service.background.tools, () => false);
    // To the phone, to the browser and by mail.
    expect([await acme.countSent(), countWays()]).toEqual([3, [0, 0, 0]]);
    await acme.set('--white-label', 'on');
    await run();
    expect(countWays()).toEqual([1, 1, 0]);
  });

  it('go one way: those that were left to the company are not sent', async () => {
    await acme.ask();
    await acme.set('--white-label', 'off');
    await run();
    expect(countWays()).toEqual([0, 0, 1]);
    expect(await acme.countSent()).toBe(0);
  });

  it('are there with all that belongs to them, or not at all, wherever it is broken off', async () => {
    const { database } = acme.service;
    const real = { ...database };
    const count = () =>
      queryOne<{ concerned: number; suppressed: number; inbox: number }>(
        database,
        `select (select count(*)::integer from event_travellers where traveller_id = $1) as concerned,
           (select count(*)::integer from events where company_id = $2 and suppressed is not null) as suppressed,
           (select count(*)::integer from notifications where traveller_id = $1) as inbox`,
        [acme.traveller.id, acme.company.id],
      );
    const before = await count();
    let failing = 0;
    for (let status = 500; status === 500; failing += 1) {
      expect(await count()).toEqual(before);
      let statement = 0;
      const breakOff = () => {
        statement += 1;
        if (statement > failing) throw new Error('broken off');
      };
      const broken = jest.spyOn(database, 'transaction').mockImplementation(telling(real, breakOff));
      ({ status } = await acme.ask());
      broken.mockRestore();
    }
    expect(failing).toBeGreaterThan(4);
    expect(await count()).toEqual({
      concerned: before.concerned + 2,
      suppressed: 1,
      inbox: before.inbox + 1,
    });
  });

  it('are forgotten with whom they were for', async () => {
    const { service, traveller } = acme;
    await acme.ask();
    await run();
    expect(acme.suppressed()).toHaveLength(1);
    await admin(service.database, 'traveller', 'erase', traveller.id, '--yes');
    expect(await findTablesHolding(service.database, traveller.id)).toEqual([]);
  });

  it('are heard by nobody where it has no endpoint, and whoever turns it on is told so', async () => {
    const { company, service } = acme;
    const words = 'It has no webhook endpoint that is on';
    const on = async () => (await acme.set('--white-label', 'on')).out;
    expect(await on()).not.toContain(words);
    await company.patch(acme.endpointPath(), { webhook_endpoint: { enabled: false } });
    expect(await on()).toContain(words);
    await acme.ask();
    await run();
    expect(countWays()).toEqual([0, 0, 0]);
    await company.patch(acme.endpointPath(), { webhook_endpoint: { enabled: true } });
    await company.post(acme.endpointPath('/replay'), { since: service.clock.now.toISOString() });
    await run();
    expect(countWays()).toEqual([0, 0, 1]);
  });

  describe('while it is turned off', () => {
    it('are sent by the service: nobody on a trip is left alone', async () => {
      await acme.turn('disable');
      await publish(acme.service);
      await run();
      expect(countWays()).toEqual([1, 1, 0]);
    });

    it('wait where they were left to it, and are delivered when it is on again', async () => {
      const { receiver, service, company } = acme;
      receiver.reply = () => 500;
      await acme.ask();
      await run();
      const tried = receiver.received.length;
      expect(tried).toBeGreaterThan(0);
      await acme.turn('disable');
      receiver.reply = () => 204;
      // Longer than an endpoint may fail.
      for (let days = 0; days < 6; days += 1) {
        service.clock.now = new Date(service.clock.now.getTime() + DAY_MS);
        await run();
      }
      expect(receiver.received).toHaveLength(tried);

      await acme.turn('enable');
      expect((await company.get(acme.endpointPath())).json<WebhookEndpoint>()).toMatchObject({
        enabled: true,
        failing_since: null,
      });
      receiver.received.length = 0;
      await run();
      expect(acme.suppressed()).toHaveLength(1);
    });

    it('are not delivered any further by a turn that is under way', async () => {
      const { receiver, service } = acme;
      for (let times = 0; times < 3; times += 1) await acme.ask();
      receiver.reply = () => (response) => {
        // Long enough that what was sent is written down before the next.
        service.clock.now = new Date(service.clock.now.getTime() + 1000);
        void acme.turn('disable').then(() => response.writeHead(204).end());
      };
      await run();
      expect(receiver.received).toHaveLength(1);
    });
  });
});
