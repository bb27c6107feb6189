import { randomUUID } from 'node:crypto';

import { Conversation, Message, MessageType } from '@/contract/conversation';
import { IssueStatus, IssueType, type Issue } from '@/contract/issue';
import { RoleType } from '@/contract/role';

import { addCompany, addDoctor, addTraveller, addTrip, addUser, type Person } from './support/actors';
import { admin } from './support/admin';
import { aTraveller } from './support/builders';
import { findTablesHolding } from './support/database-state';
import { aPicture } from './support/photos';
import { readAs } from './support/read-as';
import { SAMPLE_MOMENT } from './support/sample-moment';
import { startTestService, type Answer, type Caller, type TestService } from './support/test-service';

describe('whoever is erased', () => {
  let service: TestService;
  let company: Person;
  let traveller: Person;
  let agent: Person;
  beforeAll(async () => {
    service = await startTestService();
  });
  afterAll(() => service.close());
  beforeEach(async () => {
    company = await addCompany(service);
    const named = aTraveller({ first_name: 'Xanthippe', email: `${randomUUID()}@forget.test` });
    traveller = await addTraveller(service, company.key, named);
    agent = await addUser(service, company.id, RoleType.OrganizationAdmin);
  });

  const once = () => ({ 'idempotency-key': randomUUID() });
  const run = (...words: string[]) => admin(service.database, 'traveller', ...words);
  const erase = ({ id }: Person) => run('erase', id, '--yes');
  const ask = async (who: Caller = traveller, issue: object = { type: IssueType.LostLuggage }) =>
    (await who.post('/api/v2/issues', { issue })).json<Issue>().id;
  const talkOf = async (issueId: string, who: Caller = traveller) =>
    readAs(Conversation, await who.get(`/api/v2/issues/${issueId}/conversation`));
  const pathOf = async (issueId: string, who: Caller = traveller) =>
    `/api/v2/conversations/${(await talkOf(issueId, who)).id}`;
  const list = async (who: Caller, path: string, query = '', headers = {}) =>
    readAs(Message.array(), await who.get(`${path}/messages${query}`, headers));
  const rename = ({ id }: Person, name: string) =>
    service.database.query('update travellers set first_name = $2 where id = $1', [id, name]);

  /** Each is sent once before, and once after somebody is erased. */
  interface Sent {
    first: Answer;
    again: () => Promise<Answer>;
  }
  async function send(request: (headers: Record<string, string>) => Promise<Answer>): Promise<Sent> {
    const headers = once();
    const first = await request(headers);
    expect(first.status).toBe(200);
    return { first, again: () => request(headers) };
  }
  async function expectBlank(sent: readonly Sent[]): Promise<void> {
    for (const { first, again } of sent) {
      const { status, text } = await again();
      expect([first.text.slice(0, 200), status, text]).toEqual([first.text.slice(0, 200), 200, '{}']);
    }
  }

  describe('is told of to nobody who repeats', () => {
    it('what they did as a handler', async () => {
      await addTrip(traveller);
      const issueId = await ask(traveller, {
        type: IssueType.Medical,
        description: 'Bitten by a snake',
        lat: 4.6,
        lng: -74.1,
      });
      const path = `/api/v2/issues/${issueId}`;
      const colleague = await addUser(service, company.id, RoleType.ClinicalAdmin);
      const issue = { description: 'Bitten by a snake' };
      // Changes nothing, says nothing, has nothing, and leaves no other trace of having been answered.
      const words = await send((headers) => colleague.patch(path, { issue }, headers));
      expect(words.first.text).toContain('Xanthippe');
      const talk = await pathOf(issueId);
      const message = { body: 'Which leg?', client_id: randomUUID() };
      const note = { body: 'Insured until May' };
      const sent = [
        words,
        await send((headers) => agent.post(`${path}/claim`, undefined, headers)),
        await send((headers) => agent.put(`${talk}/mark_read`, { position: 1 }, headers)),
        // Names nobody by an id.
        await send((headers) => agent.post(`${talk}/messages`, { message }, headers)),
        await send((headers) => agent.post('/api/v2/notes', { note, issue_id: issueId }, headers)),
        await send((headers) => agent.post(`${path}/close`, undefined, headers)),
        await send((headers) =>
          company.patch(
            `/api/v2/org/${company.id}/issues/${issueId}`,
            { issue: { status: IssueStatus.Finished } },
            headers,
          ),
        ),
      ];
      await erase(traveller);
      await expectBlank(sent);
      expect(await findTablesHolding(service.database, issueId)).toEqual([]);
    });

    it('what they did as a doctor of another company', async () => {
      const doctor = await addDoctor(service);
      const issueId = await ask(traveller, { type: IssueType.SelfHelpMedical, country_code: 'CO' });
      const path = `/api/v2/issues/${issueId}`;
      const sent = [
        await send((headers) => doctor.post(`${path}/claim`, undefined, headers)),
        await send((headers) => doctor.post(`${path}/close`, undefined, headers)),
      ];
      expect(sent[0]?.first.text).toContain('Xanthippe');
      await erase(traveller);
      await expectBlank(sent);
    });

    it('what they did after they were asked themselves, be the asker still there', async () => {
      await rename(agent, 'Zenobia');
      const issueId = await ask();
      await agent.post(`/api/v2/issues/${issueId}/claim`);
      const talk = await pathOf(issueId);
      const message = { body: 'On the left', client_id: randomUUID() };
      const read = await send((headers) => traveller.put(`${talk}/mark_read`, { position: 1 }, headers));
      const said = await send((headers) => traveller.post(`${talk}/messages`, { message }, headers));
      expect(read.first.text).toContain('Zenobia');
      await erase(agent);
      await expectBlank([read]);
      // Names nobody but who said it.
      expect((await said.again()).text).toBe(said.first.text);
    });

    it('while what was answered about others comes again as it was', async () => {
      const other = await addTraveller(service, company.key);
      const issueIds = [await ask(), await ask(other)] as const;
      const claim = (id: string) =>
        send((headers) => agent.post(`/api/v2/issues/${id}/claim`, undefined, headers));
      const [gone, kept] = [await claim(issueIds[0]), await claim(issueIds[1])];
      await erase(traveller);
      await expectBlank([gone]);
      expect((await kept.again()).text).toBe(kept.first.text);
    });
  });

  describe('and helped others', () => {
    const UNNAMED = {
      en: 'Somebody has joined.',
      es: 'Alguien se ha unido.',
      fr: 'Quelqu’un a rejoint la conversation.',
      de: 'Jemand ist dazugekommen.',
    };

    it('is named by no conversation, which tells its readers so', async () => {
      await rename(agent, 'Zenobia');
      const issueId = await ask();
      const talk = await pathOf(issueId);
      const colleague = await addUser(service, company.id, RoleType.OrganizationAdmin);
      await rename(colleague, 'Yolanda');
      await agent.post(`/api/v2/issues/${issueId}/claim`);
      await colleague.post(`${talk}/join`);
      await traveller.post(`${talk}/messages`, { message: { body: 'Hello', client_id: randomUUID() } });
      const before = await list(traveller, talk);
      expect(before.map(({ body }) => body)).toEqual([
        expect.stringMatching(/^Zenobia .*has joined\.$/),
        expect.stringMatching(/^Yolanda .*has joined\.$/),
        'Hello',
      ]);
      const conversationsOf = () =>
        service.database.query<{ revision: number }>(
          'select conversations_revision as revision from travellers where id = $1',
          [traveller.id],
        );
      const [topic] = await conversationsOf();

      await erase(agent);
      expect(await list(traveller, talk, '?after=3')).toMatchObject([
        {
          id: before[0]?.id,
          type: MessageType.ServerAnnouncement,
          user_id: null,
          position: 1,
          revision: 4,
          body: UNNAMED.en,
        },
      ]);
      const [raised] = await conversationsOf();
      expect(raised?.revision).toBeGreaterThan(topic?.revision ?? Infinity);
      for (const [language, words] of Object.entries(UNNAMED)) {
        const [first, second] = await list(traveller, talk, '', { 'accept-language': language });
        expect([first?.body, second?.body]).toEqual([words, expect.stringContaining('Yolanda')]);
      }
      for (const trace of [agent.id, 'Zenobia'])
        expect([trace, await findTablesHolding(service.database, trace)]).toEqual([trace, []]);
      // Somebody else can help on.
      expect((await colleague.get(`/api/v2/issues/${issueId}`)).json()).toMatchObject({
        current_handler: null,
        status: IssueStatus.Handling,
      });
      expect((await company.post(`/api/v2/org/${company.id}/issues/${issueId}/close`)).status).toBe(200);
    });

    it('is not said to have ended what they ended, and lists of changes tell so', async () => {
      service.clock.now = new Date(SAMPLE_MOMENT.getTime() - 3_600_000);
      const issueId = await ask();
      await agent.post(`/api/v2/issues/${issueId}/claim`);
      await agent.post(`/api/v2/issues/${issueId}/close`);
      service.clock.now = new Date(SAMPLE_MOMENT);
      await erase(agent);
      expect(await findTablesHolding(service.database, agent.id)).toEqual([]);
      const since = SAMPLE_MOMENT.getTime() / 1000 - 60;
      const changed = await traveller.get(`/api/v2/issues?all=1&since=${since}`);
      expect(changed.json()).toMatchObject([{ id: issueId, current_handler: null }]);
    });
  });

  it('is told of in numbers before, with all that is kept of them', async () => {
    const issueId = await ask();
    const talk = await pathOf(issueId);
    await traveller.post(`${talk}/messages`, { message: { body: 'Hello', client_id: randomUUID() } });
    const photo = (await aPicture('png')).toString('base64');
    const asset = { type: 0, photo };
    await traveller.post(`${talk}/messages`, {
      message: { type: MessageType.Asset, client_id: randomUUID(), asset },
    });
    await traveller.post('/api/v2/conversations', { conversation: {} });
    const shown = (await run('show', traveller.id, '--json')).json<object>();
    const counts = {
      issues: 1,
      conversations: 2,
      messages: 2,
      files: 1,
      notes: 0,
      itinerary_mails: 0,
      alert_filters: 0,
    };
    expect(shown).toMatchObject(counts);
    expect((await run('show', agent.id, '--json')).json()).toMatchObject({ messages: 0, notes: 0 });
    await agent.post('/api/v2/notes', { note: { body: 'Noted' }, issue_id: issueId });
    expect((await run('show', agent.id, '--json')).json()).toMatchObject({ notes: 1 });
    expect((await run('erase', traveller.id, '--yes', '--json')).json()).toMatchObject(counts);
  });
});
