import { IssueType, type Issue } from '@/contract/issue';
import { RoleType } from '@/contract/role';

import type { Database } from '../src/database/database';
import { createKeyRing } from '../src/http/keys';
import { handBackRequests } from '../src/jobs/hand-back-requests';
import { eraseTraveller } from '../src/resources/travellers/erase';
import { addCompany, addUser, type Person } from './support/actors';
import { TEST_SECRET } from './support/sample-moment';
import { startTestService, type TestService } from './support/test-service';
import { watchDatabase } from './support/watched-database';

declare const serviceEngine: 'embedded' | 'postgres';

const ROUNDS = 12;

describe('erasing somebody', () => {
  let service: TestService;
  beforeAll(async () => {
    service = await startTestService();
  });
  afterAll(() => service.close());

  const erase = (database: Database, { id }: Person, company: Person) =>
    database.transaction((transaction) =>
      eraseTraveller(
        transaction,
        { id, company_id: company.id },
        createKeyRing(TEST_SECRET),
        service.clock.now,
      ),
    );
  const ask = async (who: Person) => {
    const answer = await who.post('/api/v2/issues', { issue: { type: IssueType.LostLuggage } });
    return answer.json<Issue>().id;
  };
  const askOften = async (who: Person, times: number) => {
    const ids: string[] = [];
    while (ids.length < times) ids.push(await ask(who));
    return ids;
  };
  const addColleagues = async (company: Person, count: number) => {
    const colleagues: Person[] = [];
    while (colleagues.length < count)
      colleagues.push(await addUser(service, company.id, RoleType.OrganizationAdmin));
    return colleagues;
  };

  it('tells those who could help once, however often they were asked', async () => {
    const company = await addCompany(service);
    const [seldom, often] = await addColleagues(company, 5);
    if (!seldom || !often) throw new Error('nobody is there');
    await askOften(seldom, 2);
    await askOften(often, 12);
    const sight = watchDatabase(service.database);
    const lookedAt = async (who: Person) => {
      sight.takeReads();
      await erase(sight.watched, who, company);
      return sight
        .takeReads()
        .filter(({ table, sql }) => table === 'travellers' && sql.startsWith('delete from issues'))
        .reduce((sum, { rows }) => sum + rows, 0);
    };
    const few = await lookedAt(seldom);
    expect(few).toBeGreaterThan(0);
    expect(await lookedAt(often)).toBeLessThanOrEqual(few);
  });

  if (serviceEngine === 'embedded') return;

  it('waits for whoever helps them, answers them or is erased too at that moment, and none is given up for another', async () => {
    let begun = 0;
    let attempts = 0;
    const transaction: Database['transaction'] = (work) => {
      begun += 1;
      return service.database.transaction((real) => {
        attempts += 1;
        return work(real);
      });
    };
    const database = { ...service.database, transaction, close: () => Promise.resolve() };
    const counted = await startTestService({}, database);
    for (let round = 0; round < ROUNDS; round += 1) {
      const company = await addCompany(service);
      const [ann, bob, cara, dan] = await addColleagues(company, 4);
      if (!ann || !bob || !cara || !dan) throw new Error('nobody is there');
      const ofAnn = await askOften(ann, 4);
      const ofBob = await askOften(bob, 4);
      const notes: { id: string; issue_id: string }[] = [];
      for (const [ids, helper] of [
        [ofAnn, bob],
        [ofBob, ann],
      ] as const)
        for (const id of ids.slice(0, 2)) {
          await helper.post(`/api/v2/issues/${id}/claim`);
          const note = { issue_id: id, note: { body: 'Called back.', pinned: false } };
          notes.push((await cara.post('/api/v2/notes', note)).json());
          notes.push((await helper.post('/api/v2/notes', note)).json());
        }
      const [caraNow, danNow] = [counted.as(cara.key), counted.as(dan.key)];
      await Promise.all([
        erase(database, ann, company),
        erase(database, bob, company),
        ...[ofAnn[2], ofBob[3]].map((id) => caraNow.post(`/api/v2/issues/${id}/claim`)),
        handBackRequests(database, service.clock.now),
        ...[ofAnn[0], ofBob[2]].map((id) => danNow.post(`/api/v2/issues/${id}/close`)),
        ...notes.map(({ id, issue_id }) =>
          danNow.patch(`/api/v2/notes/${id}`, { issue_id, note: { pinned: true } }),
        ),
      ]).then((answers) => {
        for (const answer of answers) if (answer) expect(answer.status).toBeLessThan(500);
      });
    }
    await counted.close();
    expect({ begun, givenUp: attempts - begun }).toEqual({ begun, givenUp: 0 });
  });
});
