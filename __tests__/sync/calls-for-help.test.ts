import type { Conversation } from '@/contract/conversation';
import { CheckInStatus } from '@/contract/check-in';
import { IssueStatus, IssueType, type Issue } from '@/contract/issue';
import { RoleType } from '@/contract/role';
import { askForHelp } from '@/store/issue-writes';
import { getIssue, listIssues } from '@/store/issues';
import { countUnreadMessages, getTalk } from '@/store/messages';
import { readConversation, writeMessage } from '@/store/message-writes';
import { getRequest, listRequests, moveRequest } from '@/store/requests-of-others';
import type { Transaction } from '@/store/store-database';
import { stepIn } from '@/store/talk-part';

import { addCompany, addTraveller, addUser, type Person } from '../../server/test/support/actors';
import { startServiceAtWork, type ServiceAtWork } from '../../server/test/support/service-at-work';
import { startDevice, type Device } from '../support/device';
import { ALL_WELL, letPass, travellerOn } from '../support/traveller-actions';

describe('a call for help without a word', () => {
  let service: ServiceAtWork;
  let calling: Person;
  let agent: Person;
  let colleague: Person;
  let phone: Device;
  let desk: Device;

  beforeAll(async () => {
    service = await startServiceAtWork();
  });
  beforeEach(async () => {
    letPass(service, 3600);
    const company = await addCompany(service);
    calling = await addTraveller(service, company.key);
    agent = await addUser(service, company.id, RoleType.OrganizationAdmin);
    colleague = await addUser(service, company.id, RoleType.ClinicalAdmin);
    phone = await startDevice(service, { key: calling.key });
    desk = await startDevice(service, { key: agent.key });
    for (const device of [phone, desk])
      expect(await device.engine.sync()).toMatchObject({ kind: 'finished', failed: 0 });
  });
  afterEach(async () => {
    await phone.close();
    await desk.close();
  });
  afterAll(() => service.close());

  const writeOn = (device: Device, work: (transaction: Transaction) => Promise<unknown>) =>
    device.store.database.write('user', work);
  const say = (status: CheckInStatus) => travellerOn(phone).checkIn(status);
  const mine = async () => {
    const issues = (await agent.get('/api/v2/issues?all=1')).json<Issue[]>();
    return issues.filter(({ affected }) => affected.id === calling.id);
  };
  const idOfCall = async () => {
    await desk.engine.look();
    const [call] = await mine();
    return call?.id ?? '';
  };
  const there = (id: string) => desk.store.database.read((reader) => getRequest(reader, id));
  const talkOn = (device: Device, id: string) =>
    device.store.database.read((reader) => getTalk(reader, id, 20));
  const move = (id: string, to: 'claim') =>
    writeOn(desk, (transaction) => moveRequest(transaction, { issueId: id, to }, desk.context));
  const join = (id: string) => writeOn(desk, (transaction) => stepIn(transaction, id, desk.context));

  it('stands first on the device of who helps, stays there without a network, and is taken from there', async () => {
    await calling.post('/api/v2/issues', { issue: { type: IssueType.LostLuggage } });
    await say(CheckInStatus.Help);
    expect(await phone.engine.send()).toEqual(ALL_WELL);
    expect(await desk.engine.look()).toMatchObject({ kind: 'finished' });
    desk = await desk.restart();
    desk.network.online = false;
    const [first] = await desk.store.database.read(listRequests);
    expect(first).toMatchObject({ isBareCall: true, stage: 'unclaimed', next: 'claim' });
    // It is no request of the traveller’s yet: their card over every tab tells of it.
    await phone.engine.pullIssues();
    expect(await phone.store.database.read(listIssues)).toMatchObject([{ type: IssueType.LostLuggage }]);

    const id = first?.id ?? '';
    await move(id, 'claim');
    await desk.engine.send();
    expect(await there(id)).toMatchObject({ stage: 'mine', move: { kind: 'waiting' } });
    desk.network.online = true;
    await desk.engine.hurry();
    expect(await desk.engine.send()).toEqual(ALL_WELL);
    await phone.engine.look();
    const call = await phone.store.database.read((reader) => getIssue(reader, id));
    expect(call).toMatchObject({ isBareCall: true, status: IssueStatus.Handling });
    expect(call?.handler).toBeTruthy();
  });

  it('goes from it when the traveller is safe', async () => {
    await say(CheckInStatus.Help);
    await phone.engine.send();
    const id = await idOfCall();
    expect(await there(id)).toMatchObject({ stage: 'unclaimed' });
    letPass(service, 60);
    await say(CheckInStatus.Safe);
    await phone.engine.send();
    await desk.engine.look();
    expect(await there(id)).toMatchObject({ stage: 'over', status: IssueStatus.Cancelled });
  });

  it.each(['before it was taken', 'after it was taken'])(
    'and the request that is written of it offline, %s, are one on both devices',
    async (when) => {
      const checkInId = await say(CheckInStatus.Help);
      await phone.engine.send();
      const id = await idOfCall();
      phone.network.online = false;
      let localId = '';
      await writeOn(phone, async (transaction) => {
        const wanted = { type: IssueType.Legal, description: 'Arrested', checkInId };
        localId = await askForHelp(transaction, wanted, phone.context);
        await writeMessage(transaction, { issueId: localId, body: 'At the airport' }, phone.context);
      });
      if (when === 'after it was taken') {
        await move(id, 'claim');
        expect(await desk.engine.send()).toEqual(ALL_WELL);
      }
      phone.network.online = true;
      phone.network.fault = ({ method }) => (method === 'POST' ? { kind: 'drop-after' } : null);
      await phone.engine.hurry();
      await phone.engine.send();
      phone.network.fault = () => null;
      await phone.engine.hurry();
      expect(await phone.engine.send()).toEqual(ALL_WELL);
      await phone.engine.sync();
      expect(await phone.store.database.read(listIssues)).toMatchObject([{ id, type: IssueType.Legal }]);
      expect(await travellerOn(phone).outbox()).toEqual([]);
      await desk.engine.sync();
      expect(await mine()).toHaveLength(1);
      expect(await there(id)).toMatchObject({ isBareCall: false, description: 'Arrested' });
      const { messages } = (await calling.get(`/api/v2/issues/${id}/conversation`)).json<Conversation>();
      expect(messages.filter(({ user_id }) => user_id !== null).map(({ body }) => body)).toEqual([
        'At the airport',
      ]);
    },
  );

  describe('that a colleague has', () => {
    let id: string;
    beforeEach(async () => {
      await say(CheckInStatus.Help);
      await phone.engine.send();
      id = await idOfCall();
      expect((await colleague.post(`/api/v2/issues/${id}/claim`)).status).toBe(200);
      const talk = (await colleague.get(`/api/v2/issues/${id}/conversation`)).json<Conversation>();
      for (let number = 0; number < 25; number += 1)
        await colleague.post(`/api/v2/conversations/${talk.id}/messages`, {
          message: { body: `Word ${number}`, client_id: desk.context.newId() },
        });
      await desk.engine.sync();
    });

    it('can be read by who takes no part, as far as it was asked for, and changes nothing', async () => {
      expect(await talkOn(desk, id)).toMatchObject({ conversationId: null, part: { kind: 'outside' } });
      expect(await desk.engine.pullConversationOf({ issueId: id })).toMatchObject({
        kind: 'finished',
        failed: 0,
      });
      const talk = await talkOn(desk, id);
      expect(talk.messages.at(-1)).toMatchObject({ body: 'Word 24' });
      expect(talk.part).toEqual({ kind: 'outside' });
      await writeOn(desk, (transaction) =>
        readConversation(transaction, { issueId: id, position: 20 }, desk.context),
      );
      expect(await travellerOn(desk).outbox()).toEqual([]);
      expect(await desk.store.database.read((reader) => countUnreadMessages(reader, [id]))).toBe(0);
    });

    it('is stepped into without a network, once; what is said follows, and all that was said before is here', async () => {
      desk.network.online = false;
      await join(id);
      await join(id);
      await writeOn(desk, (transaction) =>
        writeMessage(transaction, { issueId: id, body: 'I know the place' }, desk.context),
      );
      await desk.engine.send();
      desk = await desk.restart();
      expect((await talkOn(desk, id)).part).toEqual({ kind: 'stepping-in' });
      desk.network.online = true;
      desk.network.fault = ({ method }) => (method === 'POST' ? { kind: 'drop-after' } : null);
      await desk.engine.hurry();
      await desk.engine.send();
      desk.network.fault = () => null;
      await desk.engine.hurry();
      expect(await desk.engine.send()).toEqual(ALL_WELL);
      await desk.engine.sync();
      const talk = await talkOn(desk, id);
      expect(talk.part).toEqual({ kind: 'in' });
      await desk.engine.pullOlderMessages(talk.conversationId ?? '');
      const said = (await desk.store.database.read((reader) => getTalk(reader, id, 100))).messages;
      expect(said.map(({ body }) => body).filter((body) => body.startsWith('Word'))).toHaveLength(25);
      expect(said.at(-1)).toMatchObject({ body: 'I know the place', author: { kind: 'me' } });
      const { messages } = (await calling.get(`/api/v2/issues/${id}/conversation`)).json<Conversation>();
      expect(messages.slice(-2)).toMatchObject([
        { user_id: null },
        { user_id: agent.id, body: 'I know the place' },
      ]);
      expect(messages.at(-2)?.body).toMatch(/has joined\.$/);
      // The colleague has it still.
      expect(await there(id)).toMatchObject({ stage: 'anothers' });
    });

    it('is not stepped into by who is none of those who help: it is said, and nothing waits for ever', async () => {
      await service.database.query('delete from user_roles where user_id = $1', [agent.id]);
      await join(id);
      await desk.engine.send();
      expect((await talkOn(desk, id)).part).toMatchObject({ kind: 'refused', reason: { status: 404 } });
    });
  });
});
