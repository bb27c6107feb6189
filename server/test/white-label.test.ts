import { SuppressedNotification } from '@/contract/suppressed-notification';
import type { WebhookDelivery } from '@/contract/webhook-delivery';

import { queryOne } from '../src/database/database';
import { tellAllIsWell } from '../src/jobs/tell-all-is-well';
import { addCompany, refusedFields } from './support/actors';
import { usersOf } from './support/org-users';
import { advise, publish } from './support/publishing';
import { startSpeakingCompany, type SpeakingCompany } from './support/speaking-company';

const MOMENT = '2026-06-15T12:01:00.000Z';

describe('a company that speaks to its travellers itself', () => {
  let acme: SpeakingCompany;
  beforeAll(async () => {
    acme = await startSpeakingCompany();
  });
  afterAll(() => acme.close());
  beforeEach(() => acme.prepare());

  const run = () => acme.service.background.run();
  const namesOf = (received: SpeakingCompany['receiver']['received']) =>
    received.map(({ body }) => [body.event, body.event_name]).sort();

  it('gets what they would have been told, to whom, and nothing more; the inbox holds it', async () => {
    const { service, traveller, company, endpoint, receiver } = acme;
    await usersOf(company).change(traveller.id, { external_id: 'C-17' });
    await run();
    receiver.received.length = 0;
    const alert = await publish(service, { headline: { en: 'Roads are closed', de: 'Straßen sind zu' } });
    await run();
    expect(namesOf(receiver.received)).toEqual([
      [110, 'alert.matched'],
      [110, 'notification.suppressed'],
      [305, 'monitor.alert_matched'],
    ]);
    const { email } = await queryOne<{ email: string }>(
      service.database,
      'select email from travellers where id = $1',
      [traveller.id],
    );
    const words = { title: 'Neue Warnung: hohes Risiko', body: 'Straßen sind zu' };
    expect(acme.suppressed()[0]?.body).toEqual({
      id: expect.any(String) as string,
      created_at: MOMENT,
      event: 110,
      event_name: 'notification.suppressed',
      company_id: company.id,
      webhook_endpoint_id: endpoint.id,
      payload: {
        event: 110,
        notification: {
          type: 110,
          ...words,
          data: expect.objectContaining({ alert_id: alert.id }) as object,
          created_at: MOMENT,
        },
        user: { id: traveller.id, external_id: 'C-17', email, first_name: 'Robin', last_name: 'Example' },
      },
    });
    expect(await acme.listInbox()).toMatchObject([{ type: 110, ...words }]);
    expect(await acme.countSent()).toBe(0);
    const listed = (await company.get(acme.endpointPath('/deliveries'))).json<WebhookDelivery[]>();
    expect(
      listed
        .slice(0, 3)
        .map(({ event_name, state }) => `${event_name} ${state}`)
        .sort(),
    ).toEqual([
      'alert.matched delivered',
      'monitor.alert_matched delivered',
      'notification.suppressed delivered',
    ]);
  });

  it.each([
    [50, () => acme.ask()],
    [54, () => acme.ask()],
    [110, () => publish(acme.service)],
    [111, () => advise(acme.service)],
    [112, () => tellAllIsWell(acme.service.database, acme.service.clock.now)],
  ])('gets each message of type %i once, however often the work is done', async (type, happen) => {
    await happen();
    await run();
    await acme.service.background.runAfter(31);
    await run();
    const [message, ...others] = acme.suppressed().filter(({ body }) => body.event === type);
    expect(others).toEqual([]);
    const { event: _event, ...payload } = message?.body.payload ?? {};
    expect(SuppressedNotification.strict().parse(payload)).toEqual(payload);
    expect(payload).toMatchObject({ notification: { type }, user: { id: acme.traveller.id } });
    expect(await acme.countSent()).toBe(0);
  });

  it('may have the inbox left empty too', async () => {
    await acme.set('--white-label-inbox', 'off');
    await acme.ask();
    await run();
    expect(await acme.listInbox()).toEqual([]);
    expect(acme.suppressed()).toHaveLength(1);
    await acme.set('--white-label-inbox', 'on');
    await acme.ask();
    expect(await acme.listInbox()).toHaveLength(1);
  });

  it('leaves the travellers of others alone', async () => {
    const { service, traveller } = acme;
    const stranger = await acme.addSomebody((await addCompany(service)).key);
    await acme.goToNorway(stranger);
    service.clock.now = new Date('2026-06-15T12:02:00Z');
    await publish(service);
    await run();
    expect(acme.suppressed().map(({ body }) => body.payload.user)).toMatchObject([{ id: traveller.id }]);
    expect([service.pushes.taken.length, service.mails.taken.length]).toEqual([1, 1]);
  });

  it('is not asked to tell who wants to be told in no way', async () => {
    const { traveller, service } = acme;
    const settings = { send_trip_alert_email: false, send_trip_alert_push: false };
    await traveller.put(`/api/v1/users/${traveller.id}`, { user: { settings } });
    await publish(service);
    await run();
    expect(acme.suppressed()).toEqual([]);
    expect(await acme.listInbox()).toHaveLength(1);
  });

  it('hears nothing of muted trips but the event, and neither do their phones', async () => {
    const { traveller, service, receiver } = acme;
    const [trip] = (await traveller.get('/api/v1/trips')).json<{ id: string }[]>();
    await traveller.put(`/api/v1/trips/${trip?.id}/change_trip_settings`, { trip: { muted: true } });
    await publish(service);
    await run();
    expect(receiver.received.map(({ body }) => body.event_name)).toContain('alert.matched');
    expect(acme.suppressed()).toEqual([]);
    expect(await acme.countSent()).toBe(0);
  });

  it('hears of a trip from 30 days before it on', async () => {
    const { service, traveller, receiver } = acme;
    const [soon, later] = [await acme.addSomebody(), await acme.addSomebody()];
    await acme.goToNorway(soon, '2026-07-15');
    await acme.goToNorway(later, '2026-07-16');
    service.clock.now = new Date('2026-06-15T12:02:00Z');
    await publish(service);
    await run();
    const told = acme.suppressed().map(({ body }) => (body.payload.user as { id: string }).id);
    expect(told.sort()).toEqual([traveller.id, soon.id].sort());
    const matched = receiver.received.find(({ body }) => body.event_name === 'alert.matched');
    expect(matched?.body.payload.user_ids).toEqual([traveller.id, soon.id].sort());
  });

  it('chooses messages by the number of their event', async () => {
    const { company, receiver } = acme;
    const choose = (...enabled_events: number[]) =>
      company.patch(acme.endpointPath(), { webhook_endpoint: { enabled_events } });
    await choose(110);
    await acme.ask();
    await run();
    expect(receiver.received).toEqual([]);
    await choose(50);
    await acme.ask();
    await run();
    expect(namesOf(receiver.received)).toEqual([
      [50, 'check_in.requested'],
      [50, 'notification.suppressed'],
    ]);
  });

  it('can try what such a message looks like', async () => {
    const tryOut = (body: object) => acme.company.post(acme.endpointPath('/test'), body);
    await tryOut({ event: 110, event_name: 'notification.suppressed' });
    expect(acme.suppressed()[0]?.body.payload).toMatchObject({ event: 110, notification: { type: 110 } });
    expect(refusedFields(await tryOut({ event: 110, event_name: 'alert.matched' }))).toEqual(['event_name']);
  });
});
