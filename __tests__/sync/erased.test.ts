import { IssueStatus, IssueType, type Issue } from '@/contract/issue';
import type { Conversation } from '@/contract/conversation';
import { RoleType } from '@/contract/role';
import { cancelIssue } from '@/store/issue-writes';
import { writeMessage } from '@/store/message-writes';
import { getTalk } from '@/store/messages';
import { listEntries } from '@/store/outbox';
import { pinNote, writeNote } from '@/store/request-notes';
import { getRequest, moveRequest } from '@/store/requests-of-others';
import type { Transaction } from '@/store/store-database';

import { createKeyRing } from '../../server/src/http/keys';
import { clearOut } from '../../server/src/jobs/clear-out';
import { eraseTraveller } from '../../server/src/resources/travellers/erase';
import { COMPANY_ID } from '../../server/src/sample/sample-callers';
import { addTraveller, addUser, type Person } from '../../server/test/support/actors';
import { aTraveller } from '../../server/test/support/builders';
import { TEST_SECRET } from '../../server/test/support/sample-moment';
import { startTestService, type TestService } from '../../server/test/support/test-service';
import { startDevice, type Device } from '../support/device';
import { ALL_WELL, letPass } from '../support/traveller-actions';

const OVER_3_MONTHS_S = 93 * 24 * 3600;

