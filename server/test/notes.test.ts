import { IssueType, type Issue } from '@/contract/issue';
import { Note } from '@/contract/note';
import { RoleType } from '@/contract/role';

import { NOTES } from '../src/resources/notes/records';
import { addCompany, addTraveller, addUser, refusedFields, type Person } from './support/actors';
import { admin } from './support/admin';
import { readAs } from './support/read-as';
import { tablesReadWhole } from './support/tables-read-whole';
import { startTestService, type Caller, type TestService } from './support/test-service';

describe('a note about a request', () => {
  let service: TestService;
  let company: Person;
  let traveller: Person;
  let agent: Person;
  let issueId: string;
  beforeAll(async () => {
    service = await startTestService();
  });
  afterAll(() => service.close());
  beforeEach(async () => {
    company = await addCompany(service);
    traveller = await addTraveller(service, company.key);
    agent = await addUser(service, company.id, RoleType.OrganizationAdmin);
    issueId = await open(traveller);
  });

  const open = async (who: Caller) =>
    (await who.post('/api/v2/issues', { issue: { type: IssueType.LostLuggage } })).json<Issue>().id;
  const write = (body: string, pinned?: boolean, who: Caller = agent) =>
    who.post('/api/v2/notes', { note: { body, pinned }, issue_id: issueId });
  const pin = (id: string, ofIssue = issueId) => agent.patch(`/api/v2/notes/${id}`, { issue_id: ofIssue });
  const list = (who: Caller) => who.get(`/api/v2/issues/${issueId}/notes`);
  const read = async (who: Caller) => readAs(Note.array(), await list(who)).map(({ body }) => body);
  const inIssue = async (who: Caller, path = `/api/v2/issues/${issueId}`) =>
    (await who.get(path)).json<Issue>().notes.map(({ body }) => body);

  it('is read by all who help, with whoever wrote it, and by nobody else', async () => {
    const note = readAs(Note, await write('Insured until May'));
    expect(note).toMatchObject({
      pinned: false,
      issue_id: issueId,
      owner_id: agent.id,
      owner: { id: agent.id },
    });
    const colleague = await addUser(service, company.id, RoleType.ClinicalAdmin);
    expect([await read(agent), await read(colleague)]).toEqual([
      ['Insured until May'],
      ['Insured until May'],
    ]);
    expect(await inIssue(colleague)).toEqual(['Insured until May']);
    expect(await inIssue(company, `/api/v2/org/${company.id}/issues/${issueId}`)).toEqual([
      'Insured until May',
    ]);

    expect([(await list(traveller)).status, await inIssue(traveller)]).toEqual([403, []]);
    expect((await write('Let me in', false, traveller)).status).toBe(403);
    const stranger = await addUser(service, (await addCompany(service)).id, RoleType.OrganizationAdmin);
    expect([(await list(stranger)).status, (await write('Me too', false, stranger)).status]).toEqual([
      404, 404,
    ]);
  });

  it('stays hidden from whom it is about, though they look after others', async () => {
    issueId = await open(agent);
    const colleague = await addUser(service, company.id, RoleType.OrganizationAdmin);
    await write('Asks for the third time', false, colleague);
    expect([(await list(agent)).status, await inIssue(agent)]).toEqual([403, []]);
    const cancelled = await agent.post(`/api/v2/issues/${issueId}/cancel`);
    expect(cancelled.json<Issue>().notes).toEqual([]);
  });

  it('stands before the others while it is pinned', async () => {
    const { id } = readAs(Note, await write('First'));
    service.clock.now = new Date(service.clock.now.getTime() + 60_000);
    await write('Second');
    expect(await read(agent)).toEqual(['Second', 'First']);
    expect(readAs(Note, await pin(id)).pinned).toBe(true);
    expect(await read(agent)).toEqual(['First', 'Second']);
    expect(readAs(Note, await pin(id)).pinned).toBe(false);
    expect((await pin(id, await open(traveller))).status).toBe(404);
  });

  it('is pinned as often as somebody says that it is to be', async () => {
    const { id } = readAs(Note, await write('First'));
    const setPinned = (pinned: boolean) =>
      agent.patch(`/api/v2/notes/${id}`, { issue_id: issueId, note: { pinned } });
    for (const pinned of [true, true, false, false])
      expect(readAs(Note, await setPinned(pinned)).pinned).toBe(pinned);
  });

  it('that says nothing is refused', async () => {
    expect(refusedFields(await write('  '))).toEqual(['note.body']);
    expect(refusedFields(await agent.post('/api/v2/notes', { note: { body: 'Of none' } }))).toEqual([
      'issue_id',
    ]);
  });

  it('goes with the request, when whoever asked is erased', async () => {
    await write('Insured until May');
    await admin(service.database, 'traveller', 'erase', traveller.id, '--yes');
    expect(await service.database.query('select 1 as one from notes where issue_id = $1', [issueId])).toEqual(
      [],
    );
  });

  it('is found among a hundred times as many of other requests, without a look at those', async () => {
    const other = await open(traveller);
    await service.database.query(
      `insert into notes (id, issue_id, owner_id, body, pinned, created_at, updated_at)
       select gen_random_uuid(), $1, $2, 'Another', false, now(), now() from generate_series(1, 20000)`,
      [other, agent.id],
    );
    await service.database.execute('analyze notes');
    const sql = `select note.id from ${NOTES.from} where ${NOTES.where} order by ${NOTES.order} limit 10`;
    expect(await tablesReadWhole(service.database, sql, [issueId])).not.toContain('notes');
  });
});
