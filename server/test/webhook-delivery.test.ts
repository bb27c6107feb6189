import { NotificationType } from '@/contract/notification-type';

import { deliverWebhooks } from '../src/jobs/webhooks/deliver-webhooks';
import { relayEvents } from '../src/jobs/webhooks/relay-events';
import { addCompany, addTrip } from './support/actors';
import { aDestination, aTrip } from './support/builders';
import { signIn, usersOf } from './support/org-users';
import { publish } from './support/publishing';
import { MINUTE_MS, setWebhookStage } from './support/webhook-stage';

describe('what happens is delivered', () => {
  const stage = setWebhookStage();

  it('once, with its number, its name and whom it concerns', async () => {
    const traveller = await stage.happen();
    const trip = await addTrip(traveller);
    await stage.run();
    await stage.run();
    const base = {
      company_id: stage.company.id,
      webhook_endpoint_id: stage.endpoint.id,
      created_at: '2026-06-15T12:00:00.000Z',
    };
    expect(stage.receiver.received.map(({ body }) => body)).toEqual([
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
    expect(stage.receiver.received[0]?.headers).toMatchObject({
      'content-type': 'application/json',
      'user-agent': 'Sojourn/1.2.3',
      'webhook-attempt': '1',
      'webhook-id': stage.receiver.received[0]?.body.id,
    });
    expect(await stage.listDeliveries()).toMatchObject([
      { event: 20, state: 'delivered', due_at: null, attempts: [{ number: 1, status: 204, failure: null }] },
      { event: 500, state: 'delivered', delivered_at: '2026-06-15T12:00:00.000Z' },
    ]);
  });

  it('with what the company calls them in its own books', async () => {
    const { id } = await usersOf(stage.company).add({ external_id: 'C-17' });
    await usersOf(stage.company).add({ external_id: 'C-17' });
    const traveller = await signIn(stage.service, stage.company, id);
    const stay = aDestination({ country_code: 'NO', entry_date: '2026-06-01', exit_date: '2026-06-30' });
    await addTrip(traveller, aTrip({ destinations: [stay] }));
    stage.service.clock.now = new Date(stage.service.clock.now.getTime() + MINUTE_MS);
    await publish(stage.service);
    await stage.run();
    const received = stage.receiver.received.map(({ body: { event, payload } }) => [event, payload]);
    // The watch's own notice of the alert names nobody.
    expect(received.filter(([event]) => event !== NotificationType.MonitorTripAlert)).toMatchObject([
      [500, { external_id: 'C-17' }],
      [500, { external_id: 'C-17' }],
      [20, { user_id: id, external_id: 'C-17' }],
      [110, { user_ids: [id], external_ids: ['C-17'] }],
    ]);
  });

  it('only to those who want it, and to nobody else', async () => {
    const other = await addCompany(stage.service);
    await other.post(`/api/v2/org/${other.id}/webhook_endpoints`, {
      webhook_endpoint: { url: `${stage.receiver.url}/other` },
    });
    await stage.addEndpoint({ url: `${stage.receiver.url}/trips`, enabled_events: [20, 21] });
    await stage.addEndpoint({ url: `${stage.receiver.url}/off`, enabled: false });
    await addTrip(await stage.happen());
    await stage.run();
    expect(stage.receiver.received.map(({ path: where, body }) => [where, body.event]).sort()).toEqual([
      ['/trips', 20],
      ['/webhooks', 20],
      ['/webhooks', 500],
    ]);
  });

  it('not to a company that is turned off', async () => {
    await stage.happen();
    await stage.service.database.query('update companies set disabled_at = now() where id = $1', [
      stage.company.id,
    ]);
    await stage.run();
    expect(stage.receiver.received).toEqual([]);
  });

  it('in the order in which it happened', async () => {
    const people = await stage.happenTimes(120);
    await stage.run();
    expect(stage.userIds()).toEqual(people.map(({ id }) => id));
  });

  describe('whatever becomes of who delivers', () => {
    const tools = () => {
      const { database, now, webhooks } = stage.service.background.tools;
      if (!webhooks) throw new Error('nothing delivers');
      return { database, now, webhooks };
    };

    it('by one process at a time, and a process that comes back from the dead changes nothing', async () => {
      await stage.happenTimes(3);
      await relayEvents(tools());
      let isDead = true;
      stage.receiver.reply = () => {
        if (!isDead) return 204;
        isDead = false;
        return (response) => {
          // Long after the lease has run out, and another has done its work.
          stage.pass(10 * MINUTE_MS);
          void deliverWebhooks(tools(), { isFailing: false }).then(() => response.writeHead(500).end());
        };
      };
      await deliverWebhooks(tools(), { isFailing: false });
      expect(await stage.listDeliveries()).toMatchObject(
        Array.from({ length: 3 }, () => ({ state: 'delivered', attempts: [{ status: 204 }] })),
      );
      expect(await stage.showEndpoint()).toMatchObject({ failing_since: null });
    });

    it('after twice the time of an attempt, where a process died before it told what became of its deliveries', async () => {
      stage.deliverWith({ timeoutMs: 10_000 });
      await stage.happen();
      await relayEvents(tools());
      const { sender } = tools().webhooks;
      const dying = { ...sender, send: () => Promise.reject(new Error('killed')) };
      const died = deliverWebhooks(
        { ...tools(), webhooks: { random: () => 0, sender: dying } },
        { isFailing: false },
      );
      await expect(died).rejects.toThrow('killed');
      stage.pass(19_999);
      await stage.run();
      expect(stage.receiver.received).toEqual([]);
      stage.pass(1);
      await stage.run();
      expect(await stage.listDeliveries()).toMatchObject([{ state: 'delivered', attempts: [{ number: 1 }] }]);
    });

    it('while one endpoint hangs, all others get theirs', async () => {
      stage.deliverWith({ timeoutMs: 500 });
      const hanging = await stage.addEndpoint({ url: `${stage.receiver.url}/hanging` });
      stage.receiver.reply = ({ path: where }) => (where === '/hanging' ? null : 204);
      await stage.happenTimes(12);
      await stage.run();
      const reached = (where: string) => stage.receiver.received.filter(({ path: to }) => to === where);
      expect(reached('/webhooks')).toHaveLength(12);
      expect(reached('/hanging').length).toBeLessThan(12);
      expect(await stage.listDeliveries({ of: hanging.id, state: 'delivered' })).toEqual([]);
    });

    it('and what was committed late comes later, and is not left out', async () => {
      const [early] = await stage.happenTimes(1);
      stage.pass(MINUTE_MS);
      const [late] = await stage.happenTimes(1);
      await stage.service.database.query(
        `update events set gathered_by = gen_random_uuid() where id in (
           select event_id from event_travellers where traveller_id = $1)`,
        [early?.id],
      );
      await stage.run();
      await stage.service.database.query('update events set gathered_by = null');
      await stage.run();
      expect(stage.userIds()).toEqual([late?.id, early?.id]);
    });
  });
});
