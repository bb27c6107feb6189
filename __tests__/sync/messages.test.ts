import { CheckInStatus } from '@/contract/check-in';
import type { Conversation, Message } from '@/contract/conversation';
import { IssueStatus, IssueType, type Issue } from '@/contract/issue';
import { getDraftPhoto, saveDraftPhoto } from '@/store/draft-photos';
import { getDraft, saveDraft } from '@/store/drafts';
import { askForHelp, cancelIssue } from '@/store/issue-writes';
import { forgetIssue, getIssue, listIssues } from '@/store/issues';
import { editMessage, readConversation, writeMessage } from '@/store/message-writes';
import { countUnreadMessages, getTalk } from '@/store/messages';
import { discardEntry } from '@/store/refusals';
import type { Transaction } from '@/store/store-database';

import type { Person } from '../../server/test/support/actors';
import type { TestService } from '../../server/test/support/test-service';
import type { Device } from '../support/device';
import { withOwnDevice } from '../support/own-device';
import { ALL_WELL, letPass, travellerOn } from '../support/traveller-actions';

describe('a message about a request', () => {
  let service: TestService;
  let person: Person;
  let device: Device;

  withOwnDevice((scene) => ({ service, person, device } = scene));
  afterEach(() => device.close());
  beforeEach(async () => {
    await device.engine.pullProfile();
  });

  const agent = () => service.as('demo-agent');
  const write = <Result>(work: (transaction: Transaction) => Promise<Result>) =>
    device.store.database.write('user', work);
  const ask = async () => {
    const checkInId = await travellerOn(device).checkIn(CheckInStatus.Help);
    const wanted = { type: IssueType.LostPassport, description: 'In a taxi', checkInId };
    return write((transaction) => askForHelp(transaction, wanted, device.context));
  };
  const askAndSend = async () => {
    const id = await ask();
    expect(await device.engine.send()).toEqual(ALL_WELL);
    return (await device.store.database.read((reader) => getIssue(reader, id)))?.id ?? '';
  };
  const say = (issueId: string, body: string) =>
    write((transaction) => writeMessage(transaction, { issueId, body }, device.context));
  const talk = (issueId: string, limit = 50) =>
    device.store.database.read((reader) => getTalk(reader, issueId, limit));
  const draft = (issueId: string) => device.store.database.read((reader) => getDraft(reader, issueId));
  const bodies = async (issueId: string) => (await talk(issueId)).messages.map(({ body }) => body);
  const outbox = async () => (await travellerOn(device).outbox()).map(({ kind }) => kind);
  const sendAll = async () => {
    device.network.fault = () => null;
    await device.engine.hurry();
    return device.engine.send();
  };
  const onService = async (issueId: string) =>
    (await person.get(`/api/v2/issues/${issueId}/conversation`)).json<Conversation>();
  const saidTo = async (issueId: string) => (await onService(issueId)).messages.map(({ body }) => body);
  const answer = async (issueId: string, body: string) => {
    const { id } = await onService(issueId);
    const message = { body, client_id: crypto.randomUUID() };
    return (await agent().post(`/api/v2/conversations/${id}/messages`, { message })).json<Message>();
  };

  it('written before the request has left goes after it, in its order, once, whatever is killed or lost', async () => {
    device.network.online = false;
    const id = await ask();
    for (const word of ['One', 'Two', 'Three']) await say(id, word);
    await device.engine.send();
    device = await device.restart();
    expect((await talk(id)).messages).toMatchObject([
      { body: 'One', position: null, author: { kind: 'me', sending: { kind: 'waiting' } } },
      { body: 'Two' },
      { body: 'Three' },
    ]);
    device.network.online = true;
    // A clock that is wrong by a day changes nothing.
    device.clock.offset = -24 * 3_600_000;
    device.network.fault = ({ method }) => (method === 'POST' ? { kind: 'drop-after' } : null);
    for (let time = 0; time < 4; time += 1) {
      await device.engine.hurry();
      await device.engine.send();
      device = await device.restart();
    }
    expect(await sendAll()).toEqual(ALL_WELL);
    const [issue] = await device.store.database.read(listIssues);
    expect(await saidTo(issue?.id ?? '')).toEqual(['One', 'Two', 'Three']);
    expect(await bodies(id)).toEqual(['One', 'Two', 'Three']);
    expect(await outbox()).toEqual([]);
    await device.engine.pullConversations();
    expect(await bodies(id)).toEqual(['One', 'Two', 'Three']);
  });

  it('keeps its place on the screen from the tap on, and tells how far it has come', async () => {
    const id = await askAndSend();
    await agent().post(`/api/v2/issues/${id}/claim`);
    await say(id, 'Hello');
    const [{ key } = { key: '' }] = (await talk(id)).messages;
    const sending = async () => {
      const found = (await talk(id)).messages.find((message) => message.key === key);
      return found?.author.kind === 'me' ? found.author.sending.kind : null;
    };
    expect(await sending()).toBe('waiting');
    await device.engine.send();
    expect(await sending()).toBe('sent');
    const conversation = await onService(id);
    for (const [mark, state] of [
      ['mark_delivered', 'delivered'],
      ['mark_read', 'read'],
    ]) {
      await agent().put(`/api/v2/conversations/${conversation.id}/${mark}`, { position: 9 });
      await device.engine.pullConversations();
      expect(await sending()).toBe(state);
    }
  });

  it('that has arrived is not shown twice while its answer is lost', async () => {
    const id = await askAndSend();
    device.network.fault = ({ method }) => (method === 'POST' ? { kind: 'drop-after' } : null);
    await say(id, 'Hello');
    await device.engine.send();
    await device.engine.pullConversations();
    expect(await outbox()).toEqual(['issue-message']);
    expect((await talk(id)).messages).toMatchObject([{ body: 'Hello', position: 1 }]);
    await sendAll();
    expect((await talk(id)).messages).toMatchObject([{ body: 'Hello', position: 1 }]);
  });

  it('that is refused stays with the reason, keeps no other from going, and can be edited or deleted', async () => {
    const id = await askAndSend();
    await say(id, 'x'.repeat(5001));
    await say(id, 'Short');
    await device.engine.send();
    const refused = (await talk(id)).messages.at(-1);
    expect(refused?.author).toMatchObject({
      kind: 'me',
      sending: { kind: 'refused', reason: { status: 422 } },
    });
    expect(await saidTo(id)).toEqual(['Short']);
    await write((transaction) => saveDraft(transaction, id, 'And'));
    const [entry] = await travellerOn(device).outbox();
    expect(await write((transaction) => editMessage(transaction, entry?.id ?? ''))).toBe(true);
    expect(await draft(id)).toBe(`${'x'.repeat(5001)}\nAnd`);
    expect(await bodies(id)).toEqual(['Short']);
    await say(id, 'Never mind');
    const [waiting] = await travellerOn(device).outbox();
    expect(
      await write((transaction) => discardEntry(transaction, { id: waiting?.id ?? '' }, device.context)),
    ).toBe(true);
    expect(await bodies(id)).toEqual(['Short']);
  });

  const positionsOf = async () => (await travellerOn(device).outbox()).map(({ position }) => position);
  const edit = async (body: string) => {
    const entries = await travellerOn(device).outbox();
    const entry = entries.find(({ payload }) => JSON.stringify(payload).includes(body));
    return write((transaction) => editMessage(transaction, entry?.id ?? ''));
  };

  it('that is edited while it waits keeps its place, also when the app is killed meanwhile', async () => {
    const id = await askAndSend();
    device.network.online = false;
    for (const word of ['One', 'Tow', 'Three', 'Four']) await say(id, word);
    const before = await positionsOf();
    expect(await edit('Tow')).toBe(true);
    device = await device.restart();
    expect(await draft(id)).toBe('Tow');
    // A place that is sent meanwhile is not what was edited.
    const place = { latitude: 4.6, longitude: -74.1 };
    await write((transaction) => writeMessage(transaction, { issueId: id, body: '', place }, device.context));
    await write((transaction) => saveDraft(transaction, id, ''));
    await say(id, 'Two');
    expect(await bodies(id)).toEqual(['One', 'Two', 'Three', 'Four', '']);
    expect((await positionsOf()).slice(0, 4)).toEqual(before);
    device = await device.restart();
    device.network.online = true;
    await sendAll();
    expect(await saidTo(id)).toEqual(['One', 'Two', 'Three', 'Four', null]);
    await say(id, 'Five');
    expect(await bodies(id)).toEqual(['One', 'Two', 'Three', 'Four', '', 'Five']);
  });

  it('that is edited holds up nothing that was said since, and stands where the service has it', async () => {
    const id = await askAndSend();
    device.network.online = false;
    for (const word of ['One', 'Tow', 'Three']) await say(id, word);
    await edit('Tow');
    device.network.online = true;
    await sendAll();
    expect(await saidTo(id)).toEqual(['One', 'Three']);
    await say(id, 'Two');
    expect(await bodies(id)).toEqual(['One', 'Three', 'Two']);
    await sendAll();
    expect(await saidTo(id)).toEqual(['One', 'Three', 'Two']);
    expect(await bodies(id)).toEqual(['One', 'Three', 'Two']);
  });

  it('that was refused and is edited goes before what waits, and behind what was taken', async () => {
    const id = await askAndSend();
    await say(id, 'x'.repeat(5001));
    await say(id, 'Two');
    await device.engine.send();
    device.network.online = false;
    await say(id, 'Three');
    await edit('xxx');
    await say(id, 'One');
    expect(await bodies(id)).toEqual(['Two', 'One', 'Three']);
    device.network.online = true;
    await sendAll();
    expect(await saidTo(id)).toEqual(['Two', 'One', 'Three']);
  });

  it('that is edited and sent after a withdrawal of its request opens that again', async () => {
    const id = await askAndSend();
    await say(id, 'x'.repeat(5001));
    await device.engine.send();
    await write((transaction) => cancelIssue(transaction, id, device.context));
    device.network.fault = ({ method }) => (method === 'POST' ? { kind: 'drop-after' } : null);
    await device.engine.send();
    await edit('xxx');
    await say(id, 'Help after all');
    await sendAll();
    expect(await outbox()).toEqual([]);
    expect((await person.get(`/api/v2/issues/${id}`)).json<Issue>().status).toBe(IssueStatus.Waiting);
  });

  it('that may have left is not edited', async () => {
    const id = await askAndSend();
    device.network.fault = ({ method }) => (method === 'POST' ? { kind: 'drop-after' } : null);
    await say(id, 'Hello');
    await device.engine.send();
    const [entry] = await travellerOn(device).outbox();
    expect(await write((transaction) => editMessage(transaction, entry?.id ?? ''))).toBe(false);
    expect(await draft(id)).toBe('');
    expect(await outbox()).toEqual(['issue-message']);
  });

  it('carries a place without words', async () => {
    const id = await askAndSend();
    const place = { latitude: 4.6, longitude: -74.1 };
    await write((transaction) => writeMessage(transaction, { issueId: id, body: '', place }, device.context));
    expect((await talk(id)).messages).toMatchObject([{ body: '', place }]);
    await device.engine.send();
    expect((await talk(id)).messages).toMatchObject([{ place, author: { sending: { kind: 'sent' } } }]);
    expect((await onService(id)).messages).toMatchObject([{ type: 4, asset: { lat: 4.6, lng: -74.1 } }]);
  });

  it('opens a request that is closed again, and takes back a withdrawal that has not left', async () => {
    const id = await askAndSend();
    letPass(service, 5);
    await agent().post(`/api/v2/issues/${id}/close`);
    await say(id, 'Still here');
    await device.engine.send();
    expect((await person.get(`/api/v2/issues/${id}`)).json<Issue>().status).toBeLessThan(IssueStatus.Closed);
    await device.engine.pullConversations();
    device.network.online = false;
    await write((transaction) => cancelIssue(transaction, id, device.context));
    await say(id, 'Please come');
    expect(await outbox()).toEqual(['issue-message']);
    expect(await device.store.database.read((reader) => getIssue(reader, id))).toMatchObject({
      sending: { kind: 'sent' },
    });
  });

  it('goes with a request that is withdrawn before it has left', async () => {
    device.network.online = false;
    const id = await ask();
    await say(id, 'Hello');
    await write((transaction) => cancelIssue(transaction, id, device.context));
    expect(await outbox()).toEqual(['check-in']);
  });

  it('that is begun outlives the app and the exchange of ids, and is gone when it is said', async () => {
    device.network.online = false;
    const id = await ask();
    await write((transaction) => saveDraft(transaction, id, 'I am at'));
    device = await device.restart();
    expect(await draft(id)).toBe('I am at');
    device.network.online = true;
    await sendAll();
    expect(await draft(id)).toBe('I am at');
    await write((transaction) => saveDraft(transaction, id, 'I am at the station'));
    const [issue] = await device.store.database.read(listIssues);
    expect(await draft(issue?.id ?? '')).toBe('I am at the station');
    await say(id, 'I am at the station');
    expect(await draft(id)).toBe('');
  });

  it('has its photo beside it that outlives the app and the exchange of ids too, and is gone when it is sent or the request is', async () => {
    device.network.online = false;
    const id = await ask();
    const photo = { content: 'AAAA', width: 4, height: 3 };
    const kept = () => device.store.database.read((reader) => getDraftPhoto(reader, `issue/${id}`));
    const keep = () => write((transaction) => saveDraftPhoto(transaction, `issue/${id}`, photo));
    await keep();
    device = await device.restart();
    expect(await kept()).toEqual(photo);
    device.network.online = true;
    await sendAll();
    expect(await kept()).toEqual(photo);
    await say(id, 'Without it');
    expect(await kept()).toEqual(photo);
    await write((transaction) => writeMessage(transaction, { issueId: id, body: '', photo }, device.context));
    expect(await kept()).toBeNull();

    const large = { ...photo, content: 'A'.repeat(900_000) };
    await expect(write((transaction) => saveDraftPhoto(transaction, `issue/${id}`, large))).rejects.toThrow(
      'more than an entry may carry',
    );
    await keep();
    const [issue] = await device.store.database.read(listIssues);
    await write((transaction) => forgetIssue(transaction, issue?.id ?? ''));
    expect(await kept()).toBeNull();
    await keep();
    expect(await kept()).toBeNull();
  });

  it('of others counts until it is read, of which the service is told once', async () => {
    const id = await askAndSend();
    await agent().post(`/api/v2/issues/${id}/claim`);
    await answer(id, 'Where are you?');
    const last = await answer(id, 'Are you well?');
    await device.engine.pullConversations();
    const unread = () => device.store.database.read((reader) => countUnreadMessages(reader, [id]));
    const read = (position: number) =>
      write((transaction) => readConversation(transaction, { issueId: id, position }, device.context));
    expect(await unread()).toBe(2);
    await read(last.position - 1);
    await read(last.position);
    await read(last.position);
    expect(await outbox()).toEqual(['conversation-read']);
    expect(await unread()).toBe(0);
    await device.engine.send();
    expect((await onService(id)).positions).toContainEqual({
      user_id: person.id,
      delivered_position: last.position,
      read_position: last.position,
    });
    await device.engine.pullConversations();
    await read(last.position);
    expect(await outbox()).toEqual([]);
  });

  it('of others is read also on a screen that was opened before the request had left', async () => {
    const idMadeHere = await ask();
    await device.engine.send();
    const [issue] = await device.store.database.read(listIssues);
    const id = issue?.id ?? '';
    await agent().post(`/api/v2/issues/${id}/claim`);
    const last = await answer(id, 'Where are you?');
    await device.engine.pullConversations();
    const seen = { issueId: idMadeHere, position: last.position };
    await write((transaction) => readConversation(transaction, seen, device.context));
    expect(await outbox()).toEqual(['conversation-read']);
  });
});
