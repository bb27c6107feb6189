import { randomUUID } from 'node:crypto';

import { CheckInStatus } from '@/contract/check-in';
import type { Conversation } from '@/contract/conversation';
import { Issue, IssueStatus, IssueType } from '@/contract/issue';
import { NotificationType } from '@/contract/notification-type';
import { RoleType } from '@/contract/role';

import { handBackRequests } from '../src/jobs/hand-back-requests';
import { tellOfWaiting } from '../src/jobs/tell-of-waiting';
import { removeTraveller } from '../src/resources/travellers/queries';
import { addCompany, addDoctor, addTraveller, addUser, type Person } from './support/actors';
import { admin } from './support/admin';
import { aCheckIn } from './support/builders';
import { quietly } from './support/quietly';
import { readAs } from './support/read-as';
import { startTestService, type Answer, type Caller, type TestService } from './support/test-service';
import { watchDatabase } from './support/watched-database';

const { CollectingDetails, Waiting, Handling, Closed } = IssueStatus;
const { NewIssue, MissedConversationMessage, AbsentConversationResponder } = NotificationType;
const MINUTE_MS = 60_000;

describe('a request whose handler is there no more', () => {
  let service: TestService;
  let company: Person;
  let traveller: Person;
  let agent: Person;
  let colleague: Person;
  beforeAll(async () => {
    service = await startTestService();
  });
  afterAll(() => service.close());
  beforeEach(async () => {
    company = await addCompany(service);
    traveller = await addTraveller(service, company.key);
    agent = await addUser(service, company.id, RoleType.OrganizationAdmin);
    colleague = await addUser(service, company.id, RoleType.ClinicalAdmin);
  });

  const run = (...words: string[]) => admin(service.database, ...words);
  const remove = ({ id }: Person) =>
    service.database.transaction((transaction) => removeTraveller(transaction, id, service.clock.now));
  const erase = ({ id }: Person) => run('traveller', 'erase', id, '--yes');
  const takeRole = async ({ id }: Person, role: RoleType) => {
    await run('user', 'add-role', id, '--role', 'traveller');
    expect(await run('user', 'remove-role', id, '--role', String(role))).toMatchObject({ code: 0 });
  };
  const WAYS: [string, (who: Person, role: RoleType) => Promise<unknown>][] = [
    ['was removed', remove],
    ['was erased', erase],
    [
      'was removed, and erased since',
      async (who) => {
        await remove(who);
        await erase(who);
      },
    ],
    ['has lost the role', takeRole],
  ];

  const handBack = () => handBackRequests(service.database, service.clock.now);
  const wait = async (minutes: number) => {
    service.clock.now = new Date(service.clock.now.getTime() + minutes * MINUTE_MS);
    const patience = { absentResponderMs: 15 * MINUTE_MS, inactiveIssueMs: 24 * 60 * MINUTE_MS };
    await tellOfWaiting(service.database, patience, service.clock.now);
  };
  const read = (answer: Answer) => readAs(Issue, answer);
  const open = async (issue: object = { type: IssueType.LostLuggage }) =>
    read(await traveller.post('/api/v2/issues', { issue })).id;
  const openTo = async (country_code: string) => open({ type: IssueType.SelfHelpMedical, country_code });
  const act = async (who: Caller, id: string, action: string) =>
    (await who.post(`/api/v2/issues/${id}/${action}`)).status;
  const see = async (who: Caller, id: string) => read(await who.get(`/api/v2/issues/${id}`));
  const talkOf = async (id: string) =>
    (await traveller.get(`/api/v2/issues/${id}/conversation`)).json<Conversation>();
  const heard = async (id: string) => (await talkOf(id)).messages.map(({ body }) => body);
  const say = async (id: string) =>
    traveller.post(`/api/v2/conversations/${(await talkOf(id)).id}/messages`, {
      message: { body: 'I still need help', client_id: randomUUID() },
    });
  const told = async (who: Caller, type: number) =>
    (await who.get('/api/v2/notifications?per_page=100'))
      .json<{ type: number; title: string; data: Record<string, string> }[]>()
      .filter((each) => each.type === type);
  const countOf = async (who: Caller, id: string) =>
    (await told(who, NewIssue)).filter(({ data }) => data.issue_id === id).length;

  it.each(WAYS)('who %s waits again, and all hear of it', async (_, lose) => {
    const id = await open();
    await act(agent, id, 'claim');
    expect(await countOf(colleague, id)).toBe(1);
    await lose(agent, RoleType.OrganizationAdmin);
    await handBack();
    expect(await see(colleague, id)).toMatchObject({ status: Waiting, current_handler: null });
    expect(await see(traveller, id)).toMatchObject({ status: Waiting, current_handler: null });
    expect((await heard(id)).at(-1)).toMatch(
      / is no longer available\. Others who can help have been told\.$/,
    );
    expect(await told(traveller, MissedConversationMessage)).toMatchObject([
      { title: 'Your request waits again', data: { conversation_id: (await talkOf(id)).id } },
    ]);
    expect(await countOf(colleague, id)).toBe(2);
    // Once, however often it is looked for.
    await handBack();
    expect([await countOf(colleague, id), (await heard(id)).length]).toEqual([2, 2]);
    await wait(16);
    expect(await told(colleague, AbsentConversationResponder)).toHaveLength(1);
    expect(await act(colleague, id, 'claim')).toBe(200);
    await handBack();
    expect((await see(traveller, id)).current_handler?.id).toBe(colleague.id);
  });

  it('says who it was, until that one is erased', async () => {
    const id = await open();
    await act(agent, id, 'claim');
    await remove(agent);
    await handBack();
    const before = (await heard(id)).at(-1);
    await erase(agent);
    expect((await heard(id)).at(-1)).toBe(
      'Somebody is no longer available. Others who can help have been told.',
    );
    expect(before).toMatch(/^user-\d+ is no longer available\./);
  });

  it('is no longer on the device of who has lost the role', async () => {
    const id = await open();
    await act(agent, id, 'claim');
    await takeRole(agent, RoleType.OrganizationAdmin);
    const topic = async () => {
      const { headers } = await agent.get('/api/v1/trips?since=2000000000', { 'data-topics': '*' });
      return /issues=\d+/.exec(headers['data-revision'] ?? '')?.[0];
    };
    const before = await topic();
    await handBack();
    expect(await topic()).not.toBe(before);
    expect((await agent.get(`/api/v2/issues/${id}`)).status).toBe(404);
  });

  it('is a call again where nothing but the call is known, and not where they have said more', async () => {
    const call = async () => {
      await traveller.post('/api/v2/check_ins', { check_in: aCheckIn({ status: CheckInStatus.Help }) });
      const [issue] = (await agent.get('/api/v2/issues')).json<Issue[]>();
      const id = issue?.id ?? '';
      expect(await act(agent, id, 'claim')).toBe(200);
      return id;
    };
    const id = await call();
    await takeRole(agent, RoleType.OrganizationAdmin);
    await handBack();
    expect((await see(colleague, id)).status).toBe(CollectingDetails);
    agent = await addUser(service, company.id, RoleType.OrganizationAdmin);
    expect(await act(agent, id, 'claim')).toBe(200);
    await say(id);
    await remove(agent);
    await handBack();
    expect((await see(colleague, id)).status).toBe(Waiting);
  });

  it.each(WAYS)('a doctor who %s: goes to the others of the country', async (_, lose) => {
    const [doctor, other] = [await addDoctor(service, 'PE'), await addDoctor(service, 'PE')];
    const id = await openTo('PE');
    await act(doctor, id, 'claim');
    const before = await countOf(other, id);
    await lose(doctor, RoleType.Dentist);
    await handBack();
    expect(await see(other, id)).toMatchObject({ status: Waiting, current_handler: null });
    expect(await countOf(other, id)).toBe(before + 1);
    expect(await countOf(agent, id)).toBe(0);
    expect((await agent.get(`/api/v2/issues/${id}`)).status).toBe(404);
    expect(await act(other, id, 'claim')).toBe(200);
    // Nobody answers in this country from here on.
    await remove(other);
    await handBack();
    expect((await heard(id)).at(-1)).toMatch(/no other doctor answers in this country\. Ask for help again/);
    await wait(16);
    expect(await told(traveller, AbsentConversationResponder)).toMatchObject([
      { title: 'No doctor can answer' },
    ]);
    if (lose === takeRole) await remove(doctor);
  });

  it('over and written into once more, waits for those who can answer', async () => {
    const [doctor, other] = [await addDoctor(service, 'IS'), await addDoctor(service, 'IS')];
    const id = await openTo('IS');
    await act(doctor, id, 'claim');
    await act(doctor, id, 'close');
    await remove(doctor);
    await handBack();
    expect((await see(traveller, id)).status).toBe(Closed);
    await say(id);
    expect(await see(traveller, id)).toMatchObject({ status: Waiting, current_handler: null });
    expect((await heard(id)).slice(-3)).toEqual([
      expect.stringContaining('the request is open again'),
      expect.stringContaining('is no longer available. Others'),
      'I still need help',
    ]);
    expect(await countOf(other, id)).toBe(2);
    expect(await act(other, id, 'claim')).toBe(200);
  });

  it('of before there was anybody who looked for it is found too', async () => {
    const id = await open();
    await act(agent, id, 'claim');
    await service.database.query('update issues set current_handler_id = null where id = $1', [id]);
    expect(await act(colleague, id, 'claim')).toBe(409);
    await handBack();
    expect(await act(colleague, id, 'claim')).toBe(200);
  });

  it('stays with whoever can answer it still', async () => {
    const id = await open();
    await act(agent, id, 'claim');
    await run('user', 'add-role', agent.id, '--role', String(RoleType.ClinicalAdmin));
    await takeRole(agent, RoleType.OrganizationAdmin);
    const doctor = await addDoctor(service, 'CO');
    const ofDoctor = await openTo('CO');
    await act(doctor, ofDoctor, 'claim');
    await handBack();
    expect((await see(agent, id)).status).toBe(Handling);
    expect((await see(doctor, ofDoctor)).status).toBe(Handling);
  });

  const addHandled = (who: Person, count: number) =>
    quietly(service.database, (transaction) =>
      transaction.query(
        `with made as (
           insert into issues (id, traveller_id, company_id, creator_id, current_handler_id, type, status, moved_by, created_at, updated_at)
           select gen_random_uuid(), $1, $2, $1, $3, 99, ${Handling}, $3, $4, $4 from generate_series(1, $5::integer) returning id)
         insert into conversations (id, issue_id, created_at, updated_at) select gen_random_uuid(), id, $4, $4 from made`,
        [traveller.id, company.id, who.id, service.clock.now, count],
      ),
    );
  const countHandled = async (who: Person) =>
    (
      await service.database.query(
        `select 1 as one from issues where current_handler_id = $1 and status = ${Handling}`,
        [who.id],
      )
    ).length;

  it('goes back with the others little by little, however many there are', async () => {
    await addHandled(agent, 120);
    await remove(agent);
    const left: number[] = [];
    await handBackRequests(service.database, service.clock.now, () => left.length > 0 || left.push(0) === 0);
    const after = await countHandled(agent);
    expect(after).toBeGreaterThan(0);
    expect(after).toBeLessThan(120);
    await handBack();
    expect(await countHandled(agent)).toBe(0);
  });

  it('is looked for without a look at all that is handled', async () => {
    await addHandled(agent, 5_000);
    await service.database.execute('analyze issues');
    const { watched, takeReads } = watchDatabase(service.database);
    await handBackRequests(watched, service.clock.now);
    const rows = takeReads().reduce((sum, read) => (read.table === 'issues' ? sum + read.rows : sum), 0);
    expect(rows).toBeLessThan(200);
  });
});
