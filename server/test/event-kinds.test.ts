import { randomUUID } from 'node:crypto';

import { z } from 'zod';

import { CheckInStatus } from '@/contract/check-in';
import { IssueStatus, IssueType, type Issue } from '@/contract/issue';
import { NOTIFICATION_DATA } from '@/contract/notification-type';
import { RoleType } from '@/contract/role';
import type { Trip } from '@/contract/trip';
import { WEBHOOK_EVENTS, type WebhookEvent } from '@/contract/webhook-event';

import { queryOne } from '../src/database/database';
import type { EventName } from '../src/events/event-kind';
import { EVENT_KINDS } from '../src/events/event-kinds';
import { tellAllIsWell } from '../src/jobs/tell-all-is-well';
import { tellOfWaiting } from '../src/jobs/tell-of-waiting';
import { warnOfFailing } from '../src/jobs/webhooks/warn-of-failing';
import { writeBodies } from '../src/webhooks/webhook-messages';
import { addCompany, addTraveller, addTrip, addUser, type Person } from './support/actors';
import { admin } from './support/admin';
import { aMail } from './support/booking-mails';
import { aCheckIn, aDestination, aFlight, anOrgTrip, aTrip } from './support/builders';
import {
  addPhone,
  advise,
  anEntryRequirement,
  publish,
  publishRule,
  tellOfFlight,
} from './support/publishing';
import { listEvents } from './support/recorded-events';
import { SAMPLE_MOMENT } from './support/sample-moment';
import { postMail } from './support/sent-mails';
import { startServiceWithMails, type ServiceWithMails } from './support/service-at-work';

const WISHES = {
  send_trip_alert_email: true,
  send_trip_alert_push: true,
  send_all_good_email: true,
  send_all_good_push: true,
};

