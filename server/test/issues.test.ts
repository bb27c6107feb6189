import { Issue, IssueStatus, IssueType } from '@/contract/issue';
import { RoleType } from '@/contract/role';

import { addCompany, addDoctor, addTraveller, addUser, refusedFields, type Person } from './support/actors';
import { admin } from './support/admin';
import { addPhone } from './support/publishing';
import { readAs } from './support/read-as';
import { startServiceAtWork, type ServiceAtWork } from './support/service-at-work';
import type { Answer, Caller } from './support/test-service';

const { CollectingDetails, Waiting, Handling, Closed, Cancelled, Finished } = IssueStatus;

describe('a request for help', () => {
  let service: ServiceAtWork;
  let company: Person;
  let traveller: Person;
  let agent: Person;
  let doctor: Person;
  beforeAll(async () => {
    service = await startServiceAtWork();
    doctor = await addDoctor(service);
  });
  afterAll(() => service.close());
  beforeEach(async () => {
    company = await addCompany(service);
    traveller = await addTraveller(service, company.key);
    agent = await addUser(service, company.id, RoleType.OrganizationAdmin);
  });

  const create = (...words: string[]) => admin(service.database, 'responder', 'create', ...words);
  const read = (answer: Answer) => readAs(Issue, answer);
  const open = async (issue: object = { type: IssueType.LostLuggage }, who: Caller = traveller) =>
    read(await who.post('/api/v2/issues', { issue }));
  const bring = (id: string, status: IssueStatus) =>
    service.database.query(
      'update issues set status = $2, moved_by = gen_random_uuid(), current_handler_id = $3 where id = $1',
      [id, status, agent.id],
    );
  const list = async (who: Caller, query = '') =>
    (await who.get(`/api/v2/issues${query}`)).json<{ id: string }[]>().map(({ id }) => id);
  const toldOf = async (who: Caller) => {
    const told = (await who.get('/api/v2/notifications')).json<{ type: number; data: object }[]>();
    return told.filter(({ type }) => type === 0).map(({ data }) => data);
  };

  it.each([
    ['asked four hours ago', -4 * 3600, true],
    ['asked 29 days ago', -29 * 86_400, true],
    ['of a clock that is years behind', -5 * 365 * 86_400, false],
    ['of a clock that is ahead', 3600, false],
  ])('%s counts from then only where that can be', async (_, seconds, isBelieved) => {
    const now = service.clock.now.getTime();
    const at = new Date(now + seconds * 1000);
    const expected = new Date(isBelieved ? at : now).toISOString();
    for (const asked_at of [at.toISOString(), at.getTime() / 1000]) {
      const issue = await open({ type: IssueType.LostLuggage, asked_at });
      expect(issue).toMatchObject({ asked_at: expected, created_at: new Date(now).toISOString() });
    }
    expect(await open()).toMatchObject({ asked_at: new Date(now).toISOString() });
    const wrong = await traveller.post('/api/v2/issues', { issue: { type: 99, asked_at: 'yesterday' } });
    expect(refusedFields(wrong)).toEqual(['issue.asked_at']);
  });

  it('waits from its first moment, with a conversation of its own', async () => {
    const issue = await open({
      type: IssueType.LostPassport,
      description: 'Stolen on the bus',
      lat: 4.6,
      lng: -74.1,
      country_code: 'col',
    });
    expect(issue).toMatchObject({
      type: IssueType.LostPassport,
      status: Waiting,
      description: 'Stolen on the bus',
      lat: 4.6,
      lng: -74.1,
      country_code: 'CO',
      companies: [{ id: company.id }],
      affected: { id: traveller.id, email: null, phone_number: null },
      creator: { id: traveller.id },
      current_handler: null,
      notes: [],
    });
    expect(read(await traveller.get(`/api/v2/issues/${issue.id}`))).toEqual(issue);
    expect(
      await service.database.query('select 1 as one from conversations where issue_id = $1', [issue.id]),
    ).toHaveLength(1);
  });

  it.each([
    [{ type: 7 }, 'issue.type'],
    [{ type: 10, lat: 4.6 }, 'issue.lat'],
    [{ type: 10, country_code: 'ZZ' }, 'issue.country_code'],
    [{ type: 10, description: '  ' }, 'issue.description'],
    [{ type: IssueType.SelfHelpMedical }, 'issue.country_code'],
  ])('%j is refused for its %s', async (issue, field) => {
    expect(refusedFields(await traveller.post('/api/v2/issues', { issue }))).toEqual([field]);
  });

  it('is made once for all attempts to make it', async () => {
    const once = { 'idempotency-key': 'made-once' };
    const body = { issue: { type: IssueType.Other } };
    const [first, second] = [
      read(await traveller.post('/api/v2/issues', body, once)),
      read(await traveller.post('/api/v2/issues', body, once)),
    ];
    expect(second).toEqual(first);
    expect(await list(traveller)).toEqual([first.id]);
  });

  it('is told at once to who looks after the company’s travellers, without a name on any phone', async () => {
    const token = await addPhone(agent);
    const { id } = await open({ type: IssueType.Medical, country_code: 'CO' });
    expect(await toldOf(agent)).toEqual([{ issue_id: id }]);
    expect([await toldOf(traveller), await toldOf(doctor)]).toEqual([[], []]);
    await service.background.run();
    const pushed = service.pushes.taken.filter(({ to }) => to === token);
    expect(pushed).toMatchObject([{ title: 'Somebody asks for help', data: { type: 0 } }]);
    expect(JSON.stringify(pushed)).not.toContain('waits for an answer');
    const stranger = await addUser(service, (await addCompany(service)).id, RoleType.OrganizationAdmin);
    expect([await toldOf(stranger), await list(stranger, '?all=1')]).toEqual([[], []]);
  });

  it('to doctors of a country that has none goes to the company: somebody answers', async () => {
    const issue = await open({ type: IssueType.SelfHelpMedical, country_code: 'IS' });
    expect(issue.type).toBe(IssueType.Medical);
    expect(await toldOf(agent)).toEqual([{ issue_id: issue.id }]);
    expect(await list(agent)).toContain(issue.id);
  });

  it('to doctors is told to those of the country, and is no matter of the company’s', async () => {
    const abroad = await addDoctor(service, 'NO');
    const { id } = await open({ type: IssueType.SelfHelpMedical, country_code: 'CO' });
    expect((await toldOf(doctor)).at(0)).toEqual({ issue_id: id });
    expect([await toldOf(abroad), await toldOf(agent)]).toEqual([[], []]);
    expect(await list(doctor)).toContain(id);
    for (const other of [abroad, agent])
      expect([(await other.get(`/api/v2/issues/${id}`)).status, await list(other, '?all=1')]).toEqual([
        404,
        [],
      ]);
    expect((await company.get(`/api/v2/org/${company.id}/issues/${id}`)).status).toBe(404);

    const colleague = await addDoctor(service);
    await doctor.post(`/api/v2/issues/${id}/claim`);
    expect((await colleague.post(`/api/v2/issues/${id}/claim`)).status).toBe(409);
    expect((await colleague.get(`/api/v2/issues/${id}`)).status).toBe(404);
    expect(await list(colleague)).not.toContain(id);
    expect(await list(doctor)).toContain(id);
  });

  it('has one winner, however many claim it at once', async () => {
    const others = [await addUser(service, company.id, RoleType.ClinicalAdmin), agent];
    const { id } = await open();
    const claims = await Promise.all(
      [...others, ...others, ...others].map(async (who) => ({
        who: who.id,
        answer: await who.post(`/api/v2/issues/${id}/claim`),
      })),
    );
    const { current_handler, status } = read(await traveller.get(`/api/v2/issues/${id}`));
    expect(status).toBe(Handling);
    // Whoever has it may say so as often as they like.
    for (const { who, answer } of claims) expect(answer.status).toBe(who === current_handler?.id ? 200 : 409);
  });

  /** What each may do, and to a request in which state; everything else is refused. */
  const ALLOWED: Record<string, readonly IssueStatus[]> = {
    cancel: [CollectingDetails, Waiting, Handling],
    claim: [CollectingDetails, Waiting],
    close: [CollectingDetails, Waiting, Handling],
  };
  it.each(Object.entries(ALLOWED))('can be subject to %s in the states %j alone', async (action, states) => {
    const who = action === 'cancel' ? traveller : agent;
    for (const status of [CollectingDetails, Waiting, Handling, Closed, Cancelled]) {
      const { id } = await open();
      await bring(id, status);
      const answer = await who.post(`/api/v2/issues/${id}/${action}`);
      expect([status, answer.status]).toEqual([status, states.includes(status) ? 200 : 409]);
    }
  });

  it.each([
    ['cancel', Cancelled],
    ['close', Closed],
  ])('%s, done twice by the same, is done', async (action, status) => {
    const who = action === 'cancel' ? traveller : agent;
    const { id } = await open();
    for (const answer of [
      await who.post(`/api/v2/issues/${id}/${action}`),
      await who.post(`/api/v2/issues/${id}/${action}`),
    ])
      expect(read(answer).status).toBe(status);
  });

  it('brought to its end with words is there once more for who repeats that, and takes no other words', async () => {
    const { id } = await open();
    await agent.post(`/api/v2/issues/${id}/claim`);
    const cancelled = await open();
    for (const [who, path, status] of [
      [agent, `/api/v2/issues/${id}`, Closed],
      [traveller, `/api/v2/issues/${cancelled.id}`, Cancelled],
      [company, `/api/v2/org/${company.id}/issues/${(await open()).id}`, Closed],
    ] as const) {
      const end = (words: string) =>
        who.patch(path, { issue: { status, description: words, type: IssueType.Other } });
      const done = read(await end('It was found'));
      expect(done).toMatchObject({ status, description: 'It was found', type: IssueType.Other });
      service.clock.now = new Date(service.clock.now.getTime() + 60_000);
      // To say it again changes nothing, not even when it changed.
      expect(read(await end('It was found'))).toEqual(done);
      expect((await end('It was stolen')).status).toBe(409);
    }
  });

  it('is withdrawn by who asked, and answered by who helps', async () => {
    const { id } = await open();
    expect((await agent.post(`/api/v2/issues/${id}/cancel`)).status).toBe(403);
    for (const action of ['claim', 'close'])
      expect((await traveller.post(`/api/v2/issues/${id}/${action}`)).status).toBe(403);
  });

  it('is closed by its handler alone, or by the company itself', async () => {
    const other = await addUser(service, company.id, RoleType.ClinicalAdmin);
    const { id } = await open();
    await agent.post(`/api/v2/issues/${id}/claim`);
    expect((await other.post(`/api/v2/issues/${id}/close`)).status).toBe(409);
    const path = `/api/v2/org/${company.id}/issues/${id}`;
    expect(read(await company.get(path)).current_handler?.id).toBe(agent.id);
    expect(read(await company.patch(path, { issue: { description: 'Found' } })).description).toBe('Found');
    expect(read(await company.post(`${path}/close`)).status).toBe(Closed);
    expect((await company.patch(path, { issue: { description: 'Late' } })).status).toBe(409);
  });

  it('can be put otherwise while it is open, and can’t go to other helpers', async () => {
    const { id } = await open();
    const change = (issue: object, who: Caller = traveller) => who.patch(`/api/v2/issues/${id}`, { issue });
    expect(read(await change({ description: 'Two bags', type: IssueType.Other }))).toMatchObject({
      description: 'Two bags',
      type: IssueType.Other,
    });
    expect(refusedFields(await change({ type: IssueType.SelfHelpMedical }))).toEqual(['issue.type']);
    for (const status of [CollectingDetails, Handling, Finished])
      expect((await change({ status }, agent)).status).toBe(409);
    expect(read(await change({ status: Cancelled })).status).toBe(Cancelled);
  });

  it('is put otherwise by who asked, by who has it and by the company, and by no other who could help', async () => {
    const other = await addUser(service, company.id, RoleType.ClinicalAdmin);
    const { id } = await open({ type: IssueType.LostLuggage, description: 'A red bag' });
    const change = (issue: object, who: Caller) => who.patch(`/api/v2/issues/${id}`, { issue });
    const anew = [{ description: null }, { type: IssueType.Other }, { description: 'Gone', status: Closed }];
    for (const issue of anew) expect((await change(issue, agent)).status).toBe(403);
    await agent.post(`/api/v2/issues/${id}/claim`);
    for (const issue of anew) expect((await change(issue, other)).status).toBe(403);
    expect(read(await agent.get(`/api/v2/issues/${id}`))).toMatchObject({
      type: IssueType.LostLuggage,
      status: Handling,
      description: 'A red bag',
    });
    expect(read(await change({ description: 'Two bags' }, traveller)).description).toBe('Two bags');
    expect(read(await change({ description: null }, agent)).description).toBeNull();
  });

  it('to doctors is closed and put otherwise by the one who has claimed it alone', async () => {
    const issue = { type: IssueType.SelfHelpMedical, country_code: 'CO', description: 'A fever' };
    const { id } = await open(issue);
    const act = (action: string) => doctor.post(`/api/v2/issues/${id}/${action}`);
    const change = (anew: object) => doctor.patch(`/api/v2/issues/${id}`, { issue: anew });
    for (const [status, refused] of [
      [409, await act('close')],
      [409, await change({ status: Closed })],
      [403, await change({ description: 'A cold' })],
    ] as const)
      expect([refused.status, refused.text]).toEqual([status, expect.stringContaining('Claim this request')]);
    expect(read(await doctor.get(`/api/v2/issues/${id}`))).toMatchObject({ status: Waiting, ...issue });
    await act('claim');
    expect(read(await change({ description: 'A cold' })).description).toBe('A cold');
    expect(read(await act('close')).status).toBe(Closed);
  });

  it('that is finished is there for its helpers, and no longer for who asked', async () => {
    const { id } = await open();
    await agent.post(`/api/v2/issues/${id}/close`);
    expect([await list(traveller), await list(traveller, '?all=1')]).toEqual([[], [id]]);
    expect([await list(traveller, '?all=false'), await list(traveller, '?all=true')]).toEqual([[], [id]]);
    const done = await agent.patch(`/api/v2/issues/${id}`, { issue: { status: Finished } });
    expect(read(done).status).toBe(Finished);
    expect((await traveller.get(`/api/v2/issues/${id}`)).status).toBe(404);
    expect([await list(traveller, '?all=1'), await list(agent, '?all=1')]).toEqual([[], [id]]);
  });

  it('is new to whoever helps, though nothing of their own has changed', async () => {
    await open();
    const { etag } = (await agent.get('/api/v2/issues')).headers;
    const again = () => agent.get('/api/v2/issues', { 'if-none-match': String(etag) });
    expect((await again()).status).toBe(304);
    await open();
    expect((await again()).status).toBe(200);
  });

  it('goes with whoever asked, when they are erased', async () => {
    const { id } = await open();
    await admin(service.database, 'traveller', 'erase', traveller.id, '--yes');
    expect([await list(agent, '?all=1'), await toldOf(agent)]).toEqual([[], []]);
    expect(
      await service.database.query('select 1 as one from conversations where issue_id = $1', [id]),
    ).toEqual([]);
  });

  it('is told to whoever asks what changed since, also at its end', async () => {
    const before = await open();
    service.clock.now = new Date(service.clock.now.getTime() + 3_600_000);
    const since = Math.floor(service.clock.now.getTime() / 1000) - 60;
    const after = await open();
    await agent.post(`/api/v2/issues/${after.id}/close`);
    expect(await list(agent, `?all=1&since=${since}`)).toEqual([after.id]);
    expect(await list(agent, `?since=${since}`)).toEqual([]);
    expect(await list(agent)).toEqual([before.id]);
  });

  it('of doctors moves the revision of those of the country, when it is asked and when one of them has it', async () => {
    const elsewhere = await addDoctor(service, 'PE');
    const colleague = await addDoctor(service);
    const topics = async (who: Person) => {
      const { headers } = await who.get('/api/v1/trips?since=2000000000', { 'data-topics': '*' });
      return /issues=\d+/.exec(headers['data-revision'] ?? '')?.[0];
    };
    const stand = () => Promise.all([doctor, colleague, elsewhere, agent].map(topics));
    const moved = async (work: () => Promise<unknown>) => {
      const [before, , after] = [await stand(), await work(), await stand()];
      return after.map((revision, index) => revision !== before[index]);
    };
    let id = '';
    const ask = async () => {
      ({ id } = await open({ type: IssueType.SelfHelpMedical, country_code: 'CO' }));
    };
    expect(await moved(ask)).toEqual([true, true, false, false]);
    expect(await moved(() => doctor.post(`/api/v2/issues/${id}/claim`))).toEqual([true, true, false, false]);
  });

  it.each([
    [['--role', 'traveller'], 'a traveller answers nobody'],
    [['--role', 'dentist'], '--country must be'],
    [['--role', 'employee', '--country', 'CO'], 'is for doctors'],
  ])('is answered by nobody whom %j describe', async (words, why) => {
    const made = await create('--company', company.id, '--email', 'a@example.org', ...words);
    expect([made.code, made.err]).toEqual([2, expect.stringContaining(why)]);
  });

  it('of the sample set is there for the sample’s agent, and a new one for its doctor', async () => {
    expect(await list(service.as('demo-agent'))).toEqual(await list(service.as('demo-traveller')));
    const issue = { type: IssueType.SelfHelpMedical, country_code: 'CO' };
    const { id } = await open(issue, service.as('demo-traveller-2'));
    expect(await list(service.as('demo-doctor'))).toContain(id);
    expect(await list(service.as('demo-agent'))).not.toContain(id);
  });
});
