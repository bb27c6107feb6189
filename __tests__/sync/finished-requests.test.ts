import { CheckInStatus } from '@/contract/check-in';
import type { Conversation } from '@/contract/conversation';
import { IssueStatus, IssueType, type Issue } from '@/contract/issue';
import { askAgain } from '@/store/asking-again';
import { askForHelp } from '@/store/issue-writes';
import { getIssue, listIssues } from '@/store/issues';
import { writeMessage } from '@/store/message-writes';
import { getTalk } from '@/store/messages';
import type { Transaction } from '@/store/store-database';

import { aPhoneShot } from '../../server/test/support/photos';
import type { Person } from '../../server/test/support/actors';
import type { TestService } from '../../server/test/support/test-service';
import type { Device } from '../support/device';
import { withOwnDevice } from '../support/own-device';
import { ALL_WELL, letPass, travellerOn } from '../support/traveller-actions';

describe('a request that is finished while the traveller writes without a network', () => {
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
  const say = (issueId: string, body: string, photo?: { content: string; width: number; height: number }) =>
    write((transaction) => writeMessage(transaction, { issueId, body, photo }, device.context));
  const again = (issueId: string) => write((transaction) => askAgain(transaction, issueId, device.context));
  const here = () => device.store.database.read(listIssues);
  const waiting = async () => (await travellerOn(device).outbox()).map(({ kind }) => kind);
  const online = async () => {
    device.network.online = true;
    await device.engine.hurry();
    const outcome = await device.engine.send();
    await device.engine.pullIssues();
    return outcome;
  };

  /** One that was sent, and is finished for good where the traveller has no network. */
  async function askUntilFinished(): Promise<string> {
    const checkInId = await travellerOn(device).checkIn(CheckInStatus.Help);
    const wanted = { type: IssueType.LostPassport, description: 'In a taxi', checkInId };
    const local = await write((transaction) => askForHelp(transaction, wanted, device.context));
    expect(await device.engine.send()).toEqual(ALL_WELL);
    const id = (await device.store.database.read((reader) => getIssue(reader, local)))?.id ?? '';
    await device.engine.pullConversations();
    device.network.online = false;
    // What is younger than the list might have been asked for while that was under way.
    letPass(service, 600);
    await agent().post(`/api/v2/issues/${id}/close`);
    const finished = await agent().patch(`/api/v2/issues/${id}`, { issue: { status: IssueStatus.Finished } });
    expect(finished.status).toBe(200);
    return id;
  }

  it('keeps the words where they were written, with why nobody has them, and asks again with all of them, once', async () => {
    const id = await askUntilFinished();
    const content = (await aPhoneShot(40, 30)).toString('base64');
    await say(id, 'Are you there?');
    await say(id, 'This one', { content, width: 40, height: 30 });
    await online();
    expect(await here()).toMatchObject([{ id, status: IssueStatus.Finished }]);
    device = await device.restart();
    const { messages } = await device.store.database.read((reader) => getTalk(reader, id, 50));
    expect(messages).toMatchObject([
      { body: 'Are you there?', author: { sending: { kind: 'refused', reason: { status: 404 } } } },
      { body: 'This one', photo: { isHere: true }, author: { sending: { kind: 'refused' } } },
    ]);

    const asked = await again(id);
    expect(await again(id)).toBeNull();
    expect(await here()).toMatchObject([{ id: asked, description: 'Are you there?' }]);
    expect(await online()).toEqual(ALL_WELL);
    expect(await waiting()).toEqual([]);
    const [issue, ...others] = (await person.get('/api/v2/issues?all=1')).json<Issue[]>();
    expect(others).toEqual([]);
    expect(issue).toMatchObject({
      type: IssueType.LostPassport,
      description: 'Are you there?',
    });
    const said = await person.get(`/api/v2/issues/${issue?.id}/conversation`);
    expect(said.json<Conversation>().messages).toMatchObject([{ type: 4, body: 'This one' }]);
  });

  it('goes like any other where nothing was written', async () => {
    await askUntilFinished();
    await online();
    expect(await here()).toEqual([]);
  });
});
