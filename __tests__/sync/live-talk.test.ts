import type { Conversation } from '@/contract/conversation';
import { IssueType, type Issue } from '@/contract/issue';

import { savePreference } from '@/store/preferences';

import { addTraveller, type Person } from '../../server/test/support/actors';
import {
  askToken,
  LiveClient,
  startLiveService,
  type LiveService,
} from '../../server/test/support/live-client';
import { LineAir } from '../support/line-air';
import { phoneOf, startApp, type RunningApp } from '../support/running-app';
import { letPass, until } from '../support/traveller-actions';

describe('what others say, over the line', () => {
  let service: LiveService;
  let person: Person;
  let issueId: string;
  let conversation: Conversation;
  let air: LineAir;
  let app: RunningApp;
  let agentsLine: LiveClient;
  beforeAll(async () => {
    service = await startLiveService();
  });
  beforeEach(async () => {
    letPass(service, 3600);
    person = await addTraveller(service);
    const asked = await person.post('/api/v2/issues', { issue: { type: IssueType.Legal } });
    issueId = asked.json<Issue>().id;
    await act('claim');
    conversation = (await person.get(`/api/v2/issues/${issueId}/conversation`)).json<Conversation>();
    agentsLine = await LiveClient.open(service, await askToken(agent()));
    air = new LineAir(() => service.host);
    app = await startApp(service, phoneOf(service, person), { openLine: air.openLine });
    await app.opened.schedule.refresh();
    await until(() => air.open.size === 1 && air.heard > 0);
    await until(() => app.opened.engine.status.get().activity === 'idle');
  });
  afterEach(async () => {
    await app.kill();
    await agentsLine.close();
  });
  afterAll(() => service.close());

  const agent = () => service.as('demo-agent');
  const act = (what: string) => agent().post(`/api/v2/issues/${issueId}/${what}`);
  const say = async (body: string) => {
    letPass(service, 1);
    const message = { body, client_id: crypto.randomUUID() };
    await agent().post(`/api/v2/conversations/${conversation.id}/messages`, { message });
  };
  const heard = async () => {
    const { messages } = await app.opened.reads.conversations.get(issueId, 50);
    return messages.filter(({ author }) => author.kind === 'other').map(({ body }) => body);
  };
  const arrives = (body: string) => until(async () => (await heard()).includes(body));
  /** Only the line stands: nothing can be asked for. */
  const shutRequests = () => {
    app.phone.air.fault = () => ({ kind: 'drop-before' });
  };
  const framesOf = (part: string) => air.frames.filter((frame) => frame.includes(part));
  const typing = () => app.opened.schedule.typing?.now.get() ?? [];
  const agentTypes = async () => {
    agentsLine.say({ typing: conversation.id });
    await until(() => typing().length === 1);
  };

  it('is on the device before anything could be asked for, each once and in its order', async () => {
    shutRequests();
    const bodies = ['We found it.', 'At the airport.', 'Come to gate 4.'];
    for (const body of bodies) await say(body);
    await arrives('Come to gate 4.');
    expect(await heard()).toEqual(bodies);
    app.phone.air.fault = () => null;
    await app.opened.schedule.refresh();
    expect(await heard()).toEqual(bodies);
  });

  it('comes over a metered network too where downloads are for Wi-Fi only, as long as the request is not over', async () => {
    await app.opened.store.database.write('user', (transaction) =>
      savePreference(transaction, 'wifiOnly', true),
    );
    app.phone.network.joinCellular();
    await app.opened.schedule.refresh();
    app.phone.air.seen.length = 0;
    await say('We found it.');
    await arrives('We found it.');
    expect(air.open.size).toBe(1);
    await act('close');
    await until(() => air.open.size === 0);
    const end = app.opened.schedule.listenToTalk();
    await until(() => air.open.size === 1);
    end();
    await until(() => air.open.size === 0);
    expect(app.phone.air.seen.filter(({ path }) => path.includes('v1/trips'))).toEqual([]);
  });

  it('waits for what was said before it, when that did not come', async () => {
    shutRequests();
    air.cut();
    await until(() => air.open.size === 0);
    await say('First.');
    app.phone.air.fault = ({ path }) => (path.includes('for_socket') ? null : { kind: 'drop-before' });
    app.phone.timers.pass(60_000);
    await until(() => air.open.size === 1);
    await say('Second.');
    await until(() => framesOf('Second.').length === 1);
    await app.opened.engine.send();
    expect(await heard()).toEqual([]);
    app.phone.air.fault = () => null;
    await app.opened.schedule.refresh();
    expect(await heard()).toEqual(['First.', 'Second.']);
  });

  it('tells who writes, for as long as they do', async () => {
    await agentTypes();
    expect(typing()).toMatchObject([{ conversationId: conversation.id }]);
    app.phone.timers.pass(6_999);
    expect(typing()).toHaveLength(1);
    app.phone.timers.pass(7_000);
    expect(typing()).toEqual([]);
  });

  it('ends the writing with what was written', async () => {
    await agentTypes();
    await say('Here it is.');
    await arrives('Here it is.');
    expect(typing()).toEqual([]);
  });

  it('tells of nobody who writes once the line is gone', async () => {
    await agentTypes();
    air.cut();
    await until(() => air.open.size === 0);
    expect(typing()).toEqual([]);
  });

  it('tells others that the traveller writes, now and then and not with every letter', async () => {
    const type = () => app.opened.schedule.sayTyping(conversation.id);
    for (let letter = 0; letter < 20; letter += 1) type();
    expect(await agentsLine.nextOf('typing')).toEqual({
      conversation_id: conversation.id,
      user_id: person.id,
    });
    app.phone.timers.pass(4_000);
    type();
    await agentsLine.nextOf('typing');
    await person.post(`/api/v2/conversations/${conversation.id}/messages`, {
      message: { body: 'Done.', client_id: crypto.randomUUID() },
    });
    const more: string[] = [];
    for (let kind = ''; kind !== 'said';) more.push((kind = Object.keys(await agentsLine.next())[0] ?? ''));
    expect(more).not.toContain('typing');
  });
});