describe('an event of each kind', () => {
  let service: ServiceWithMails;
  let company: { id: string; key: string };
  let traveller: Person;
  let token: string;
  let trip: Trip;
  /** Who looks after the company's travellers, with a phone; and the like of another company. */
  let handler: Person & { token: string };
  let stranger: Person;
  let failing: string;
  beforeAll(async () => {
    service = await startServiceWithMails({ checkInReminderMinutes: 30 });
    const made = await admin(service.database, 'company', 'create', '--name', 'Acme', '--json');
    company = made.json<typeof company>();
    await admin(service.database, 'company', 'set', 'Acme', '--all-good', 'on');
    const person = await addUser(service, company.id, RoleType.OrganizationAdmin);
    handler = { ...person, token: await addPhone(person) };
    stranger = await addUser(service, (await addCompany(service)).id, RoleType.OrganizationAdmin);
    await partner().post(`/api/v2/org/${company.id}/webhook_endpoints`, {
      webhook_endpoint: { url: 'https://receiver.example/' },
    });
  });
  afterAll(() => service.close());
  beforeEach(async () => {
    service.clock.now = new Date(SAMPLE_MOMENT);
    await service.database.query('delete from alerts where created_at >= $1', [SAMPLE_MOMENT]);
    await service.database.query('delete from advisories where created_at >= $1', [SAMPLE_MOMENT]);
    await service.database.query('delete from entry_requirements where created_at >= $1', [SAMPLE_MOMENT]);
    await service.database.query('delete from flight_statuses');
    await service.database.query(`delete from travellers where email like 'robin.%'`);
    await service.database.query(`delete from webhook_endpoints where url like 'https://failing.%'`);
    traveller = await addTraveller(service, company.key);
    token = await addPhone(traveller);
    await traveller.put(`/api/v1/users/${traveller.id}`, { user: { settings: WISHES } });
    trip = await addTrip(traveller, stay('2026-06-15'));
    await service.background.run();
    await service.database.query('delete from events');
    await service.database.query(
      'delete from notifications where traveller_id = $1 or traveller_id is null',
      [handler.id],
    );
    service.clock.now = new Date(SAMPLE_MOMENT.getTime() + 60_000);
    service.pushes.taken.length = 0;
    service.mails.taken.length = 0;
  });

  const stay = (entry_date: string) =>
    aTrip({ destinations: [aDestination({ country_code: 'NO', entry_date, exit_date: '2026-06-30' })] });
  const partner = () => service.as(company.key);
  const ask = () =>
    partner().post(`/api/v2/org/${company.id}/check_in_requests`, {
      check_in_request: { user_ids: [traveller.id] },
    });

  const checkInAt = (place: Parameters<typeof aCheckIn>[0]) =>
    traveller.post('/api/v2/check_ins', {
      check_in: aCheckIn({ latitude: null, longitude: null, checkin_at: null, ...place }),
    });

  /** The traveller is on a flight of which something is told. */
  const fly = async (facts: Parameters<typeof tellOfFlight>[1]) => {
    await traveller.put(`/api/v2/trips/${trip.id}/segments/${randomUUID()}`, { segment: aFlight() });
    return tellOfFlight(service, facts);
  };

  const sendMail = () => postMail(traveller, aMail());
  const openIssue = async () =>
    (await traveller.post('/api/v2/issues', { issue: { type: IssueType.LostLuggage } })).json<Issue>();
  const callForHelp = () => {
    const nowhere = { latitude: null, longitude: null, country_code: null };
    return traveller.post('/api/v2/check_ins', {
      check_in: aCheckIn({ status: CheckInStatus.Help, ...nowhere }),
    });
  };
  /** Nobody says anything for so many minutes. */
  const waitFor = async (minutes: number) => {
    service.clock.now = new Date(service.clock.now.getTime() + minutes * 60_000);
    const patience = { absentResponderMs: 15 * 60_000, inactiveIssueMs: 24 * 3_600_000 };
    await tellOfWaiting(service.database, patience, service.clock.now);
  };

  /** Another endpoint of the company, at which nothing has arrived for so many days. */
  const failFor = async (days: number) => {
    const made = await partner().post(`/api/v2/org/${company.id}/webhook_endpoints`, {
      webhook_endpoint: { url: 'https://failing.example/with-a-secret' },
    });
    failing = made.json<{ id: string }>().id;
    await service.database.query('update webhook_endpoints set failing_since = $2 where id = $1', [
      failing,
      new Date(service.clock.now.getTime() - days * 86_400_000),
    ]);
    await warnOfFailing(service.background.tools);
  };

  /** How each comes about. */
  const STORIES: Record<EventName, () => Promise<unknown>> = {
    'alert-matched': () => publish(service),
    'advisory-matched': () => advise(service),
    'entry-requirement-matched': () => publishRule(service),
    'travel-restriction-matched': () =>
      service
        .as('demo-publisher')
        .post('/api/v2/publishing/travel_restrictions', { travel_restriction: anEntryRequirement() }),
    'all-is-well': () => tellAllIsWell(service.database, service.clock.now),
    'check-in-asked-for': ask,
    'check-in-asked-for-again': async () => {
      await ask();
      await service.background.runAfter(31);
    },
    'help-asked-for': () => callForHelp(),
    'returned-home': async () => {
      await checkInAt({ country_code: 'NO' });
      await checkInAt({ country_code: 'CA' });
    },
    'landed-in-country': () => checkInAt({ country_code: 'NO' }),
    'issue-opened': () => openIssue(),
    'issue-quiet': async () => {
      await openIssue();
      await waitFor(25 * 60);
    },
    'issue-finished': async () => {
      const { id } = await openIssue();
      await handler.post(`/api/v2/issues/${id}/close`);
      await handler.patch(`/api/v2/issues/${id}`, { issue: { status: IssueStatus.Finished } });
    },
    'message-missed': async () => {
      const { id } = await openIssue();
      await handler.post(`/api/v2/issues/${id}/claim`);
      const talk = await handler.get(`/api/v2/issues/${id}/conversation`);
      await handler.post(`/api/v2/conversations/${talk.json<{ id: string }>().id}/messages`, {
        message: { body: 'How can we help?', client_id: randomUUID() },
      });
    },
    'responder-absent': async () => {
      await openIssue();
      await waitFor(16);
    },
    'trip-made': () => addTrip(traveller, stay('2026-06-20')),
    'trip-made-by-company': () =>
      partner().post(`/api/v2/org/${company.id}/trips`, {
        trip: anOrgTrip({ traveller_ids: [traveller.id] }),
      }),
    'trip-changed': () =>
      partner().patch(`/api/v2/org/${company.id}/trips/${trip.id}`, { trip: { name: 'Another name' } }),
    'trip-removed': () => partner().delete(`/api/v2/org/${company.id}/trips/${trip.id}`),
    'flight-cancelled': () => fly({ cancelled: true }),
    'flight-delayed': () => fly({ estimated_departure: '2026-09-03T00:40:00Z' }),
    'airport-delayed': () => fly({ airport_delays: [{ airport_code: 'BOG', delay_minutes: 40 }] }),
    'arrival-gate-changed': () => fly({ arrival_gate: 'B2' }),
    'departure-gate-changed': () => fly({ departure_gate: 'A4' }),
    'departure-terminal-changed': () => fly({ departure_terminal: '2' }),
    'arrival-terminal-changed': () => fly({ arrival_terminal: '3' }),
    'baggage-claim-changed': () => fly({ baggage_claim: '7' }),
    'monitor-lodging-changed': () =>
      traveller.put(`/api/v2/trips/${trip.id}/segments/${randomUUID()}`, {
        segment: { kind: 'hotel', hotel_name: 'A house', checkin_date: '2026-06-16' },
      }),
    'monitor-airport-landed': async () => {
      const times = { departure_datetime: '2026-06-15T01:00', arrival_datetime: '2026-06-15T12:00' };
      const segment = aFlight({ destination: 'OSL', ...times });
      await traveller.put(`/api/v2/trips/${trip.id}/segments/${randomUUID()}`, { segment });
      await checkInAt({ latitude: 60.1939, longitude: 11.1004, country_code: null });
    },
    'monitor-check-in-requested': ask,
    'monitor-alert-matched': () => publish(service),
    'monitor-flight-delayed': () => fly({ estimated_departure: '2026-09-03T00:40:00Z' }),
    'monitor-flight-cancelled': () => fly({ cancelled: true }),
    'monitor-itinerary-changed': () => fly({ diverted_to: 'CLO' }),
    'itinerary-read': () => sendMail(),
    'itinerary-delayed': async () => {
      await sendMail();
      await service.database.query(`delete from jobs where kind = 'read-itinerary-mail'`);
      await service.background.runAfter(11);
    },
    'traveller-added': async () => {
      traveller = await addTraveller(service, company.key);
    },
    'traveller-changed': () =>
      partner().patch(`/api/v1/partner/travellers/${traveller.id}`, { traveller: { last_name: 'Changed' } }),
    'settings-changed': () =>
      traveller.put(`/api/v1/users/${traveller.id}`, { user: { settings: { send_all_good_push: false } } }),
    'traveller-removed': () => partner().delete(`/api/v1/partner/travellers/${traveller.id}`),
    'webhook-endpoint-failing': () => failFor(3),
    'webhook-endpoint-disabled': () => failFor(5),
  };
  /** What those of a company are about. */
  const ABOUT: Partial<Record<EventName, () => object>> = {
    'monitor-check-in-requested': () => ({ travellers: 1 }),
    'monitor-alert-matched': () => ({ headline: { en: 'Roads are closed' }, travellers: 1 }),
    'webhook-endpoint-failing': () => ({ webhook_endpoint_id: failing, host: 'failing.example' }),
    'webhook-endpoint-disabled': () => ({ webhook_endpoint_id: failing, host: 'failing.example' }),
  };
  const names = Object.keys(EVENT_KINDS) as EventName[];
  const ofTravellers = names.filter((name) => EVENT_KINDS[name].names !== 'nobody');
  const ofCompanies = names.filter((name) => EVENT_KINDS[name].names === 'nobody');

  const countNotifications = async (condition: string, type: number, id = traveller.id) => {
    const { count } = await queryOne<{ count: number }>(
      service.database,
      `select count(*)::integer as count from notifications where ${condition} and type = $2`,
      [id, type],
    );
    return count;
  };
  const readTopics = async () => {
    const { topics } = await queryOne<{ topics: string | null }>(
      service.database,
      `select topic_revisions($1, '{}', '2026-06-15') as topics`,
      [traveller.id],
    );
    return new Map((topics ?? '').split('; ').map((told) => told.split('=') as [string, string]));
  };

  it.each(ofTravellers)('%s: is written once, and followed by what its kind declares', async (name) => {
    const { id } = traveller;
    const before = await readTopics();
    await STORIES[name]();
    await service.background.run();

    const events = (await listEvents(service.database, traveller.id)).filter(({ kind }) => kind === name);
    expect(events).toMatchObject([
      {
        company_id: company.id,
        is_whole: true,
        concerned: [{ traveller_id: traveller.id, manner: 'aloud' }],
      },
    ]);
    const { type, hears, topics } = EVENT_KINDS[name];
    const data = events[0]?.concerned[0]?.data;
    expect(NOTIFICATION_DATA[type].parse(data)).toEqual(data);

    expect(await countNotifications('traveller_id = $1', type)).toBe(hears.travellers ? 1 : 0);
    const ofCompany = await countNotifications('traveller_id is null and company_id = $1', type, company.id);
    expect(ofCompany).toBe(hears.company ? 1 : 0);
    const inInbox = (id: string) => countNotifications('traveller_id = $1', type, id);
    expect([await inInbox(handler.id), await inInbox(stranger.id)]).toEqual([hears.handlers ? 1 : 0, 0]);
    const pushedTo = (phone: string) =>
      service.pushes.taken.filter((message) => message.to === phone && message.data.type === type);
    expect(pushedTo(token)).toHaveLength(hears.travellers?.push ? 1 : 0);
    expect(pushedTo(handler.token)).toHaveLength(hears.handlers?.push ? 1 : 0);
    expect(service.mails.taken).toHaveLength(hears.travellers?.mail ? 1 : 0);

    // Somebody new has read nothing yet.
    if (traveller.id !== id) return;
    const moved = [...(await readTopics())].filter(([topic, revision]) => before.get(topic) !== revision);
    const movedTopics = moved.map(([topic]) => topic);
    expect(movedTopics).toEqual(expect.arrayContaining([...topics]));
    const all = await listEvents(service.database, traveller.id);
    const isTold = all.some(({ kind }) => EVENT_KINDS[kind].hears.travellers !== null);
    expect(movedTopics.includes('messages')).toBe(isTold);
  });

  it.each(ofCompanies)('%s: is written once, and told to the company alone', async (name) => {
    await STORIES[name]();
    await service.background.run();
    await service.background.run();
    const events = await service.database.query<{ company_id: string; about: object }>(
      'select company_id, about from events where kind = $1',
      [name],
    );
    expect(events).toMatchObject([{ company_id: company.id, about: ABOUT[name]?.() ?? {} }]);
    const { type } = EVENT_KINDS[name];
    const data = NOTIFICATION_DATA[type].parse(events[0]?.about);
    const told = await service.database.query(
      'select traveller_id, company_id, data from notifications where type = $1 and created_at > $2 and data = $3',
      [type, SAMPLE_MOMENT, data],
    );
    expect(told).toEqual([{ traveller_id: null, company_id: company.id, data }]);
  });

  it.each(names)('%s: reaches its company as a webhook of its number', async (name) => {
    await STORIES[name]();
    await service.background.run();
    // What the background work itself makes happen is told when it is done the next time.
    await service.background.run();
    const told = await service.database.query<{ id: string }>(
      `select delivery.id from webhook_deliveries delivery join events event on event.id = delivery.event_id
       where event.kind = $1`,
      [name],
    );
    expect(told).toHaveLength(1);
    const bodies = await writeBodies(
      service.database,
      told.map(({ id }) => id),
    );
    const { type } = EVENT_KINDS[name];
    const { name: eventName, payload }: WebhookEvent = WEBHOOK_EVENTS[type as keyof typeof WEBHOOK_EVENTS];
    const body = JSON.parse([...bodies.values()][0] ?? '') as Record<string, object>;
    expect(body).toMatchObject({ event: type, event_name: eventName, company_id: company.id });
    // Nothing but what the contract names: no key, no position.
    expect(
      payload
        .extend({ event: z.literal(type) })
        .strict()
        .parse(body.payload),
    ).toEqual(body.payload);
    if (ofTravellers.includes(name)) expect(JSON.stringify(body.payload)).toContain(traveller.id);
    else expect(body.payload).toEqual({ event: type, ...NOTIFICATION_DATA[type].parse(ABOUT[name]?.()) });
  });

  it('has a number of its own', () => {
    const types = Object.values(EVENT_KINDS).map(({ type }) => type);
    expect(new Set(types).size).toBe(types.length);
  });
});
