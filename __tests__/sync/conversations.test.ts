import { IssueType, type Issue } from '@/contract/issue';
import type { Conversation, Message } from '@/contract/conversation';

import { addTraveller, type Person } from '../../server/test/support/actors';
import { startTestService, type TestService } from '../../server/test/support/test-service';
import { startDevice, type Device } from '../support/device';
import { aGate, ALL_WELL, letPass, until } from '../support/traveller-actions';

describe('what is said about a request', () => {
  let service: TestService;
  let person: Person;
  let device: Device;
  let conversation: Conversation;

  beforeAll(async () => {
    service = await startTestService();
  });
  beforeEach(async () => {
    letPass(service, 3600);
    person = await addTraveller(service);
    const asked = await person.post('/api/v2/issues', { issue: { type: IssueType.Legal } });
    const { id } = asked.json<Issue>();
    await agent().post(`/api/v2/issues/${id}/claim`);
    conversation = (await person.get(`/api/v2/issues/${id}/conversation`)).json<Conversation>();
    device = await startDevice(service, { key: person.key });
  });
  afterEach(() => device.close());
  afterAll(() => service.close());

  const agent = () => service.as('demo-agent');
  const messagesPath = () => `/api/v2/conversations/${conversation.id}/messages`;
  const say = async (body: string) => {
    letPass(service, 1);
    const said = await agent().post(messagesPath(), { message: { body, client_id: crypto.randomUUID() } });
    return said.json<Message>();
  };
  const sayMany = async (count: number, word = 'Word') => {
    for (let number = 1; number <= count; number += 1) await say(`${word} ${number}`);
  };
  const takeBack = ({ id }: Message) => agent().delete(`${messagesPath()}/${id}`);
  const pull = () => device.engine.pullConversations();
  const here = async () => {
    const rows = await device.store.database.read((reader) =>
      reader.all<{ record: string }>('select record from messages order by position'),
    );
    return rows.map(({ record }) => JSON.parse(record) as Message);
  };
  const bodies = async () => (await here()).map(({ body }) => body);
  const asked = (part: string) =>
    device.network.seen.filter(({ method, path }) => method === 'GET' && path.includes(part));

  it('comes with the last twenty; older ones when they are asked for, and are kept then', async () => {
    await sayMany(30);
    expect(await pull()).toEqual(ALL_WELL);
    expect(await bodies()).toEqual(Array.from({ length: 20 }, (_, index) => `Word ${index + 11}`));
    await device.engine.pullOlderMessages(conversation.id);
    expect(await bodies()).toEqual([
      'Sam Agent has joined.',
      ...Array.from({ length: 30 }, (_, index) => `Word ${index + 1}`),
    ]);
    device.network.seen.length = 0;
    await device.engine.pullOlderMessages(conversation.id);
    expect(device.network.seen).toEqual([]);
  });

  it('of what was heard before only what is new is asked for, also after a long silence', async () => {
    await pull();
    await sayMany(3);
    device.network.seen.length = 0;
    await pull();
    expect(asked('/messages')).toEqual([]);
    await sayMany(130, 'Later');
    device.network.seen.length = 0;
    await pull();
    expect(asked('/messages').map(({ path }) => path.replace(/.*after=(\d+).*/, '$1'))).toEqual(['4', '104']);
    expect((await bodies()).slice(4)).toEqual(
      Array.from({ length: 130 }, (_, index) => `Later ${index + 1}`),
    );
  });

  it('broken off in the middle goes on there', async () => {
    await pull();
    await sayMany(130);
    device.network.fault = ({ path }) => (path.includes('after=101') ? { kind: 'drop-before' } : null);
    await pull();
    expect(await here()).toHaveLength(101);
    device.network.fault = () => null;
    device = await device.restart();
    device.network.seen.length = 0;
    expect(await pull()).toEqual(ALL_WELL);
    expect(asked('after=1&')).toEqual([]);
    expect(await here()).toHaveLength(131);
  });

  it('that was taken back is gone here too, also where it is older than the list and than all that is here', async () => {
    const first = await say('Sorry');
    await sayMany(30);
    await pull();
    await takeBack(first);
    expect(await pull()).toEqual(ALL_WELL);
    expect(await here()).toHaveLength(20);
    await device.engine.pullOlderMessages(conversation.id);
    expect((await here()).slice(0, 3)).toMatchObject([
      { body: 'Sam Agent has joined.' },
      { type: 2, body: null },
      { body: 'Word 1' },
    ]);
    const [, , third] = await here();
    if (third) await takeBack(third);
    await pull();
    expect((await here())[2]).toMatchObject({ type: 2, body: null });
  });

  it('is not undone by an answer from before', async () => {
    const first = await say('Sorry');
    const gate = aGate();
    device.network.fault = ({ path }) =>
      path.includes('/conversations') ? { kind: 'hold-answer', until: gate.opened } : null;
    const before = pull();
    await until(() => asked('/conversations').some(({ status }) => status === 200));
    device.network.fault = () => null;
    await takeBack(first);
    await pull();
    gate.open();
    await before;
    expect((await here()).at(-1)).toMatchObject({ type: 2, body: null });
  });

  it('tells whoever wrote that it has arrived, once', async () => {
    await say('Hello');
    await device.engine.pullProfile();
    await pull();
    const positions = async () =>
      (await person.get(`/api/v2/conversations/${conversation.id}`)).json<Conversation>().positions;
    expect(await positions()).toContainEqual({ user_id: person.id, delivered_position: 2, read_position: 0 });
    device.network.seen.length = 0;
    await pull();
    expect(device.network.seen.filter(({ method }) => method !== 'GET')).toEqual([]);
  });

  it('tells it with the next sync where the word of it was lost, though nothing else is new', async () => {
    await say('Hello');
    device.network.fault = ({ path }) => (path.endsWith('/mark_delivered') ? { kind: 'drop-before' } : null);
    expect(await device.engine.sync()).toMatchObject({ kind: 'finished', failed: 0 });
    expect(await bodies()).toContain('Hello');
    device.network.fault = () => null;
    letPass(service, 120);
    const positions = async () =>
      (await person.get(`/api/v2/conversations/${conversation.id}`)).json<Conversation>().positions;
    const delivered = { user_id: person.id, delivered_position: 2, read_position: 0 };
    expect(await positions()).not.toContainEqual(delivered);
    await device.engine.sync();
    expect(await positions()).toContainEqual(delivered);
    // That it was told is news, once.
    await device.engine.sync();
    device.network.seen.length = 0;
    await device.engine.sync();
    expect(asked('/conversations')).toEqual([]);
  });

  it('goes with its request', async () => {
    await say('Hello');
    await pull();
    const { issue_id: id } = conversation;
    await agent().post(`/api/v2/issues/${id}/close`);
    await agent().patch(`/api/v2/issues/${id}`, { issue: { status: 5 } });
    // What is younger than a minute may have been asked for while the list was made.
    letPass(service, 120);
    await pull();
    expect(await here()).toEqual([]);
    expect(await device.store.database.read((reader) => reader.all('select id from conversations'))).toEqual(
      [],
    );
  });
});
