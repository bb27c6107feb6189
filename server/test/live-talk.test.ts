import { randomUUID } from 'node:crypto';

import { Conversation, Message, MessageType } from '@/contract/conversation';
import { MessageAssetType } from '@/contract/message-asset';
import { IssueStatus, IssueType, type Issue } from '@/contract/issue';
import { LineEnd } from '@/contract/live-line';
import { RoleType } from '@/contract/role';

import { addCompany, addTraveller, addUser, type Person } from './support/actors';
import { askToken, LiveClient, startLiveService, type LiveService } from './support/live-client';
import { readAs } from './support/read-as';
import { openSecondHandle } from './support/second-handle';
import type { Caller } from './support/test-service';

describe('what people say, over live lines', () => {
  /** Messages go through one process, the lines are at the other. */
  let writer: LiveService;
  let service: LiveService;
  let company: Person;
  let traveller: Person;
  let agent: Person;
  let issueId: string;
  let id: string;
  const lines: LiveClient[] = [];
  beforeAll(async () => {
    writer = await startLiveService();
    service = await startLiveService({}, await openSecondHandle(writer.database));
  });
  afterAll(async () => {
    await service.close();
    await writer.close();
  });
  beforeEach(async () => {
    company = await addCompany(writer);
    traveller = await addTraveller(writer, company.key);
    agent = await addUser(writer, company.id, RoleType.OrganizationAdmin);
    ({ issueId, id } = await askForHelp(traveller));
    await agent.post(`/api/v2/issues/${issueId}/claim`);
  });
  afterEach(async () => {
    for (const line of lines.splice(0)) await line.close();
  });

  async function askForHelp(who: Caller): Promise<{ issueId: string; id: string }> {
    const asked = await who.post('/api/v2/issues', { issue: { type: IssueType.LostLuggage } });
    const { id: ofIssue } = asked.json<Issue>();
    const conversation = readAs(Conversation, await who.get(`/api/v2/issues/${ofIssue}/conversation`));
    return { issueId: ofIssue, id: conversation.id };
  }
  const messagesAt = (where = id) => `/api/v2/conversations/${where}/messages`;
  const text = (body: string) => ({ type: MessageType.Text, body, client_id: randomUUID() });
  const write = async (who: Caller, body: string, where = id) =>
    readAs(Message, await who.post(messagesAt(where), { message: text(body) }));
  const list = async (who: Caller) =>
    readAs(Message.array(), await who.get(`${messagesAt()}?after=0&per_page=100`));
  async function lineOf(who: Caller): Promise<LiveClient> {
    const line = await LiveClient.open(service, await askToken(who));
    lines.push(line);
    // From here on it hears all that happens.
    await line.nextTopics();
    return line;
  }
  /** Nothing of it came before the answer to this, which goes the same way. */
  async function heardNothing(line: LiveClient, who: Person): Promise<void> {
    const own = await askForHelp(who);
    const last = await write(who, 'is anybody there', own.id);
    expect(await line.nextOf('said')).toMatchObject({ conversation_id: own.id, message: { id: last.id } });
  }

  it('come whole to whom they are for, as they are read by HTTP', async () => {
    const line = await lineOf(traveller);
    await write(agent, 'We are on our way.');
    const [said] = (await list(traveller)).slice(-1);
    expect(await line.nextOf('said')).toEqual({ conversation_id: id, message: said });
  });

  it('come whole and in their order also where one is too long to be told with its news', async () => {
    const line = await lineOf(traveller);
    const bodies = ['short', '€'.repeat(5_000), 'short again'];
    for (const body of bodies) await write(agent, body);
    const said = (await list(traveller)).slice(-3);
    for (const message of said) expect(await line.nextOf('said')).toEqual({ conversation_id: id, message });
    expect(said.map(({ body }) => body)).toEqual(bodies);
  });

  it('come in their order, also to other devices of whoever wrote them', async () => {
    const all = [await lineOf(traveller), await lineOf(agent)];
    const bodies = Array.from({ length: 30 }, (_, index) => `message ${index}`);
    for (const [index, body] of bodies.entries()) await write(index % 2 ? agent : traveller, body);
    for (const line of all)
      for (const body of bodies) expect((await line.nextOf('said')).message.body).toBe(body);
  });

  it('tell that something was taken back', async () => {
    const { id: messageId } = await write(agent, 'Not for you.');
    const line = await lineOf(traveller);
    await agent.delete(`${messagesAt()}/${messageId}`);
    expect((await line.nextOf('said')).message).toMatchObject({ type: MessageType.Deleted, body: null });
  });

  it('tell so also where it was said, over that very line', async () => {
    const line = await lineOf(traveller);
    line.say({ say: { conversation_id: id, message: text('Not for you.') } });
    const { message } = await line.nextOf('taken');
    // Taken back before it was told, it is told as gone alone.
    expect((await line.nextOf('said')).message).toMatchObject({ id: message.id, body: 'Not for you.' });
    await traveller.delete(`${messagesAt()}/${message.id}`);
    expect((await line.nextOf('said')).message).toMatchObject({ type: MessageType.Deleted, body: null });
  });

  it.each([
    ['a colleague who takes no part', () => addUser(writer, company.id, RoleType.OrganizationAdmin)],
    ['another traveller of the company', () => addTraveller(writer, company.key)],
    ['another company', async () => addTraveller(writer, (await addCompany(writer)).key)],
  ])('are not for %s', async (_who, add) => {
    const stranger = await add();
    const line = await lineOf(stranger);
    await write(agent, 'For the traveller alone.');
    line.say({ typing: id });
    await heardNothing(line, stranger);
  });

  it('are not for whoever no longer sees the request', async () => {
    const line = await lineOf(traveller);
    await agent.patch(`/api/v2/issues/${issueId}`, { issue: { status: IssueStatus.Closed } });
    await agent.patch(`/api/v2/issues/${issueId}`, { issue: { status: IssueStatus.Finished } });
    await writer.database.query(
      `insert into messages (id, conversation_id, position, revision, type, user_id, client_id, body, created_at, updated_at)
       select gen_random_uuid(), id, last_position + 1, last_position + 1, 0, $2, gen_random_uuid(), 'late', now(), now()
       from conversations where id = $1`,
      [id, agent.id],
    );
    await heardNothing(line, traveller);
  });

  it('are not for a line whose key holds no longer', async () => {
    const line = await lineOf(traveller);
    const heard: string[] = [];
    line.line.on('message', (data: Buffer) => heard.push(data.toString()));
    await writer.database.query(`update travellers set key_hash = '\\x00' where id = $1`, [traveller.id]);
    await write(agent, 'Too late.');
    expect((await line.closed).code).toBe(LineEnd.KeyRefused);
    expect(heard.join()).not.toContain('Too late.');
  });

  it('are taken over a line, once for each client_id, in the order in which they were said', async () => {
    const line = await lineOf(traveller);
    const messages = Array.from({ length: 10 }, (_, index) => text(`spoken ${index}`));
    for (const message of [...messages, ...messages]) line.say({ say: { conversation_id: id, message } });
    for (const message of [...messages, ...messages])
      expect((await line.nextOf('taken')).message).toMatchObject({ ...message, user_id: traveller.id });
    const said = (await list(agent)).filter(({ user_id }) => user_id !== null);
    expect(said.map(({ body }) => body)).toEqual(messages.map(({ body }) => body));
  });

  it('are refused in the words in which HTTP would', async () => {
    const line = await lineOf(traveller);
    const other = await askForHelp(await addTraveller(writer, company.key));
    const refused = async (message: Record<string, unknown>, conversation_id = id) => {
      const client_id = randomUUID();
      line.say({ say: { conversation_id, message: { client_id, ...message } } });
      const answer = await line.nextOf('refused');
      expect(answer.client_id).toBe(message.client_id ?? client_id);
      return answer.error;
    };
    expect(await refused({ type: 0, body: 'x' }, other.id)).toMatchObject({ code: 'not-found' });
    expect(await refused({ type: 0, body: 'x' }, 'nowhere')).toMatchObject({ code: 'not-found' });
    expect(await refused({ type: 0 })).toMatchObject({
      code: 'invalid',
      fields: [{ field: 'message.body' }],
    });
    const place = { type: MessageType.Asset, asset: { type: MessageAssetType.Text, lat: 1, lng: 2 } };
    expect(await refused(place)).toMatchObject({ code: 'invalid', fields: [{ field: 'message.type' }] });
    expect(await refused({ type: 0, body: 'x', client_id: 'mine' })).toMatchObject({
      fields: [{ field: 'message.client_id' }],
    });
    await agent.patch(`/api/v2/issues/${issueId}`, { issue: { status: IssueStatus.Closed } });
    await agent.patch(`/api/v2/issues/${issueId}`, { issue: { status: IssueStatus.Finished } });
    expect(await refused({ type: 0, body: 'x' })).toMatchObject({ code: 'not-found' });
    expect((await list(agent)).filter(({ user_id }) => user_id !== null)).toEqual([]);
  });

  it('tell who is writing, to the others', async () => {
    const [ofTraveller, ofAgent] = [await lineOf(traveller), await lineOf(agent)];
    ofAgent.say({ typing: id });
    expect(await ofTraveller.nextOf('typing')).toEqual({ conversation_id: id, user_id: agent.id });
    ofTraveller.say({ typing: id });
    // Had their own come back to them it would have been first.
    expect(await ofAgent.nextOf('typing')).toEqual({ conversation_id: id, user_id: traveller.id });
  });

  it('reach everybody where much is said at once', async () => {
    const people = await Promise.all(
      Array.from({ length: 5 }, async () => {
        const person = await addTraveller(writer, company.key);
        const { id: where } = await askForHelp(person);
        return { person, where, line: await lineOf(person) };
      }),
    );
    const bodies = Array.from({ length: 12 }, (_, index) => `${index}`);
    await Promise.all(
      people.map(async ({ person, where }) => {
        for (const body of bodies) await write(person, body, where);
      }),
    );
    for (const { line, where } of people)
      for (const body of bodies)
        expect(await line.nextOf('said')).toMatchObject({ conversation_id: where, message: { body } });
  });
});
