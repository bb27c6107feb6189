import { RoleType } from '@/contract/role';

import type { Queryable } from '../src/database/database';
import { ISSUES } from '../src/resources/issues/records';
import { readPage } from '../src/resources/lists';
import { addCompany, addDoctor, addTraveller, addUser } from './support/actors';
import { quietly } from './support/quietly';
import { tablesReadWhole } from './support/tables-read-whole';
import { startTestService, type TestService } from './support/test-service';

describe('a request for help', () => {
  let service: TestService;
  beforeAll(async () => {
    service = await startTestService();
  });
  afterAll(() => service.close());

  it('is found among a hundred times as many that are over, without a look at all of them', async () => {
    const doctor = await addDoctor(service);
    const company = await addCompany(service);
    const traveller = await addTraveller(service, company.key);
    const agent = await addUser(service, company.id, RoleType.OrganizationAdmin);
    await quietly(service.database, (transaction) =>
      transaction.query(
        `insert into issues (id, traveller_id, company_id, creator_id, type, status, country_code, moved_by, created_at, updated_at)
         select gen_random_uuid(), $1, $2, $1, 99, 3, 'CO', $1, $3, $3 from generate_series(1, 20000)`,
        [traveller.id, company.id, service.clock.now],
      ),
    );
    await service.database.execute('analyze issues');
    const found: string[] = [];
    const query: Queryable['query'] = async (sql, values) => {
      found.push(...(await tablesReadWhole(service.database, sql, values)));
      return service.database.query(sql, values);
    };
    const columns = () => ({ columns: 'issue.id', values: [] });
    for (const values of [
      [traveller.id, null, null],
      [agent.id, company.id, null],
      [doctor.id, null, 'CO'],
      [null, company.id, null],
    ])
      await readPage(
        { ...service.database, query },
        ISSUES,
        { values, query: {} },
        { page: 1, per_page: 10 },
        columns,
      );
    const since = Math.floor(service.clock.now.getTime() / 1000) + 60;
    for (const values of [
      [agent.id, company.id, null],
      [doctor.id, null, 'CO'],
    ])
      await readPage(
        { ...service.database, query },
        ISSUES,
        { values, query: { all: '1', since } },
        { page: 1, per_page: 10 },
        columns,
      );
    expect(found.filter((table) => table === 'issues')).toEqual([]);
  });
});
