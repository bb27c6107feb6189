import type { Conversation, Message } from '@/contract/conversation';
import { IssueType, type Issue } from '@/contract/issue';
import type { KeptPhoto } from '@/store/message-photos';
import { takeBackMessage, writeMessage } from '@/store/message-writes';
import { getTalk } from '@/store/messages';
import { discardEntry } from '@/store/refusals';
import type { Transaction } from '@/store/store-database';

import type { Person } from '../../server/test/support/actors';
import { aPhoneShot } from '../../server/test/support/photos';
import type { TestService } from '../../server/test/support/test-service';
import type { Device } from '../support/device';
import { withOwnDevice } from '../support/own-device';
import { ALL_WELL, travellerOn } from '../support/traveller-actions';

describe('a message that the traveller takes back', () => {
  let service: TestService;
  let person: Person;
  let device: Device;
  let issueId: string;

  withOwnDevice((scene) => ({ service, person, device } = scene));
  afterEach(() => device.close());
  beforeEach(async () => {
    await device.engine.pullProfile();
    const issue = { type: IssueType.LostPassport };
    issueId = (await person.post('/api/v2/issues', { issue })).json<Issue>().id;
    await service.as('demo-agent').post(`/api/v2/issues/${issueId}/claim`);
    await device.engine.pullIssues();
    await device.engine.pullConversations();
  });

  const write = <Result>(work: (transaction: Transaction) => Promise<Result>) =>
    device.store.database.write('user', work);
  const say = async (body: string, photo?: KeptPhoto) => {
    await write((transaction) => writeMessage(transaction, { issueId, body, photo }, device.context));
    await device.engine.send();
    return (await talk()).at(-1)?.id ?? '';
  };
  const takeBack = (id: string) => write((transaction) => takeBackMessage(transaction, id, device.context));
  const talk = async () =>
    (await device.store.database.read((reader) => getTalk(reader, issueId, 50))).messages;
  const forAgent = async () => {
    const found = await service.as('demo-agent').get(`/api/v2/issues/${issueId}/conversation`);
    return found.json<Conversation>().messages.filter(({ user_id }) => user_id === person.id);
  };

  it('is a mark at once, also without a network, and for everybody once the service has heard of it', async () => {
    const content = (await aPhoneShot(400, 300)).toString('base64');
    const id = await say('My card number', { content, width: 300, height: 400 });
    device.network.online = false;
    await takeBack(id);
    await takeBack(id);
    device = await device.restart();
    expect((await talk()).at(-1)).toMatchObject({ id, isDeleted: true, body: '', photo: null });
    expect((await travellerOn(device).outbox()).map(({ kind }) => kind)).toEqual(['message-delete']);
    device.network.online = true;
    device.network.fault = ({ method }) => (method === 'DELETE' ? { kind: 'drop-after' } : null);
    await device.engine.send();
    device.network.fault = () => null;
    await device.engine.hurry();
    expect(await device.engine.send()).toEqual(ALL_WELL);
    expect(await forAgent()).toMatchObject([{ id, type: 2, body: null, asset: null }]);
    expect((await talk()).at(-1)).toMatchObject({ id, isDeleted: true });
    const kept = await device.store.database.read((reader) => reader.all('select 1 from message_photos'));
    expect(kept).toEqual([]);
  });

  it('stands again where the service refuses it and the traveller lets it be', async () => {
    const id = await say('Hello');
    const body = JSON.stringify({ error: { code: 'conflict', message: 'No.' } });
    device.network.fault = ({ method }) =>
      method === 'DELETE' ? { kind: 'status', status: 409, body } : null;
    await takeBack(id);
    await device.engine.send();
    const [entry] = await travellerOn(device).outbox();
    expect(entry).toMatchObject({ kind: 'message-delete', parked: { status: 409 } });
    await write((transaction) => discardEntry(transaction, { id: entry?.id ?? '' }, device.context));
    expect((await talk()).at(-1)).toMatchObject({ id, isDeleted: false, body: 'Hello' });
  });

  it('is one of their own: of others nothing is taken back', async () => {
    const { id: conversationId } = (
      await person.get(`/api/v2/issues/${issueId}/conversation`)
    ).json<Conversation>();
    const message = { body: 'Where are you?', client_id: crypto.randomUUID() };
    const said = await service
      .as('demo-agent')
      .post(`/api/v2/conversations/${conversationId}/messages`, { message });
    await device.engine.pullConversations();
    await takeBack(said.json<Message>().id);
    expect(await travellerOn(device).outbox()).toEqual([]);
    expect((await talk()).at(-1)).toMatchObject({ isDeleted: false, body: 'Where are you?' });
  });
});
