import { CheckInStatus } from '@/contract/check-in';
import type { Conversation } from '@/contract/conversation';
import { IssueStatus, IssueType, type Issue } from '@/contract/issue';
import { saveShortCountries } from '@/store/countries';
import { askForHelp, cancelIssue, cancelIssuesOfOpenCall } from '@/store/issue-writes';
import { getIssue, listIssues } from '@/store/issues';
import { writeMessage } from '@/store/message-writes';
import { discardEntry } from '@/store/refusals';

import type { Person } from '../../server/test/support/actors';
import type { TestService } from '../../server/test/support/test-service';
import type { Device } from '../support/device';
import { withOwnDevice } from '../support/own-device';
import { aShortCountry } from '../support/records';
import { aGate, ALL_WELL, letPass, travellerOn, until } from '../support/traveller-actions';

describe('a request for help', () => {
  let service: TestService;
  let person: Person;
  let device: Device;

  withOwnDevice((scene) => ({ service, person, device } = scene));
  afterEach(() => device.close());
  beforeEach(async () => {
    await device.store.database.write('cache', (transaction) =>
      saveShortCountries(transaction, [aShortCountry({ id: 'colombia', country_code: 'CO' })]),
    );
  });

  const call = () => travellerOn(device).checkIn(CheckInStatus.Help);
  const ask = (checkInId: string, type: IssueType = IssueType.LostPassport) =>
    device.store.database.write('user', (transaction) =>
      askForHelp(transaction, { type, description: ' In a taxi ', checkInId }, device.context),
    );
  const write = (issueId: string, body: string) =>
    device.store.database.write('user', (transaction) =>
      writeMessage(transaction, { issueId, body }, device.context),
    );
  const cancel = (id: string) =>
    device.store.database.write('user', (transaction) => cancelIssue(transaction, id, device.context));
  const takeBackCall = () =>
    device.store.database.write('user', (transaction) => cancelIssuesOfOpenCall(transaction, device.context));
  const here = () => device.store.database.read(listIssues);
  const outbox = async () => (await travellerOn(device).outbox()).map(({ kind }) => kind);
  const onService = async () => (await person.get('/api/v2/issues?all=1')).json<Issue[]>();
  const askAndSend = async () => {
    await ask(await call());
    expect(await device.engine.send()).toEqual(ALL_WELL);
    const [issue] = await here();
    return issue?.id ?? '';
  };
  const posts = (path: string) =>
    device.network.seen.filter((seen) => seen.method === 'POST' && seen.path.endsWith(path));

  it('made without a network outlives the app, goes once, and is known by both its ids', async () => {
    device.network.online = false;
    const checkInId = await call();
    const id = await ask(checkInId);
    expect(await ask(checkInId)).toBe(id);
    await device.engine.send();
    device = await device.restart();
    expect(await here()).toMatchObject([{ id, type: 10, description: 'In a taxi', checkInId }]);
    expect(await outbox()).toEqual(['check-in', 'issue-create']);
    device.network.online = true;
    device.network.fault = ({ method }) => (method === 'POST' ? { kind: 'drop-after' } : null);
    await device.engine.hurry();
    await device.engine.send();
    device.network.fault = () => null;
    await device.engine.hurry();
    await device.engine.send();
    const [sent, ...others] = await onService();
    expect(others).toEqual([]);
    expect(sent).toMatchObject({ type: 10, description: 'In a taxi', lat: 4.711, country_code: 'CO' });
    expect(await here()).toMatchObject([{ id: sent?.id, checkInId, sending: { kind: 'sent' } }]);
    expect(await device.store.database.read((reader) => getIssue(reader, id))).toMatchObject({
      id: sent?.id,
    });
  });

  it('that waited for a signal counts from when it was asked, for both sides; a wrong clock makes it neither old nor of tomorrow', async () => {
    const agent = service.as('demo-agent');
    device.network.online = false;
    const asked = service.clock.now.getTime();
    await ask(await call());
    letPass(service, 5 * 3600);
    device.network.online = true;
    await device.engine.hurry();
    expect(await device.engine.send()).toEqual(ALL_WELL);
    expect(await here()).toMatchObject([{ askedAt: asked }]);
    const [{ id, created_at } = { id: '', created_at: '' }] = await onService();
    expect(Date.parse(created_at)).toBe(service.clock.now.getTime());
    expect((await agent.get(`/api/v2/issues/${id}`)).json<Issue>().asked_at).toBe(
      new Date(asked).toISOString(),
    );
    for (const days of [-400, 2]) {
      letPass(service, 60);
      device.clock.offset = days * 24 * 3_600_000;
      await ask(await call());
      await device.engine.send();
      const [newest] = await onService();
      expect(newest?.asked_at).toBe(service.clock.now.toISOString());
    }
  });

  it('of which the answer was lost is the one that the list tells of: what is written before and after stands in it, in order', async () => {
    const checkInId = await call();
    const id = await ask(checkInId);
    await write(id, 'One');
    device.network.fault = ({ method }) => (method === 'POST' ? { kind: 'drop-after' } : null);
    await device.engine.sync();
    const [sent, ...others] = await here();
    expect(others).toEqual([]);
    expect(sent).toMatchObject({ description: 'In a taxi', checkInId, sending: { kind: 'sent' } });
    await write(sent?.id ?? '', 'Two');
    await write(id, 'Three');
    device.network.fault = () => null;
    await device.engine.hurry();
    expect(await device.engine.sync()).toEqual(ALL_WELL);
    expect((await onService()).map((issue) => issue.id)).toEqual([sent?.id]);
    const { messages } = (await person.get(`/api/v2/issues/${sent?.id}/conversation`)).json<Conversation>();
    expect(messages.flatMap(({ user_id, body }) => (user_id === person.id ? [body] : []))).toEqual([
      'One',
      'Two',
      'Three',
    ]);
  });

  it('that was asked for once more, in the same words, is another one', async () => {
    const before = await askAndSend();
    await device.engine.sync();
    letPass(service, 60);
    device.network.fault = ({ method }) => (method === 'POST' ? { kind: 'drop-before' } : null);
    const id = await ask(await call());
    await device.engine.sync();
    expect((await here()).map((issue) => [issue.id, issue.sending.kind])).toEqual([
      [id, 'sending'],
      [before, 'sent'],
    ]);
    device.network.fault = () => null;
    await device.engine.hurry();
    expect(await device.engine.sync()).toEqual(ALL_WELL);
    expect(await onService()).toHaveLength(2);
  });

  it('is one, and stays with its call, where the list overtakes the answer', async () => {
    const checkInId = await call();
    await device.engine.send();
    const gate = aGate();
    device.network.fault = ({ method }) =>
      method === 'POST' ? { kind: 'hold-answer', until: gate.opened } : null;
    await ask(checkInId);
    const sending = device.engine.send();
    await until(() => posts('/issues').some(({ status }) => status !== null));
    await device.engine.pullIssues();
    expect(await here()).toMatchObject([{ checkInId, sending: { kind: 'sent' } }]);
    gate.open();
    expect(await sending).toEqual(ALL_WELL);
    expect(await here()).toMatchObject([{ checkInId, sending: { kind: 'sent' } }]);
  });

  it('goes to the company where nobody knows in which country to look for a doctor', async () => {
    await ask('a call of which nothing is known', IssueType.SelfHelpMedical);
    await device.engine.send();
    expect(await onService()).toMatchObject([{ type: IssueType.Medical, country_code: null, lat: null }]);
  });

  it('withdrawn before it left was never made; withdrawn later is cancelled, once', async () => {
    await cancel(await ask(await call()));
    expect(await outbox()).toEqual(['check-in']);
    expect(await here()).toEqual([]);
    const id = await askAndSend();
    await cancel(id);
    await cancel(id);
    expect(await here()).toMatchObject([{ id, sending: { kind: 'cancelling' } }]);
    await device.engine.send();
    expect(posts('/cancel')).toHaveLength(1);
    expect(await onService()).toMatchObject([{ id, status: IssueStatus.Cancelled }]);
    expect(await here()).toMatchObject([{ status: IssueStatus.Cancelled, sending: { kind: 'sent' } }]);
  });

  it('withdrawn while nobody knows whether it arrived ends as one that is cancelled', async () => {
    device.network.fault = ({ path }) => (path.endsWith('/issues') ? { kind: 'drop-after' } : null);
    const id = await ask(await call());
    await device.engine.send();
    await cancel(id);
    device.network.fault = () => null;
    await device.engine.hurry();
    await device.engine.send();
    expect(await outbox()).toEqual([]);
    expect(await onService()).toMatchObject([{ status: IssueStatus.Cancelled }]);
    expect(await here()).toMatchObject([{ status: IssueStatus.Cancelled, sending: { kind: 'sent' } }]);
  });

  it('that was over before its withdrawal arrived says so, and then what the service says', async () => {
    const id = await askAndSend();
    letPass(service, 60);
    await service.as('demo-agent').post(`/api/v2/issues/${id}/close`);
    await cancel(id);
    await device.engine.send();
    const [refused] = await here();
    expect(refused?.sending).toMatchObject({ kind: 'not-cancelled', reason: { status: 409 } });
    const [entry] = await travellerOn(device).outbox();
    await device.store.database.write('user', (transaction) =>
      discardEntry(transaction, { id: entry?.id ?? '' }, device.context),
    );
    expect(await device.engine.pullIssues()).toEqual(ALL_WELL);
    expect(await here()).toMatchObject([{ status: IssueStatus.Closed, sending: { kind: 'sent' } }]);
    await service.as('demo-agent').patch(`/api/v2/issues/${id}`, { issue: { status: 5 } });
    expect(await device.engine.pullIssues()).toEqual(ALL_WELL);
    expect(await here()).toEqual([]);
  });

  it('tells who has taken it; an answer from before does not undo that, nor what was asked meanwhile', async () => {
    const id = await askAndSend();
    const gate = aGate();
    device.network.fault = ({ path }) =>
      path.includes('/issues?') ? { kind: 'hold-answer', until: gate.opened } : null;
    const before = device.engine.pullIssues();
    await until(() =>
      device.network.seen.some(({ path, status }) => path.includes('/issues?') && status === 200),
    );
    device.network.fault = () => null;
    letPass(service, 5);
    await service.as('demo-agent').post(`/api/v2/issues/${id}/claim`);
    expect(await device.engine.pullIssues()).toEqual(ALL_WELL);
    letPass(service, 5);
    const second = await askAndSend();
    gate.open();
    await before;
    expect(await here()).toMatchObject([
      { id: second, status: IssueStatus.Waiting },
      { id, status: IssueStatus.Handling, handler: 'Sam Agent' },
    ]);
  });

  it('goes with a call that was a mistake, and not with one that was answered long ago', async () => {
    const old = await askAndSend();
    letPass(service, 5);
    await travellerOn(device).checkIn(CheckInStatus.Safe);
    letPass(service, 5);
    await ask(await call());
    await takeBackCall();
    expect(await here()).toMatchObject([{ id: old, sending: { kind: 'sent' } }]);
  });

  it('stays when a later call was a mistake, which takes along what was asked for with it alone', async () => {
    const meant = await askAndSend();
    letPass(service, 5);
    await ask(await call());
    await takeBackCall();
    expect(await here()).toMatchObject([{ id: meant, sending: { kind: 'sent' } }]);
  });
});
