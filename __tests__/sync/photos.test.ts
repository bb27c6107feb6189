import { CheckInStatus } from '@/contract/check-in';
import type { Conversation, Message } from '@/contract/conversation';
import { IssueStatus, IssueType, type Issue } from '@/contract/issue';
import { askForHelp, cancelIssue } from '@/store/issue-writes';
import { getPhotoContent, type KeptPhoto } from '@/store/message-photos';
import { writeMessage } from '@/store/message-writes';
import { getTalk, type StoredPhoto } from '@/store/messages';
import { discardEntry } from '@/store/refusals';
import type { Transaction } from '@/store/store-database';

import type { Person } from '../../server/test/support/actors';
import { aPhoneShot } from '../../server/test/support/photos';
import type { TestService } from '../../server/test/support/test-service';
import type { Device } from '../support/device';
import { withOwnDevice } from '../support/own-device';
import { ALL_WELL, letPass, travellerOn } from '../support/traveller-actions';

describe('a photo that somebody sends to the traveller', () => {
  let service: TestService;
  let person: Person;
  let device: Device;
  let issueId: string;
  let shot: string;

  withOwnDevice((scene) => ({ service, person, device } = scene));
  afterEach(() => device.close());
  beforeAll(async () => {
    shot = (await aPhoneShot(800, 600)).toString('base64');
  });
  beforeEach(async () => {
    await device.engine.pullProfile();
    await travellerOn(device).checkIn(CheckInStatus.Help);
    await device.engine.send();
    const issue = { type: IssueType.LostPassport };
    issueId = (await person.post('/api/v2/issues', { issue })).json<Issue>().id;
    await agent().post(`/api/v2/issues/${issueId}/claim`);
  });

  const agent = () => service.as('demo-agent');
  const path = async () => {
    const talk = await person.get(`/api/v2/issues/${issueId}/conversation`);
    return `/api/v2/conversations/${talk.json<Conversation>().id}/messages`;
  };
  const show = async (body: string | null = null) => {
    const asset = { type: 0, description: 'A stamped form', photo: shot };
    const message = { type: 4, body, client_id: crypto.randomUUID(), asset };
    return (await agent().post(await path(), { message })).json<Message>();
  };
  const shown = async () => {
    const talk = await device.store.database.read((reader) => getTalk(reader, issueId, 50));
    return talk.messages.flatMap(({ photo }) => (photo ? [photo] : []));
  };
  const content = (messageId: string) =>
    device.store.database.read((reader) => getPhotoContent(reader, { messageId, entryId: null }));
  const photosAsked = () => device.network.seen.filter(({ path: asked }) => asked.startsWith('/assets/'));

  it('comes once, and is there without a network from then on', async () => {
    const { id } = await show();
    await device.engine.pullConversations();
    expect(await shown()).toMatchObject([
      { messageId: id, alt: 'A stamped form', size: null, isHere: false },
    ]);
    expect(await device.engine.downloadMore()).toEqual(ALL_WELL);
    device = await device.restart();
    device.network.online = false;
    // Held upright, it is taller than wide.
    expect(await shown()).toMatchObject([{ size: { width: 600, height: 800 }, isHere: true }]);
    expect(Buffer.from((await content(id)) ?? '', 'base64').subarray(0, 2)).toEqual(
      Buffer.from([0xff, 0xd8]),
    );
    device.network.online = true;
    await device.engine.pullConversations();
    await device.engine.downloadMore();
    expect(photosAsked()).toHaveLength(1);
    // No key goes to an address that needs none.
    expect(device.network.written.filter((each) => each.includes('/assets/')).join()).not.toContain(
      person.key,
    );
  });

  it('waits where there is no network, and comes by an address that opens once the first has expired', async () => {
    const { id } = await show();
    await device.engine.pullConversations();
    device.network.online = false;
    expect(await device.engine.downloadMore()).toMatchObject({ kind: 'stopped' });
    device.network.online = true;
    letPass(service, 3 * 3600);
    expect(await device.engine.downloadMore()).toEqual(ALL_WELL);
    expect(photosAsked().map(({ status }) => status)).toEqual([403, 200]);
    expect(await content(id)).not.toBeNull();
  });

  it('is asked for nowhere but at the service, and nothing else than a photo is kept', async () => {
    const bad = [
      'https://elsewhere.test/assets/photos/1/whole?expires=1',
      '//elsewhere.test/assets/photos/1/whole?expires=1',
      '/assets/photos/../../api/v2/trips?expires=1',
      '@elsewhere.test/assets/photos/1/whole?expires=1',
    ];
    for (const address of bad) {
      await show();
      device.network.fault = ({ path: asked }) =>
        asked.startsWith('/api/v2/conversations')
          ? { kind: 'replace', with: (answer) => ({ ...answer, text: withAddress(answer.text, address) }) }
          : null;
      await device.engine.pullConversations();
      await device.engine.downloadMore();
    }
    expect(photosAsked()).toEqual([]);
    device.network.fault = ({ path: asked }) =>
      asked.startsWith('/assets/') ? { kind: 'status', status: 200, body: '<svg onload="alert()"/>' } : null;
    const { id } = await show();
    await device.engine.pullConversations();
    await device.engine.downloadMore();
    expect(photosAsked()).not.toEqual([]);
    expect(await content(id)).toBeNull();
  });

  it('that never comes is not asked for without end, but whenever somebody looks at it', async () => {
    const { id } = await show();
    await device.engine.pullConversations();
    device.network.fault = ({ path: asked }) =>
      asked.startsWith('/assets/') ? { kind: 'status', status: 500 } : null;
    for (let time = 0; time < 8; time += 1) await device.engine.downloadMore();
    expect(photosAsked()).toHaveLength(5);
    device.network.fault = () => null;
    await device.engine.downloadMore();
    expect(await content(id)).toBeNull();
    expect(await device.engine.downloadPhoto(id)).toEqual(ALL_WELL);
    expect(await content(id)).not.toBeNull();
  });

  it('goes from the device when it is taken back', async () => {
    const { id } = await show('Look');
    await device.engine.pullConversations();
    await device.engine.downloadMore();
    await agent().delete(`${await path()}/${id}`);
    await device.engine.pullConversations();
    expect(await shown()).toEqual([]);
    expect(await content(id)).toBeNull();
    const kept = await device.store.database.read((reader) => reader.all('select 1 from message_photos'));
    expect(kept).toEqual([]);
  });
});

