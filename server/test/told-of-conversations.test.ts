import { randomUUID } from 'node:crypto';

import type { Conversation } from '@/contract/conversation';
import { IssueStatus, IssueType, type Issue } from '@/contract/issue';
import { NotificationType } from '@/contract/notification-type';
import { RoleType } from '@/contract/role';

import { tellOfWaiting } from '../src/jobs/tell-of-waiting';
import { addCompany, addTraveller, addUser, type Person } from './support/actors';
import { admin } from './support/admin';
import { addPhone } from './support/publishing';
import { startServiceAtWork, type ServiceAtWork } from './support/service-at-work';
import type { Caller } from './support/test-service';

const { MissedConversationMessage, AbsentConversationResponder, UserInactiveIssue, UserFinishedIssue } =
  NotificationType;
const MINUTE_MS = 60_000;
const PATIENCE = { absentResponderMs: 15 * MINUTE_MS, inactiveIssueMs: 24 * 60 * MINUTE_MS };

describe('what is told of a conversation', () => {
  let service: ServiceAtWork;
  let company: Person;
  let traveller: Person;
  let agent: Person;
  let issueId: string;
  let talkId: string;
  beforeAll(async () => {
    service = await startServiceAtWork();
  });
  afterAll(() => service.close());
  beforeEach(async () => {
    company = await addCompany(service);
    traveller = await addTraveller(service, company.key);
    agent = await addUser(service, company.id, RoleType.OrganizationAdmin);
    await open({ type: IssueType.LostLuggage });
  });

  async function open(issue: object, who: Caller = traveller): Promise<void> {
    issueId = (await who.post('/api/v2/issues', { issue })).json<Issue>().id;
    talkId = (await who.get(`/api/v2/issues/${issueId}/conversation`)).json<Conversation>().id;
  }
  const say = (who: Caller, body = 'Secret words') =>
    who.post(`/api/v2/conversations/${talkId}/messages`, { message: { body, client_id: randomUUID() } });
  const act = (who: Caller, action: string) => who.post(`/api/v2/issues/${issueId}/${action}`);
  const finish = (who: Caller) =>
    who.patch(`/api/v2/issues/${issueId}`, { issue: { status: IssueStatus.Finished } });
  const read = (who: Caller, position: number) =>
    who.put(`/api/v2/conversations/${talkId}/mark_read`, { position });
  const told = async (who: Caller, type: number) =>
    (await who.get('/api/v2/notifications'))
      .json<{ type: number; title: string; body: string; data: object; read_at: string | null }[]>()
      .filter((each) => each.type === type);
  const countTold = async (who: Caller, type: number) => (await told(who, type)).length;
  const countUnread = async (who: Caller, type: number) =>
    (await told(who, type)).filter(({ read_at }) => read_at === null).length;
  const wait = async (minutes: number) => {
    service.clock.now = new Date(service.clock.now.getTime() + minutes * MINUTE_MS);
    await tellOfWaiting(service.database, PATIENCE, service.clock.now);
  };

  it('5: a message that somebody has not read, once until they have', async () => {
    await act(agent, 'claim');
    expect(await countTold(traveller, MissedConversationMessage)).toBe(0);
    await say(agent);
    await say(agent);
    expect(await told(traveller, MissedConversationMessage)).toMatchObject([
      { data: { conversation_id: talkId } },
    ]);
    await read(traveller, 1);
    expect(await countUnread(traveller, MissedConversationMessage)).toBe(1);
    await read(traveller, 3);
    expect(await countUnread(traveller, MissedConversationMessage)).toBe(0);
    await say(agent);
    expect(await countTold(traveller, MissedConversationMessage)).toBe(2);
    expect(await countUnread(traveller, MissedConversationMessage)).toBe(1);
    await say(traveller);
    expect(await countTold(agent, MissedConversationMessage)).toBe(1);
    expect(await countTold(traveller, MissedConversationMessage)).toBe(2);
    await say(agent);
    expect(await countTold(traveller, MissedConversationMessage)).toBe(3);
  });

  it('5: rings without a word of what was said, in the language of whoever hears it', async () => {
    const token = await addPhone(traveller);
    await service.database.query(`update travellers set spoken_language = 'fr' where id = $1`, [
      traveller.id,
    ]);
    await act(agent, 'claim');
    await say(agent);
    await service.background.run();
    const rung = service.pushes.taken.filter(({ to }) => to === token);
    expect(rung).toMatchObject([{ data: { type: 5, data: { conversation_id: talkId } } }]);
    expect(JSON.stringify(rung)).not.toContain('Secret');
    expect(await told(traveller, 5)).toMatchObject([{ title: 'Un nouveau message' }]);
  });

  it('6: an answer that does not come, to whoever waits and to those who help; once until something is said', async () => {
    await wait(14);
    expect(await countTold(traveller, AbsentConversationResponder)).toBe(0);
    await wait(2);
    await wait(60);
    expect(await countTold(traveller, AbsentConversationResponder)).toBe(1);
    expect(await countTold(agent, AbsentConversationResponder)).toBe(1);
    await act(agent, 'claim');
    await say(traveller);
    await wait(10);
    await say(traveller);
    await wait(6);
    expect(await countTold(agent, AbsentConversationResponder)).toBe(2);
  });

  it('6: moves no topic of conversations, of which nobody could read anything new', async () => {
    const revision = async () => {
      const { headers } = await traveller.get('/api/v1/trips', { 'data-topics': '*' });
      return /conversations=(\d+)/.exec(headers['data-revision'] ?? '')?.[1];
    };
    const before = await revision();
    await wait(16);
    expect(await countTold(traveller, AbsentConversationResponder)).toBe(1);
    expect({ before, after: await revision() }).toEqual({ before, after: before });
    await say(traveller);
    expect(Number(await revision())).toBeGreaterThan(Number(before));
  });

  it('6: not where an answer came, or the request has ended', async () => {
    await act(agent, 'claim');
    await say(agent);
    await wait(30);
    await say(traveller);
    await act(agent, 'close');
    await wait(30);
    expect(await countTold(traveller, AbsentConversationResponder)).toBe(0);
    // Who writes once more waits from then on.
    await say(traveller);
    await wait(10);
    expect(await countTold(traveller, AbsentConversationResponder)).toBe(0);
    await wait(6);
    expect(await countTold(traveller, AbsentConversationResponder)).toBe(1);
  });

  it('6: of what is asked of doctors to them alone, and once one has claimed it to that one', async () => {
    const doctor = service.as('demo-doctor');
    await open({ type: IssueType.SelfHelpMedical, country_code: 'CO' });
    const before = await countTold(doctor, AbsentConversationResponder);
    await wait(16);
    expect(await countTold(doctor, AbsentConversationResponder)).toBe(before + 1);
    expect((await told(agent, AbsentConversationResponder)).map(({ data }) => data)).not.toContainEqual({
      conversation_id: talkId,
    });
    await act(doctor, 'claim');
    await say(traveller);
    // Another doctor of the same country, who has nothing to do with it.
    await service.database.query(
      `insert into responders (user_id, country_code, created_at) values ($1, 'CO', now())`,
      [agent.id],
    );
    await service.database.query('update user_roles set type = $2 where user_id = $1', [
      agent.id,
      RoleType.MedicalPractitioner,
    ]);
    await wait(16);
    expect(await countTold(doctor, AbsentConversationResponder)).toBe(before + 2);
    expect((await told(agent, AbsentConversationResponder)).map(({ data }) => data)).not.toContainEqual({
      conversation_id: talkId,
    });
  });

  describe('about no request', () => {
    let colleague: Person;
    beforeEach(async () => {
      colleague = await addUser(service, company.id, RoleType.ClinicalAdmin);
      const begun = await traveller.post('/api/v2/conversations', { conversation: { name: 'A question' } });
      talkId = begun.json<Conversation>().id;
    });

    const toldOfIt = async (who: Caller, type: number) =>
      (await told(who, type)).filter(({ data }) => JSON.stringify(data).includes(talkId)).length;
    const isListed = async (who: Caller) =>
      (await who.get('/api/v2/conversations?discrete=true&per_page=100'))
        .json<Conversation[]>()
        .some(({ id }) => id === talkId);
    const forAll = <Value>(ask: (who: Caller) => Promise<Value>) => Promise.all([agent, colleague].map(ask));
    const topics = (who: Caller) =>
      who
        .get('/api/v1/trips', { 'data-topics': '*' })
        .then(({ headers }) => /conversations=(\d+)/.exec(headers['data-revision'] ?? '')?.[1]);

    it('is heard by those who handle requests of the company, once until they answer', async () => {
      const elsewhere = await addUser(service, (await addCompany(service)).id, RoleType.OrganizationAdmin);
      expect(await forAll(isListed)).toEqual([false, false]);
      const before = await topics(agent);
      await say(traveller);
      await say(traveller);
      expect(await forAll((who) => toldOfIt(who, MissedConversationMessage))).toEqual([1, 1]);
      expect([await forAll(isListed), await isListed(elsewhere)]).toEqual([[true, true], false]);
      expect(await topics(agent)).not.toBe(before);
      expect(await toldOfIt(traveller, MissedConversationMessage)).toBe(0);
      await wait(16);
      expect(await forAll((who) => toldOfIt(who, AbsentConversationResponder))).toEqual([1, 1]);
      expect(await toldOfIt(traveller, AbsentConversationResponder)).toBe(1);
      expect(await toldOfIt(elsewhere, AbsentConversationResponder)).toBe(0);
    });

    it('is a matter of whoever has joined from then on', async () => {
      await say(traveller);
      await agent.post(`/api/v2/conversations/${talkId}/join`);
      await say(agent);
      await wait(16);
      expect(await forAll((who) => toldOfIt(who, AbsentConversationResponder))).toEqual([0, 0]);
      expect(await forAll(isListed)).toEqual([true, false]);
      await say(traveller);
      expect(await forAll((who) => toldOfIt(who, MissedConversationMessage))).toEqual([2, 1]);
      await wait(16);
      expect(await forAll((who) => toldOfIt(who, AbsentConversationResponder))).toEqual([1, 1]);
      await wait(48 * 60);
      const quiet = await service.database.query(
        'select 1 as one from conversations where id = $1 and quiet_since is not null',
        [talkId],
      );
      expect(quiet).toEqual([]);
    });

    it('is heard by the others again once whoever had joined is gone', async () => {
      await say(traveller);
      await agent.post(`/api/v2/conversations/${talkId}/join`);
      await say(agent);
      await company.delete(`/api/v2/org/${company.id}/users/${agent.id}`);
      await say(traveller);
      expect(await toldOfIt(colleague, MissedConversationMessage)).toBe(2);
      expect(await isListed(colleague)).toBe(true);
    });
  });

  it('9: that nothing is said any longer, once until something is', async () => {
    await act(agent, 'claim');
    await say(agent);
    await wait(23 * 60);
    await say(traveller);
    await wait(23 * 60);
    expect(await countTold(traveller, UserInactiveIssue)).toBe(0);
    await wait(61);
    await wait(48 * 60);
    expect(await countTold(traveller, UserInactiveIssue)).toBe(1);
    expect(await countTold(agent, UserInactiveIssue)).toBe(0);
    await say(agent);
    await act(agent, 'close');
    await wait(48 * 60);
    expect(await countTold(traveller, UserInactiveIssue)).toBe(1);
  });

  it('10: that it is finished, to whoever asked and once', async () => {
    await act(agent, 'close');
    expect(await countTold(traveller, UserFinishedIssue)).toBe(0);
    await finish(agent);
    await finish(agent);
    expect(await countTold(traveller, UserFinishedIssue)).toBe(1);
    expect(await countTold(agent, UserFinishedIssue)).toBe(0);
  });

  it('goes with whoever asked, when they are erased', async () => {
    await wait(16);
    await act(agent, 'claim');
    await say(traveller);
    expect([await countTold(agent, 5), await countTold(agent, 6)]).toEqual([1, 1]);
    await admin(service.database, 'traveller', 'erase', traveller.id, '--yes');
    expect([await countTold(agent, 5), await countTold(agent, 6)]).toEqual([0, 0]);
  });
});
