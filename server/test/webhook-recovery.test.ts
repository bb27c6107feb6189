import type { ServerResponse } from 'node:http';

import { addTrip, refusedFields, type Person } from './support/actors';
import { admin } from './support/admin';
import { aDestination, aTrip } from './support/builders';
import { findTablesHolding } from './support/database-state';
import { publish } from './support/publishing';
import { SAMPLE_MOMENT } from './support/sample-moment';
import { DAY_MS, HOUR_MS, setWebhookStage } from './support/webhook-stage';

describe('an endpoint', () => {
  const stage = setWebhookStage();

  const erase = ({ id }: Person) => admin(stage.service.database, 'traveller', 'erase', id, '--yes');

  describe('that fails', () => {
    const listWarnings = async () => {
      const notices = await stage.company.get(`/api/v2/org/${stage.company.id}/notifications?per_page=100`);
      return notices
        .json<{ type: number; created_at: string; data: object }[]>()
        .reverse()
        .map(({ type, created_at }) => [type, (Date.parse(created_at) - SAMPLE_MOMENT.getTime()) / HOUR_MS]);
    };

    it('is turned off after five days, not without three warnings, and what it misses is kept and counted', async () => {
      const people = [await stage.happen()];
      stage.receiver.reply = () => 500;
      await stage.run();
      expect(await stage.showEndpoint()).toMatchObject({
        failing_since: '2026-06-15T12:00:00.000Z',
        enabled: true,
      });
      for (let hour = 1; hour <= 121; hour += 1) {
        stage.pass(HOUR_MS);
        await stage.run();
      }
      expect(await listWarnings()).toEqual([
        [560, 60],
        [560, 84],
        [560, 108],
        [561, 120],
      ]);
      expect(await stage.showEndpoint()).toMatchObject({
        enabled: false,
        disabled_reason: 'failing',
        disabled_at: '2026-06-20T12:00:00.000Z',
        missed_events: 0,
      });

      stage.receiver.reply = () => 204;
      stage.receiver.received.length = 0;
      people.push(await stage.happen(), await stage.happen());
      await stage.run();
      stage.pass(2 * DAY_MS);
      await stage.run();
      expect(stage.receiver.received).toEqual([]);
      expect(await stage.showEndpoint()).toMatchObject({ missed_events: 2 });

      // What waited is delivered as soon as it is on again; what it missed when it is asked for.
      expect((await stage.changeEndpoint({ enabled: true })).json()).toMatchObject({ failing_since: null });
      await stage.run();
      expect(stage.userIds()).toEqual([people[0]?.id]);
      expect(
        (await stage.company.post(stage.own('/replay'), { since: '2026-06-20T12:00:00Z' })).json(),
      ).toEqual({
        deliveries: 2,
      });
      await stage.run();
      expect(new Set(stage.userIds())).toEqual(new Set(people.map(({ id }) => id)));
      expect(await listWarnings()).toHaveLength(4);
    });

    it('is not held to fail for longer where nothing is delivered: what happens waits, and nobody is warned', async () => {
      const { tools } = stage.service.background;
      const { webhooks } = tools;
      const people = [await stage.happen()];
      stage.receiver.reply = () => 500;
      await stage.run();
      stage.receiver.received.length = 0;
      stage.receiver.reply = () => 204;
      tools.webhooks = null;
      stage.pass(6 * DAY_MS);
      people.push(await stage.happen());
      await stage.run();
      expect(stage.receiver.received).toEqual([]);
      expect(await listWarnings()).toEqual([]);
      expect(await stage.listDeliveries()).toMatchObject([
        { state: 'waiting', attempts: [] },
        { state: 'waiting', attempts: [{ number: 1, status: 500 }] },
      ]);
      tools.webhooks = webhooks;
      await stage.run();
      expect(stage.userIds().sort()).toEqual(people.map(({ id }) => id).sort());
    });

    it('is tried at once when it is turned on again, however tired of it whoever delivers was', async () => {
      await stage.happenTimes(8);
      stage.receiver.reply = () => 500;
      await stage.run();
      expect(stage.receiver.received.length).toBeLessThan(8);
      stage.receiver.reply = () => 204;
      for (const enabled of [false, true]) await stage.changeEndpoint({ enabled });
      await stage.run();
      expect(await stage.listDeliveries({ state: 'delivered' })).toHaveLength(8);
    });

    it('is tried at once also with what was under way when it was turned on again', async () => {
      await stage.happen();
      const asked = new Promise<ServerResponse>((resolve) => {
        stage.receiver.reply = () => resolve;
      });
      const running = stage.run();
      const underWay = await asked;
      stage.pass(1000);
      for (const enabled of [false, true]) await stage.changeEndpoint({ enabled });
      stage.receiver.reply = () => 204;
      underWay.writeHead(500).end();
      await running;
      await stage.run();
      expect(await stage.listDeliveries({ state: 'delivered' })).toMatchObject([
        {
          attempts: [
            { number: 1, status: 500 },
            { number: 2, status: 204 },
          ],
        },
      ]);
      expect(await stage.showEndpoint()).toMatchObject({ failing_since: null });
    });

    it('is well again as soon as something arrives, and is warned of anew', async () => {
      await stage.happen();
      stage.receiver.reply = () => 500;
      await stage.run();
      stage.pass(3 * DAY_MS);
      await stage.run();
      expect(await listWarnings()).toHaveLength(1);
      stage.receiver.reply = () => 204;
      await stage.happen();
      await stage.run();
      expect(await stage.showEndpoint()).toMatchObject({ failing_since: null });
      stage.pass(3 * DAY_MS);
      await stage.run();
      expect(await listWarnings()).toHaveLength(1);
      stage.receiver.reply = () => 500;
      await stage.happen();
      await stage.run();
      stage.pass(3 * DAY_MS);
      await stage.run();
      expect(await listWarnings()).toHaveLength(2);
    });
  });

  describe('can have delivered once more', () => {
    it('one event, with the id and the bytes of before', async () => {
      await stage.happen();
      await stage.run();
      const [delivery] = await stage.listDeliveries();
      stage.pass(HOUR_MS);
      expect((await stage.redeliver(delivery?.id)).json()).toMatchObject({
        id: delivery?.id,
        state: 'waiting',
      });
      await stage.run();
      const [first, second] = stage.receiver.received;
      expect(second?.text).toBe(first?.text);
      expect(second?.headers['webhook-attempt']).toBe('2');
      expect(await stage.listDeliveries()).toMatchObject([
        { state: 'delivered', attempts: [{ number: 1 }, { number: 2, at: '2026-06-15T13:00:00.000Z' }] },
      ]);
    });

    it('one that was given up, with twelve repeats more', async () => {
      await stage.happen();
      await stage.run();
      await stage.service.database.query(
        `update webhook_deliveries set state = 'dead', round = 13, attempts = 13 where endpoint_id = $1`,
        [stage.endpoint.id],
      );
      stage.receiver.reply = () => 500;
      const [delivery] = await stage.listDeliveries();
      await stage.redeliver(delivery?.id);
      await stage.run();
      expect(await stage.listDeliveries()).toMatchObject([
        { state: 'waiting', due_at: '2026-06-15T12:05:00.000Z' },
      ]);
    });

    it('all that happened in a range, and nothing else', async () => {
      const people: Person[] = [];
      for (let hour = 0; hour < 5; hour += 1) {
        people.push(await stage.happen());
        stage.pass(HOUR_MS);
      }
      await stage.run();
      stage.receiver.received.length = 0;
      const range = { since: '2026-06-15T13:00:00Z', until: SAMPLE_MOMENT.getTime() / 1000 + 3 * 3600 };
      expect((await stage.company.post(stage.own('/replay'), range)).json()).toEqual({ deliveries: 3 });
      await stage.run();
      expect(stage.userIds()).toEqual(people.slice(1, 4).map(({ id }) => id));
      expect(await stage.listDeliveries()).toHaveLength(5);
    });

    it('but no range that ends before it begins', async () => {
      const range = { since: '2026-06-15T13:00:00Z', until: '2026-06-15T12:00:00Z' };
      expect(refusedFields(await stage.company.post(stage.own('/replay'), range))).toEqual(['until']);
      expect(refusedFields(await stage.company.post(stage.own('/replay'), { since: 'yesterday' }))).toEqual([
        'since',
      ]);
    });
  });

  it('forgets who was erased', async () => {
    const traveller = await stage.happen();
    await stage.run();
    expect(stage.receiver.received).toHaveLength(1);
    await erase(traveller);
    expect(await findTablesHolding(stage.service.database, traveller.id)).toEqual([]);
  });

  it('forgets who was erased, also where others were named with them', async () => {
    const [one, other] = [await stage.happen(), await stage.happen()];
    const stay = aDestination({ country_code: 'NO', entry_date: '2026-06-01', exit_date: '2026-06-30' });
    for (const traveller of [one, other]) await addTrip(traveller, aTrip({ destinations: [stay] }));
    stage.receiver.reply =
      ({ text }) =>
      (response) =>
        response.writeHead(200).end(text);
    stage.pass(HOUR_MS);
    await publish(stage.service);
    await stage.run();
    expect(stage.receiver.received.at(-1)?.body.payload.user_ids).toEqual([one.id, other.id].sort());
    await erase(one);
    expect(await findTablesHolding(stage.service.database, one.id)).toEqual([]);
    const [delivery] = await stage.listDeliveries();
    await stage.redeliver(delivery?.id);
    await stage.run();
    expect(stage.receiver.received.at(-1)?.body).toMatchObject({
      event: 110,
      payload: { user_ids: [other.id] },
    });
  });
});