describe.each(['erased', 'removed long ago'] as const)('whoever is %s', (way) => {
  let service: TestService;
  let asking: Person;
  let agent: Person;
  let issueId: string;
  let talk: string;
  let device: Device;

  beforeAll(async () => {
    service = await startTestService();
  });
  afterAll(() => service.close());
  beforeEach(async () => {
    letPass(service, 3600);
    asking = await addTraveller(service, 'demo-company', aTraveller({ first_name: 'Xanthippe' }));
    agent = await addUser(service, COMPANY_ID, RoleType.OrganizationAdmin);
    await service.database.query(`update travellers set first_name = 'Zenobia' where id = $1`, [agent.id]);
    const issue = { type: IssueType.LostPassport, description: 'My passport is gone' };
    issueId = (await asking.post('/api/v2/issues', { issue })).json<Issue>().id;
    await agent.post(`/api/v2/issues/${issueId}/claim`);
    const { id } = (await asking.get(`/api/v2/issues/${issueId}/conversation`)).json<Conversation>();
    talk = `/api/v2/conversations/${id}/messages`;
    await say(asking, 'It was in a taxi');
    await say(agent, 'I am calling the embassy');
    await say(asking, 'Thank you');
  });
  afterEach(() => device.close());

  const say = async (who: Person, body: string) => {
    letPass(service, 1);
    const said = await who.post(talk, { message: { body, client_id: crypto.randomUUID() } });
    expect(said.status).toBe(200);
  };
  const open = async ({ key }: Person) => {
    device = await startDevice(service, { key });
    await sync();
    expect(await sayWhatIsHere()).toContain('I am calling the embassy');
  };
  const sync = async () => expect(await device.engine.sync()).toMatchObject({ kind: 'finished', failed: 0 });
  const erase = async ({ id }: Person) => {
    letPass(service, 60);
    if (way === 'removed long ago') {
      const removed = await service.as('demo-company').delete(`/api/v2/org/${COMPANY_ID}/users/${id}`);
      expect(removed.status).toBe(200);
      letPass(service, OVER_3_MONTHS_S);
      // Whatever else becomes of it in three months, devices know by then.
      await sync();
      await clearOut(service.database, service.clock.now);
      return;
    }
    const { now } = service.clock;
    await service.database.transaction((transaction) =>
      eraseTraveller(transaction, { id, company_id: COMPANY_ID }, createKeyRing(TEST_SECRET), now),
    );
  };
  /** Whatever the device keeps. */
  const sayWhatIsHere = () =>
    device.store.database.read(async (reader) => {
      const tables = await reader.all<{ name: string }>(
        `select name from sqlite_master where type = 'table' and sql not like 'create virtual%'`,
      );
      const kept = await Promise.all(tables.map(({ name }) => reader.all(`select * from "${name}"`)));
      return JSON.stringify(kept);
    });

  it('is known to no device of those who helped, with all that they asked and said', async () => {
    await open(agent);
    await erase(asking);
    await sync();
    const requests = await device.store.database.read((reader) => getRequest(reader, issueId));
    expect(requests).toBeNull();
    const here = await sayWhatIsHere();
    for (const trace of ['Xanthippe', asking.id, 'My passport is gone', 'It was in a taxi', 'embassy'])
      expect([trace, here.includes(trace)]).toEqual([trace, false]);
  });

  it('has said nothing more to those whom they helped, who keep what they said themselves', async () => {
    await open(asking);
    await erase(agent);
    await sync();
    const { messages } = await device.store.database.read((reader) => getTalk(reader, issueId, 20));
    expect(messages.map(({ author, body, isDeleted }) => [author.kind, body, isDeleted])).toEqual([
      ['service', 'Somebody has joined.', false],
      ['me', 'It was in a taxi', false],
      ['other', '', true],
      ['me', 'Thank you', false],
    ]);
    const here = await sayWhatIsHere();
    for (const trace of ['Zenobia', agent.id, 'embassy'])
      expect([trace, here.includes(trace)]).toEqual([trace, false]);
    // And they go on talking.
    await say(asking, 'Is somebody there?');
    await sync();
    const later = await device.store.database.read((reader) => getTalk(reader, issueId, 20));
    expect(later.messages.at(-1)?.body).toBe('Is somebody there?');
  });

  it('has noted nothing more for those who help on', async () => {
    const noting = await addUser(service, COMPANY_ID, RoleType.ClinicalAdmin);
    await service.database.query(`update travellers set first_name = 'Yolanda' where id = $1`, [noting.id]);
    await noting.post('/api/v2/notes', { note: { body: 'Insured until May' }, issue_id: issueId });
    await open(agent);
    expect(await sayWhatIsHere()).toContain('Insured until May');
    await erase(noting);
    await sync();
    const here = await sayWhatIsHere();
    expect(here).toContain('My passport is gone');
    for (const trace of ['Yolanda', noting.id, 'Insured until May'])
      expect([trace, here.includes(trace)]).toEqual([trace, false]);
  });

  // What is kept for repeats has ended by itself long before those who were removed are forgotten.
  if (way === 'erased')
    describe('before a repeat of what somebody did about them was answered', () => {
      const write = (work: (transaction: Transaction) => Promise<unknown>) =>
        device.store.database.write('user', work);
      const waiting = () => device.store.database.read(listEntries);
      const isWrite = ({ method }: { method: string }) => method !== 'GET';
      const sendUnanswered = async () => {
        device.network.fault = (request) => (isWrite(request) ? { kind: 'drop-after' } : null);
        await device.engine.send();
        expect(await waiting()).toHaveLength(1);
        device.network.fault = () => null;
        await device.engine.hurry();
      };
      const ACTS = {
        'closed their request': (transaction: Transaction) =>
          moveRequest(transaction, { issueId, to: 'close' }, device.context),
        'wrote to them': (transaction: Transaction) =>
          writeMessage(transaction, { issueId, body: 'Your papers are here' }, device.context),
        'noted something': (transaction: Transaction) =>
          writeNote(transaction, { issueId, body: 'Insured until May' }, device.context),
        'pinned a note': (transaction: Transaction, noteId: string) =>
          pinNote(transaction, { noteId, issueId, pinned: true }, device.context),
      };
      const doThis = (act: keyof typeof ACTS, noteId = '') =>
        write((transaction) => ACTS[act](transaction, noteId));

      it.each(Object.keys(ACTS) as (keyof typeof ACTS)[])('leaves nothing with whoever %s', async (act) => {
        const noted = await agent.post('/api/v2/notes', {
          note: { body: 'At the hotel' },
          issue_id: issueId,
        });
        await open(agent);
        await doThis(act, noted.json<{ id: string }>().id);
        await sendUnanswered();
        await erase(asking);
        expect(await device.engine.send()).toEqual(ALL_WELL);
        expect(await waiting()).toEqual([]);
        await sync();
        expect(await device.store.database.read((reader) => getRequest(reader, issueId))).toBeNull();
        const here = await sayWhatIsHere();
        for (const trace of [asking.id, issueId, 'Your papers are here', 'Insured until May', 'At the hotel'])
          expect([trace, here.includes(trace)]).toEqual([trace, false]);
      });

      it('leaves nothing with whoever pinned a note of theirs', async () => {
        const noting = await addUser(service, COMPANY_ID, RoleType.ClinicalAdmin);
        const note = { note: { body: 'Insured until May' }, issue_id: issueId };
        const noted = await noting.post('/api/v2/notes', note);
        await open(agent);
        await doThis('pinned a note', noted.json<{ id: string }>().id);
        await sendUnanswered();
        await erase(noting);
        expect(await device.engine.send()).toEqual(ALL_WELL);
        expect(await waiting()).toEqual([]);
        await sync();
        expect(await sayWhatIsHere()).not.toContain('Insured');
      });

      it('has withdrawn what they were helped with all the same', async () => {
        await open(asking);
        await write((transaction) => cancelIssue(transaction, issueId, device.context));
        await sendUnanswered();
        await erase(agent);
        expect(await device.engine.send()).toEqual(ALL_WELL);
        expect(await waiting()).toEqual([]);
        await sync();
        expect((await asking.get(`/api/v2/issues/${issueId}`)).json<Issue>()).toMatchObject({
          status: IssueStatus.Cancelled,
        });
      });

      const BY_OTHERS = ['wrote to them', 'noted something', 'closed their request'] as const;
      it.each(BY_OTHERS)('is not taken for what others answer to whoever %s', async (act) => {
        await open(agent);
        await doThis(act);
        for (const refused of ['everything', 'everything', 'writes', 'writes']) {
          device.network.fault = (request) =>
            refused === 'everything' || isWrite(request) ? { kind: 'status', status: 200, body: '{}' } : null;
          await device.engine.send();
          await device.engine.hurry();
          expect(await waiting()).toMatchObject([{ parked: null }]);
        }
        device.network.fault = () => null;
        expect(await device.engine.send()).toEqual(ALL_WELL);
        expect(await waiting()).toEqual([]);
        const said = (await agent.get(talk)).json<{ body: string }[]>();
        const notes = (await agent.get(`/api/v2/issues/${issueId}/notes`)).json<{ body: string }[]>();
        const { status } = (await agent.get(`/api/v2/issues/${issueId}`)).json<Issue>();
        expect({
          'wrote to them': said.filter(({ body }) => body === 'Your papers are here').length,
          'noted something': notes.length,
          'closed their request': status === IssueStatus.Closed ? 1 : 0,
        }).toEqual({ 'wrote to them': 0, 'noted something': 0, 'closed their request': 0, [act]: 1 });
      });
    });
});