describe('a photo that the traveller sends', () => {
  let service: TestService;
  let person: Person;
  let device: Device;
  let shot: KeptPhoto;

  withOwnDevice((scene) => ({ service, person, device } = scene));
  afterEach(() => device.close());
  beforeAll(async () => {
    const content = (await aPhoneShot(400, 300)).toString('base64');
    shot = { content, width: 300, height: 400 };
  });
  beforeEach(async () => {
    await device.engine.pullProfile();
  });

  const write = <Result>(work: (transaction: Transaction) => Promise<Result>) =>
    device.store.database.write('user', work);
  const ask = async () => {
    const checkInId = await travellerOn(device).checkIn(CheckInStatus.Help);
    const wanted = { type: IssueType.LostPassport, description: '', checkInId };
    return write((transaction) => askForHelp(transaction, wanted, device.context));
  };
  const say = (issueId: string, body: string, photo?: KeptPhoto) =>
    write((transaction) => writeMessage(transaction, { issueId, body, photo }, device.context));
  const talk = async (issueId: string) =>
    (await device.store.database.read((reader) => getTalk(reader, issueId, 50))).messages;
  const content = (photo: StoredPhoto | null | undefined) =>
    device.store.database.read((reader) =>
      getPhotoContent(reader, photo ?? { messageId: null, entryId: null }),
    );
  const sendAll = async () => {
    device.network.fault = () => null;
    await device.engine.hurry();
    return device.engine.send();
  };
  const onService = async () => {
    const [issue] = (await person.get('/api/v2/issues?all=1')).json<Issue[]>();
    const found = await person.get(`/api/v2/issues/${issue?.id}/conversation`);
    return found.json<Conversation>().messages;
  };
  const kinds = async () => (await travellerOn(device).outbox()).map(({ kind }) => kind);

  it('goes with its words, in its place among others, once, whatever is killed or lost', async () => {
    device.network.online = false;
    const id = await ask();
    await say(id, 'One');
    await say(id, 'Two', shot);
    await say(id, 'Three');
    device = await device.restart();
    const waiting = (await talk(id))[1];
    expect(waiting).toMatchObject({
      body: 'Two',
      author: { sending: { kind: 'waiting' } },
      photo: { isHere: true },
    });
    expect(await content(waiting?.photo)).toBe(shot.content);
    device.network.online = true;
    device.network.fault = ({ method }) => (method === 'POST' ? { kind: 'drop-after' } : null);
    for (let time = 0; time < 5; time += 1) {
      await device.engine.hurry();
      await device.engine.send();
      device = await device.restart();
    }
    expect(await sendAll()).toEqual(ALL_WELL);
    const said = await onService();
    expect(said.map(({ body }) => body)).toEqual(['One', 'Two', 'Three']);
    expect(said[1]).toMatchObject({ type: 4, asset: { type: 0 } });
    expect(await kinds()).toEqual([]);
  });

  it('stays on the screen under one key, from the device itself, and leaves nothing behind in the outbox', async () => {
    const id = await ask();
    await device.engine.send();
    await say(id, '', shot);
    const [before] = await talk(id);
    await device.engine.send();
    await device.engine.pullConversations();
    await device.engine.downloadMore();
    const [after] = await talk(id);
    expect(after).toMatchObject({ key: before?.key, body: '', author: { sending: { kind: 'sent' } } });
    expect(after?.photo).toMatchObject({ size: { width: 300, height: 400 }, isHere: true });
    expect(await content(after?.photo)).toBe(shot.content);
    expect(device.network.seen.filter(({ path }) => path.startsWith('/assets/'))).toEqual([]);
    const bytes = await device.store.database.read((reader) => reader.all('select 1 from outbox_bytes'));
    expect(bytes).toEqual([]);
  });

  it('that has arrived is shown once, and from the device, while its answer is lost', async () => {
    const id = await ask();
    await device.engine.send();
    device.network.fault = ({ method }) => (method === 'POST' ? { kind: 'drop-after' } : null);
    await say(id, 'Look', shot);
    await device.engine.send();
    device.network.fault = () => null;
    await device.engine.pullConversations();
    const messages = await talk(id);
    expect(messages).toMatchObject([{ body: 'Look', position: 1 }]);
    expect(await content(messages[0]?.photo)).toBe(shot.content);
  });

  it('that is refused says why, keeps nothing else from going, and goes when it is given up', async () => {
    const id = await ask();
    await device.engine.send();
    await say(id, 'No picture', { content: btoa('no picture at all'), width: 4, height: 3 });
    await say(id, 'Words');
    await device.engine.send();
    expect((await onService()).map(({ body }) => body)).toEqual(['Words']);
    const refused = (await talk(id)).at(-1);
    expect(refused?.author).toMatchObject({ sending: { kind: 'refused', reason: { status: 422 } } });
    const [entry] = await travellerOn(device).outbox();
    await write((transaction) => discardEntry(transaction, { id: entry?.id ?? '' }, device.context));
    expect((await talk(id)).map(({ body }) => body)).toEqual(['Words']);
    const bytes = await device.store.database.read((reader) => reader.all('select 1 from outbox_bytes'));
    expect(bytes).toEqual([]);
  });

  it('does not hold up a call for help, nor words behind it once a line has not carried it twice', async () => {
    const id = await ask();
    await device.engine.send();
    const isPhoto = ({ method, path }: { method: string; path: string }) =>
      method === 'POST' && path.endsWith('/messages') && !device.network.written.at(-1)?.includes('"Words"');
    device.network.fault = (request) => (isPhoto(request) ? { kind: 'status', status: 413 } : null);
    await say(id, 'Look', shot);
    await say(id, 'Words');
    for (let time = 0; time < 2; time += 1) {
      await device.engine.hurry();
      await device.engine.send();
    }
    expect(await kinds()).toEqual(['issue-photo', 'issue-message']);
    await travellerOn(device).checkIn(CheckInStatus.Help);
    await device.engine.hurry();
    await device.engine.send();
    await device.engine.send();
    expect(await kinds()).toEqual(['issue-photo']);
    expect((await onService()).map(({ body }) => body)).toEqual(['Words']);
    expect(await sendAll()).toEqual(ALL_WELL);
    expect((await onService()).map(({ body }) => body)).toEqual(['Words', 'Look']);
  });

  describe('that a line can’t carry, of a request that is withdrawn', () => {
    const withdraw = (id: string) => write((transaction) => cancelIssue(transaction, id, device.context));
    const statusOnService = async () => (await person.get('/api/v2/issues?all=1')).json<Issue[]>()[0]?.status;
    const smallOnly = ({ method }: { method: string }) =>
      method === 'POST' && (device.network.written.at(-1)?.length ?? 0) > 2_000
        ? ({ kind: 'drop-before' } as const)
        : null;
    /** Of each message that waits, whether it says that it is not going to be sent. */
    const heldBack = async (id: string) => {
      const { messages } = await device.store.database.read((reader) => getTalk(reader, id, 50));
      return messages.flatMap(({ author }) =>
        author.kind === 'me' && author.sending.kind === 'waiting' ? [author.sending.isHeldBack] : [],
      );
    };
    const bytesHere = () => device.store.database.read((reader) => reader.all('select 1 from outbox_bytes'));

    it('does not hold the withdrawal up, nor words between them, and goes with it', async () => {
      const id = await ask();
      await device.engine.send();
      device.network.fault = smallOnly;
      await say(id, 'Look', shot);
      await say(id, 'Words');
      await device.engine.send();
      await withdraw(id);
      await device.engine.send();
      expect(await statusOnService()).toBe(IssueStatus.Cancelled);
      expect((await onService()).map(({ body }) => body)).toEqual(['Words', 'The request was withdrawn.']);
      expect(await kinds()).toEqual([]);
      expect(await bytesHere()).toEqual([]);
      expect(await sendAll()).toEqual(ALL_WELL);
      expect(await statusOnService()).toBe(IssueStatus.Cancelled);
    });

    it('is not tried while the withdrawal waits, and goes in its place where the traveller wants help after all', async () => {
      const id = await ask();
      await device.engine.send();
      device.network.online = false;
      await say(id, 'Look', shot);
      expect(await heldBack(id)).toEqual([false]);
      await withdraw(id);
      device = await device.restart();
      expect(await heldBack(id)).toEqual([true]);
      await say(id, 'I need it after all');
      expect(await heldBack(id)).toEqual([false, false]);
      expect(await kinds()).toEqual(['issue-photo', 'issue-message']);
      device.network.online = true;
      expect(await sendAll()).toEqual(ALL_WELL);
      expect((await onService()).map(({ body }) => body)).toEqual(['Look', 'I need it after all']);
      expect(await statusOnService()).toBe(IssueStatus.Waiting);
    });

    it('goes too where something is said behind a withdrawal that is on its way', async () => {
      const id = await ask();
      await device.engine.send();
      device.network.fault = smallOnly;
      await say(id, 'Look', shot);
      await withdraw(id);
      device.network.fault = ({ method }) => (method === 'POST' ? { kind: 'drop-after' } : null);
      await device.engine.send();
      expect(await heldBack(id)).toEqual([true]);
      await say(id, 'I need it after all');
      expect(await kinds()).toEqual(['issue-photo', 'issue-cancel', 'issue-message']);
      expect(await heldBack(id)).toEqual([false, false]);
      expect(await sendAll()).toEqual(ALL_WELL);
      const said = (await onService()).map(({ body }) => body);
      expect(said).toEqual([
        'The request was withdrawn.',
        'Robin Example still needs help: the request is open again.',
        'Look',
        'I need it after all',
      ]);
      expect(await statusOnService()).toBe(IssueStatus.Waiting);
    });

    it('opens nothing again that was over before the withdrawal arrived', async () => {
      const id = await ask();
      await device.engine.send();
      const [issue] = (await person.get('/api/v2/issues')).json<Issue[]>();
      await service.as('demo-agent').post(`/api/v2/issues/${issue?.id}/close`);
      device.network.fault = smallOnly;
      await say(id, 'Look', shot);
      await withdraw(id);
      await device.engine.send();
      device.network.fault = () => null;
      await device.engine.hurry();
      await device.engine.send();
      expect(await kinds()).toEqual(['issue-photo', 'issue-cancel']);
      const refused = (await travellerOn(device).outbox()).find(({ kind }) => kind === 'issue-cancel');
      await write((transaction) => discardEntry(transaction, { id: refused?.id ?? '' }, device.context));
      expect(await kinds()).toEqual([]);
      expect(await sendAll()).toEqual(ALL_WELL);
      expect(await statusOnService()).toBe(IssueStatus.Closed);
    });
  });
});

function withAddress(text: string, address: string): string {
  return text.replaceAll(/"original":"[^"]*"/g, `"original":${JSON.stringify(address)}`);
}
