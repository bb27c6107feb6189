import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';

import { Conversation, Message, MessageStatus, MessageType } from '@/contract/conversation';
import { IssueStatus, IssueType, type Issue } from '@/contract/issue';
import { RoleType } from '@/contract/role';

import { queryOne, type Queryable } from '../src/database/database';
import { readMessages } from '../src/resources/conversations/queries';
import { addCompany, addTraveller, addUser, refusedFields, type Person } from './support/actors';
import { admin } from './support/admin';
import { readAs } from './support/read-as';
import { tablesReadWhole } from './support/tables-read-whole';
import { startTestService, type Answer, type Caller, type TestService } from './support/test-service';

/** A body that comes when the test gives it; `isRead` is kept once the service waits for it. */
function slowly(): { payload: Readable; isRead: Promise<void> } {
  const payload = new Readable();
  const isRead = new Promise<void>((resolve) => {
    payload._read = () => resolve();
  });
  return { payload, isRead };
}

describe('a conversation', () => {
  let service: TestService;
  let company: Person;
  let traveller: Person;
  let agent: Person;
  let issueId: string;
  let path: string;
  beforeAll(async () => {
    service = await startTestService();
  });
  afterAll(() => service.close());
  beforeEach(async () => {
    company = await addCompany(service);
    traveller = await addTraveller(service, company.key);
    agent = await addUser(service, company.id, RoleType.OrganizationAdmin);
    const issue = { type: IssueType.LostLuggage };
    issueId = (await traveller.post('/api/v2/issues', { issue })).json<Issue>().id;
    path = `/api/v2/conversations/${(await ofIssue(traveller)).id}`;
  });

  const ofIssue = async (who: Caller) =>
    readAs(Conversation, await who.get(`/api/v2/issues/${issueId}/conversation`));
  const say = (who: Caller, body: string, client_id = randomUUID(), at = path) =>
    who.post(`${at}/messages`, { message: { type: MessageType.Text, body, client_id } });
  const said = async (who: Caller, body: string) => readAs(Message, await say(who, body));
  const list = async (who: Caller, query = '', headers = {}) =>
    readAs(Message.array(), await who.get(`${path}/messages${query}`, headers));
  const bodies = async (who: Caller, query = '', headers = {}) =>
    (await list(who, query, headers)).map(({ body }) => body);
  const act = (who: Caller, action: string) => who.post(`/api/v2/issues/${issueId}/${action}`);
  const statusOf = async () => (await agent.get(`/api/v2/issues/${issueId}`)).json<Issue>().status;
  const idsOf = (answer: Answer) => readAs(Conversation.array(), answer).map(({ id }) => id);

  it('begins with the request, and whoever claims that takes part', async () => {
    expect(await ofIssue(traveller)).toMatchObject({
      issue_id: issueId,
      messages: [],
      participants: [{ id: traveller.id, email: null }],
    });
    await act(agent, 'claim');
    await act(agent, 'claim');
    const { participants, messages } = await ofIssue(traveller);
    expect(participants.map(({ id }) => id)).toEqual([traveller.id, agent.id]);
    expect(messages).toMatchObject([{ type: MessageType.ServerAnnouncement, user_id: null, position: 1 }]);
  });

  it('moves the topic of everybody in it once for each message', async () => {
    await act(agent, 'claim');
    const revisions = () =>
      service.database.query<{ revision: number }>(
        'select conversations_revision as revision from travellers where id in ($1, $2) order by id',
        [traveller.id, agent.id],
      );
    const before = await revisions();
    await say(agent, 'Where are you?');
    expect(await revisions()).toEqual(before.map(({ revision }) => ({ revision: revision + 1 })));
    await say(traveller, 'At the station.');
    expect(await revisions()).toEqual(before.map(({ revision }) => ({ revision: revision + 2 })));
  });

  it.each([
    ['en', /has joined\.$/],
    ['es', /se ha unido\.$/],
    ['fr', /a rejoint la conversation\.$/],
    ['de', /ist dazugekommen\.$/],
  ])('tells who joined in the words of its reader (%s)', async (language, words) => {
    await service.database.query(
      `update travellers set first_name = '"Ana"', last_name = '$& \\"' where id = $1`,
      [agent.id],
    );
    await agent.post(`${path}/join`);
    const spoken = { 'accept-language': language };
    const message = { body: 'Hello', client_id: randomUUID() };
    expect(readAs(Message, await traveller.post(`${path}/messages`, { message }, spoken)).body).toBe('Hello');
    const [listed] = readAs(Conversation.array(), await traveller.get('/api/v2/conversations', spoken));
    expect(listed?.messages[0]?.body).toMatch(words);
    const [body] = await bodies(traveller, '', spoken);
    expect(body).toMatch(words);
    expect(body).toContain('"Ana" $& \\" ');
  });

  it('is written by those who take part; others who help join first', async () => {
    expect((await say(agent, 'Which flight?')).status).toBe(403);
    expect(readAs(Conversation, await agent.post(`${path}/join`)).participants).toHaveLength(2);
    expect((await say(agent, 'Which flight?')).status).toBe(200);
    const stranger = await addUser(service, (await addCompany(service)).id, RoleType.OrganizationAdmin);
    for (const answer of [
      await say(stranger, 'Hello'),
      await stranger.post(`${path}/join`),
      await stranger.get(path),
    ])
      expect(answer.status).toBe(404);
  });

  it('has each message once, however often it comes, and for ever', async () => {
    const clientId = randomUUID();
    const [first] = await Promise.all([1, 2, 3].map(() => say(traveller, 'Only once', clientId)));
    service.clock.now = new Date(service.clock.now.getTime() + 90 * 86_400_000);
    const again = readAs(Message, await say(traveller, 'Only once', clientId));
    expect(again).toEqual(first && readAs(Message, first));
    expect(await bodies(traveller)).toEqual(['Only once']);
    // The same id of another sender is another message.
    await agent.post(`${path}/join`);
    expect(readAs(Message, await say(agent, 'Another’s', clientId)).id).not.toBe(again.id);
    const other = readAs(Conversation, await traveller.post('/api/v2/conversations', { conversation: {} }));
    const elsewhere = await say(traveller, 'Elsewhere', clientId, `/api/v2/conversations/${other.id}`);
    expect(elsewhere.status).toBe(409);
  });

  it('keeps the order of all who write at once, without a gap', async () => {
    await agent.post(`${path}/join`);
    await Promise.all(
      Array.from({ length: 12 }, (_, number) => say(number % 2 ? agent : traveller, `Nr ${number}`)),
    );
    expect((await list(traveller)).map(({ position }) => position)).toEqual(
      Array.from({ length: 13 }, (_, index) => index + 1),
    );
  });

  it('is read by cursor: on from where one was, and back from there', async () => {
    for (let number = 1; number <= 7; number += 1) await said(traveller, `Nr ${number}`);
    expect(await bodies(traveller, '?per_page=2')).toEqual(['Nr 6', 'Nr 7']);
    expect(await bodies(traveller, '?before=6&per_page=2')).toEqual(['Nr 4', 'Nr 5']);
    expect(await bodies(traveller, '?after=2&per_page=3')).toEqual(['Nr 3', 'Nr 4', 'Nr 5']);
    expect(await bodies(traveller, '?after=7')).toEqual([]);
    expect(refusedFields(await traveller.get(`${path}/messages?after=x`))).toEqual(['after']);
  });

  it('keeps a mark of what was taken back, and tells of it by the cursor', async () => {
    const { id } = await said(traveller, 'A slip');
    await said(traveller, 'Sorry');
    await agent.post(`${path}/join`);
    expect((await agent.delete(`${path}/messages/${id}`)).status).toBe(403);
    for (const answer of [
      await traveller.delete(`${path}/messages/${id}`),
      await traveller.delete(`${path}/messages/${id}`),
    ])
      expect(readAs(Message, answer)).toMatchObject({ type: MessageType.Deleted, body: null, position: 1 });
    expect(await list(agent, '?after=3')).toMatchObject([{ id, type: MessageType.Deleted, revision: 4 }]);
    expect(await bodies(agent)).toEqual([null, 'Sorry', expect.stringContaining('has joined')]);
    expect(await service.database.query(`select 1 as kept from messages where body like 'A slip'`)).toEqual(
      [],
    );
  });

  it('tells how far each has heard it, and never takes that back', async () => {
    await agent.post(`${path}/join`);
    const { id, position } = await said(traveller, 'Hello');
    const sent = async () => (await list(traveller)).find((message) => message.id === id)?.status;
    const mark = (who: Caller, how: string, to: number) => who.put(`${path}/${how}`, { position: to });
    expect(await sent()).toBe(MessageStatus.Sent);
    await mark(agent, 'mark_delivered', position);
    expect(await sent()).toBe(MessageStatus.Delivered);
    await mark(agent, 'mark_read', 1_000_000);
    expect((await agent.post(`${path}/mark_read`, { position: 1 })).status).toBe(200);
    expect(await sent()).toBe(MessageStatus.Read);
    expect((await ofIssue(agent)).positions).toContainEqual({
      user_id: agent.id,
      delivered_position: position,
      read_position: position,
    });
  });

  it('is not opened again by what was on its way when whoever asked withdrew', async () => {
    const body = JSON.stringify({ message: { body: 'Look', client_id: randomUUID() } });
    const { payload, isRead } = slowly();
    const headers = { authorization: `TKN ${traveller.key}`, 'content-type': 'application/json' };
    const arriving = service.send({ method: 'POST', url: `${path}/messages`, headers, payload });
    await isRead;
    service.clock.now = new Date(service.clock.now.getTime() + 1000);
    await act(traveller, 'cancel');
    payload.push(body);
    payload.push(null);
    expect(readAs(Message, await arriving).body).toBe('Look');
    expect(await statusOf()).toBe(IssueStatus.Cancelled);
    await said(traveller, 'I need it after all');
    expect(await statusOf()).toBe(IssueStatus.Waiting);
  });

  it('says when its request ends, and opens it again when whoever asked writes once more', async () => {
    await act(traveller, 'cancel');
    expect(await bodies(traveller)).toEqual(['The request was withdrawn.']);
    await said(traveller, 'I need it after all');
    expect(await statusOf()).toBe(IssueStatus.Waiting);
    await act(agent, 'claim');
    await act(agent, 'close');
    await said(agent, 'All the best');
    expect(await statusOf()).toBe(IssueStatus.Closed);
    await said(traveller, 'One more thing');
    expect(await statusOf()).toBe(IssueStatus.Handling);
    await act(agent, 'close');
    await agent.patch(`/api/v2/issues/${issueId}`, { issue: { status: IssueStatus.Finished } });
    expect([(await say(agent, 'Too late')).status, (await say(traveller, 'Too late')).status]).toEqual([
      409, 404,
    ]);
  });

  it('of a doctor’s request is joined by claiming that', async () => {
    const made = await service.as('demo-traveller-2').post('/api/v2/issues', {
      issue: { type: IssueType.SelfHelpMedical, country_code: 'CO' },
    });
    issueId = made.json<Issue>().id;
    const doctor = service.as('demo-doctor');
    const { id } = await ofIssue(doctor);
    const join = () => doctor.post(`/api/v2/conversations/${id}/join`);
    expect((await join()).status).toBe(409);
    await act(doctor, 'claim');
    expect((await join()).status).toBe(200);
    expect((await agent.get(`/api/v2/conversations/${id}`)).status).toBe(404);
  });

  it('is listed for those who take part, and may be about no request', async () => {
    const conversation = { name: 'A question', type: 1 };
    const free = readAs(Conversation, await traveller.post('/api/v2/conversations', { conversation }));
    expect(free).toMatchObject({ ...conversation, issue_id: null, participants: [{ id: traveller.id }] });
    const ofRequest = (await ofIssue(traveller)).id;
    expect(idsOf(await traveller.get('/api/v2/conversations')).sort()).toEqual([free.id, ofRequest].sort());
    for (const yes of ['true', '1'])
      expect(idsOf(await traveller.get(`/api/v2/conversations?discrete=${yes}`))).toEqual([free.id]);
    expect(idsOf(await agent.get('/api/v2/conversations'))).toEqual([]);
    await agent.post(`/api/v2/conversations/${free.id}/join`);
    expect(idsOf(await agent.get('/api/v2/conversations'))).toEqual([free.id]);
    const colleague = await addTraveller(service, company.key);
    expect((await colleague.get(`/api/v2/conversations/${free.id}`)).status).toBe(404);
  });

  it('is news to all who take part, by the topics of the live line', async () => {
    await agent.post(`${path}/join`);
    const topicsOf = async ({ id }: Person) => {
      const sql = `select topic_revisions($1, '{}', '2026-06-15') as topics`;
      const { topics } = await queryOne<{ topics: string }>(service.database, sql, [id]);
      return Object.fromEntries(topics.split('; ').map((topic) => topic.split('=') as [string, string]));
    };
    // Of the first that they have not read they also get a notification.
    await said(traveller, 'The first');
    const before = await topicsOf(agent);
    await said(traveller, 'News');
    const after = await topicsOf(agent);
    expect(after.conversations).not.toBe(before.conversations);
    expect({ ...after, conversations: before.conversations }).toEqual(before);
    await agent.post('/api/v2/notes', { note: { body: 'Noted' }, issue_id: issueId });
    expect((await topicsOf(agent)).issues).not.toBe(before.issues);
  });

  it('goes with whoever asked, when they are erased', async () => {
    await agent.post(`${path}/join`);
    await said(agent, 'Hello');
    await said(traveller, 'Hello');
    const free = await traveller.post('/api/v2/conversations', { conversation: {} });
    const ids = [path.split('/').at(-1), free.json<Conversation>().id];
    await admin(service.database, 'traveller', 'erase', traveller.id, '--yes');
    for (const [table, column] of [
      ['conversations', 'id'],
      ['conversation_participants', 'conversation_id'],
      ['messages', 'conversation_id'],
    ])
      expect(
        await service.database.query(`select 1 as one from ${table} where ${column} = any($1::uuid[])`, [
          ids,
        ]),
      ).toEqual([]);
  });

  it('opens as fast among a hundred times as many messages', async () => {
    const id = path.split('/').at(-1) ?? '';
    await service.database.query(
      `insert into messages (id, conversation_id, position, revision, type, user_id, client_id, body, created_at, updated_at)
       select gen_random_uuid(), $1, place, place, 0, $2, gen_random_uuid(), 'Said', now(), now() from generate_series(1, 20000) place`,
      [id, traveller.id],
    );
    await service.database.query('update conversations set last_position = 20000 where id = $1', [id]);
    await service.database.execute('analyze messages');
    const found: string[] = [];
    const looking: Queryable = {
      ...service.database,
      query: async <Row extends object>(sql: string, values?: readonly unknown[]) => {
        found.push(...(await tablesReadWhole(service.database, sql, values)));
        return service.database.query<Row>(sql, values);
      },
    };
    for (const query of [{ after: 19_000 }, { before: 19_000 }, {}])
      await readMessages(looking, { id, languages: [], sign: String }, { per_page: 50, ...query });
    expect(found).not.toContain('messages');
    expect((await ofIssue(traveller)).messages).toHaveLength(20);
  });
});
