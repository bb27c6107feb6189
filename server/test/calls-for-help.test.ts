import { randomUUID } from 'node:crypto';

import { CheckInStatus } from '@/contract/check-in';
import { Conversation } from '@/contract/conversation';
import { Issue, IssueStatus, IssueType } from '@/contract/issue';
import { NotificationType } from '@/contract/notification-type';
import { RoleType } from '@/contract/role';

import { tellOfWaiting } from '../src/jobs/tell-of-waiting';
import { addCompany, addTraveller, addUser, type Person } from './support/actors';
import { admin } from './support/admin';
import { aTraveller } from './support/builders';
import { addPhone } from './support/publishing';
import { readAs } from './support/read-as';
import { startServiceAtWork, type ServiceAtWork } from './support/service-at-work';
import type { Caller } from './support/test-service';

const BOGOTA = { latitude: 4.711, longitude: -74.0721 };
const { CollectingDetails, Waiting, Handling, Closed, Cancelled } = IssueStatus;

describe('a call for help of which nobody knows yet what for', () => {
  let service: ServiceAtWork;
  let company: Person;
  let traveller: Person;
  let agent: Person;
  let colleague: Person;
  beforeAll(async () => {
    service = await startServiceAtWork();
  });
  afterAll(() => service.close());
  beforeEach(async () => {
    later(60);
    company = await addCompany(service);
    traveller = await addTraveller(
      service,
      company.key,
      aTraveller({ first_name: 'Mia', last_name: 'Berg' }),
    );
    agent = await addUser(service, company.id, RoleType.OrganizationAdmin);
    colleague = await addUser(service, company.id, RoleType.ClinicalAdmin);
  });

  const later = (seconds: number) => {
    service.clock.now = new Date(service.clock.now.getTime() + seconds * 1000);
  };
  const now = () => Math.floor(service.clock.now.getTime() / 1000);
  const checkIn = (status: CheckInStatus, more: object = {}, who: Caller = traveller) =>
    who.post('/api/v2/check_ins', {
      check_in: { status, device_token: 'token-of-the-phone', checkin_at: now(), ...more },
    });
  const call = (more: object = {}, who: Caller = traveller) => checkIn(CheckInStatus.Help, more, who);
  const saySafe = (more: object = {}) => checkIn(CheckInStatus.Safe, more);
  const ask = async (issue: object = { type: IssueType.LostPassport, description: 'Stolen' }) =>
    readAs(Issue, await traveller.post('/api/v2/issues', { issue }));
  const list = async (who: Caller = agent, query = '') =>
    readAs(Issue.array(), await who.get(`/api/v2/issues${query}`));
  const only = async (who: Caller = agent, query = '') => {
    const [first, ...others] = await list(who, query);
    expect(others).toEqual([]);
    if (!first) throw new Error('there is no request');
    return first;
  };
  const claim = async (id: string, who: Caller = agent) =>
    (await who.post(`/api/v2/issues/${id}/claim`)).status;
  const said = async (id: string) =>
    readAs(Conversation, await traveller.get(`/api/v2/issues/${id}/conversation`)).messages.map(
      ({ body }) => body,
    );

  it('waits at once in the list of those who help, with where they are and how to reach them', async () => {
    await company.patch(`/api/v2/org/${company.id}/users/${traveller.id}`, {
      user: { phone_number: '+49 30 1234567' },
    });
    await call({ ...BOGOTA, message: 'Followed' });
    for (const who of [agent, colleague])
      expect(await only(who)).toMatchObject({
        status: CollectingDetails,
        type: IssueType.Other,
        description: 'Followed',
        called_at: service.clock.now.toISOString(),
        affected: { id: traveller.id, first_name: 'Mia', phone_number: null },
        current_handler: null,
        country_code: 'CO',
        lat: 4.711,
        whereabouts: { position: { lat: 4.711 }, phone_number: '+49 30 1234567' },
      });
  });

  it('is no matter of anybody else’s', async () => {
    const elsewhere = (await addCompany(service)).id;
    const others = [
      await addTraveller(service, company.key),
      await addUser(service, company.id, RoleType.Employee),
      await addUser(service, company.id, RoleType.MedicalPractitioner),
      await addUser(service, elsewhere, RoleType.OrganizationAdmin),
    ];
    await call(BOGOTA);
    const { id } = await only();
    for (const other of others) {
      expect(await list(other, '?all=1')).toEqual([]);
      expect([(await other.get(`/api/v2/issues/${id}`)).status, await claim(id, other)]).toEqual([404, 404]);
      expect((await other.get(`/api/v2/issues/${id}/conversation`)).status).toBe(404);
    }
    expect((await only(traveller)).whereabouts).toBeNull();
    const ofCompany = await company.get(`/api/v2/org/${company.id}/issues/${id}`);
    expect(readAs(Issue, ofCompany).whereabouts).toBeNull();
  });

  it('moves what those who help look at, and nothing of anybody else’s', async () => {
    const stranger = await addUser(service, (await addCompany(service)).id, RoleType.OrganizationAdmin);
    const topic = async (who: Caller) => {
      const { headers } = await who.get('/api/v1/trips?since=2000000000', { 'data-topics': '*' });
      return /issues=\d+/.exec(headers['data-revision'] ?? '')?.[0];
    };
    const before = [await topic(agent), await topic(stranger)];
    await call();
    const after = await topic(agent);
    expect(after).not.toBe(before[0]);
    later(1);
    await saySafe();
    expect(await topic(agent)).not.toBe(after);
    expect(await topic(stranger)).toBe(before[1]);
  });

  it('is one, however often it is repeated, and learns where they are from the one that knows', async () => {
    await Promise.all([call(), call(), call({ checkin_at: now() + 1 })]);
    later(30);
    await call(BOGOTA);
    expect(await only(agent, '?all=1')).toMatchObject({ lat: 4.711, country_code: 'CO' });
  });

  it('is over when they say that they are safe, and not by what they said before', async () => {
    await call();
    await saySafe({ checkin_at: now() - 60 });
    const { id } = await only();
    later(60);
    await saySafe();
    expect(await list()).toEqual([]);
    expect(await only(agent, '?all=1')).toMatchObject({ id, status: Cancelled });
    expect(await said(id)).toEqual(['Mia Berg says: “I’m safe.”']);
    // It comes late, by a poor line.
    await call({ checkin_at: now() - 30 });
    expect(await list()).toEqual([]);
    later(60);
    await call();
    expect((await only()).id).not.toBe(id);
  });

  describe('by a clock that is wrong', () => {
    const HOURS = 3600;
    const onPhone = (ahead = 7 * HOURS) => ({ device_token: 'phone', checkin_at: now() + ahead });
    const onLaptop = () => ({ device_token: 'laptop', checkin_at: now() });

    it('is heard though a clock that is ahead said before, on another device, that they are safe', async () => {
      await saySafe(onPhone());
      later(HOURS);
      await call(onLaptop());
      expect(await only()).toMatchObject({
        status: CollectingDetails,
        called_at: service.clock.now.toISOString(),
      });
    });

    it('is over when another device says that they are safe, though the clock that called is ahead', async () => {
      await call(onPhone());
      later(HOURS);
      await saySafe(onLaptop());
      expect(await only(agent, '?all=1')).toMatchObject({ status: Cancelled });
    });

    it('goes by the order in which one device said things, whichever came first', async () => {
      const [before, after] = [onPhone(), onPhone(7 * HOURS + 60)];
      later(HOURS);
      await call(after);
      later(HOURS);
      await saySafe(before);
      const { id, status } = await only();
      expect([status, await said(id)]).toEqual([CollectingDetails, []]);
      await saySafe(onPhone());
      await call(before);
      await call({ ...before, checkin_at: before.checkin_at + 1 });
      expect(await list()).toEqual([]);
    });

    it('is not over by what was said before it and heard after it', async () => {
      const noon = onPhone(0);
      later(2 * HOURS);
      await call(onLaptop());
      later(HOURS);
      await saySafe(noon);
      expect(await only()).toMatchObject({ status: CollectingDetails });
    });

    it('is not over by what was said before they called once more', async () => {
      await call(onPhone(0));
      later(60);
      const between = onLaptop();
      later(60);
      await call(onPhone(0));
      await saySafe(between);
      expect(await only()).toMatchObject({ status: CollectingDetails });
    });
  });

  it('is taken by one, however many try; the traveller hears of it also where the phone is put away', async () => {
    const phone = await addPhone(traveller);
    await call();
    const { id } = await only();
    const got = await Promise.all([agent, colleague].map((who) => claim(id, who)));
    expect(got.sort()).toEqual([200, 409]);
    const winner = (await only()).current_handler?.first_name ?? 'nobody';
    expect(await said(id)).toEqual([expect.stringContaining(winner)]);
    await service.background.run();
    expect(service.pushes.taken.filter(({ to }) => to === phone)).toMatchObject([
      { title: 'Somebody has your call for help', data: { type: 5 } },
    ]);
    later(60);
    await saySafe();
    expect(await only()).toMatchObject({ id, status: Handling });
    later(60);
    await call();
    expect((await only()).id).toBe(id);
    expect((await said(id)).slice(1)).toEqual([
      'Mia Berg says: “I’m safe.”',
      'Mia Berg has called for help again.',
    ]);
  });

  it('becomes the request that they make of it, taken or not', async () => {
    await call(BOGOTA);
    const { id } = await only();
    expect(await ask()).toMatchObject({ id, status: Waiting, called_at: null, lat: 4.711 });
    expect(await only(agent, '?all=1')).toMatchObject({
      type: IssueType.LostPassport,
      description: 'Stolen',
    });
    // What they need beside that is another request.
    expect((await ask({ type: IssueType.Legal })).id).not.toBe(id);

    await call({ checkin_at: now() + 5 }, colleague);
    const taken = (await list()).find(({ affected }) => affected.id === colleague.id);
    expect(await claim(taken?.id ?? '')).toBe(200);
    const asked = { type: IssueType.Medical, description: 'Fallen' };
    expect(readAs(Issue, await colleague.post('/api/v2/issues', { issue: asked }))).toMatchObject({
      ...asked,
      id: taken?.id,
      status: Handling,
      current_handler: { id: agent.id },
    });
    expect(await claim(taken?.id ?? '')).toBe(200);
  });

  it('makes none where the request has come before it', async () => {
    const { id } = await ask({ type: IssueType.Legal, called_at: now() });
    await call();
    expect((await only(agent, '?all=1')).id).toBe(id);
  });

  it('is apart from what they asked for before, and from what they ask a doctor', async () => {
    const admins = ['--company', company.id, '--email', `${randomUUID()}@example.org`, '--country', 'CO'];
    await admin(service.database, 'responder', 'create', ...admins, '--role', 'dentist');
    const before = await ask({ type: IssueType.LostLuggage });
    later(60);
    await call(BOGOTA);
    const doctors = await ask({ type: IssueType.SelfHelpMedical, country_code: 'CO', called_at: now() });
    const seen = await list();
    expect(seen.map(({ id }) => id)).toContain(before.id);
    expect(seen.map(({ id }) => id)).not.toContain(doctors.id);
    expect(seen.filter(({ status }) => status === CollectingDetails)).toHaveLength(1);
  });

  it('is told with the request that it opened, that it repeats, or that was made of it before it came', async () => {
    const toldOf = async () =>
      (await agent.get('/api/v2/notifications'))
        .json<{ type: number; data: { issue_id?: string | null } }[]>()
        .filter(({ type }) => type === NotificationType.CheckInNeedsHelp)
        .map(({ data }) => data.issue_id);
    await call();
    const first = (await only()).id;
    later(60);
    await call();
    expect(await toldOf()).toEqual([first, first]);
    later(60);
    await saySafe();
    later(60);
    const second = await ask({ type: IssueType.Legal, called_at: now() });
    await call();
    expect(await toldOf()).toEqual([second.id, first, first]);
    // Nothing is opened by what they said before they were safe.
    later(60);
    await call({ checkin_at: now() - 150 });
    expect(await toldOf()).toEqual([null, second.id, first, first]);
  });

  it('that nobody takes is told of again', async () => {
    await call();
    later(16 * 60);
    const patience = { absentResponderMs: 15 * 60_000, inactiveIssueMs: 24 * 3_600_000 };
    await tellOfWaiting(service.database, patience, service.clock.now);
    const told = (await agent.get('/api/v2/notifications')).json<{ type: number }[]>();
    expect(told.map(({ type }) => type)).toEqual([6, 53]);
  });

  it('that was over and is not after all is told to those who had it, and says since when', async () => {
    await call();
    const { id } = await only();
    await claim(id);
    await agent.post(`/api/v2/issues/${id}/close`);
    expect(await only(agent, '?all=1')).toMatchObject({ status: Closed, reopened_at: null });
    later(60);
    const talk = readAs(Conversation, await traveller.get(`/api/v2/issues/${id}/conversation`));
    await traveller.post(`/api/v2/conversations/${talk.id}/messages`, {
      message: { body: 'They are back', client_id: randomUUID() },
    });
    expect(await only()).toMatchObject({ status: Handling, reopened_at: service.clock.now.toISOString() });
    const told = (await agent.get('/api/v2/notifications')).json<
      { type: number; title: string; data: object }[]
    >();
    expect(told).toContainEqual(
      expect.objectContaining({ type: 0, title: 'A request is open again', data: { issue_id: id } }),
    );
    expect((await said(id)).slice(-2)).toEqual([
      'Mia Berg still needs help: the request is open again.',
      'They are back',
    ]);
    await agent.post(`/api/v2/issues/${id}/close`);
    expect(await only(agent, '?all=1')).toMatchObject({ reopened_at: null });
  });
});
