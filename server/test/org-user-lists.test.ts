import { z } from 'zod';

import { OrgUser } from '@/contract/org-user';
import { RoleType } from '@/contract/role';

import type { Queryable } from '../src/database/database';
import { readPage } from '../src/resources/lists';
import { ORG_USERS } from '../src/resources/org-users/records';
import { addCompany, addTraveller, addUser, refusedFields, type Person } from './support/actors';
import { usersOf } from './support/org-users';
import { quietly } from './support/quietly';
import { readAs } from './support/read-as';
import { readLinks } from './support/read-links';
import { tablesReadWhole } from './support/tables-read-whole';
import { startTestService, type TestService } from './support/test-service';

/** So many that nobody reads them all by choice. */
const MANY = 8000;

describe('lists of an organisation’s users', () => {
  let service: TestService;
  let company: Person;
  let users: ReturnType<typeof usersOf>;
  let admin: Person;
  beforeAll(async () => {
    service = await startTestService();
    company = await addCompany(service);
    users = usersOf(company);
    const names = ['Ada Lovelace', 'Grace Hopper', 'Adam Smith', 'Ann Example'];
    for (const name of names) {
      service.clock.now = new Date(service.clock.now.getTime() + 1000);
      await users.add({ name, external_id: name });
    }
    admin = await addUser(service, company.id, RoleType.OrganizationAdmin);
    await addUser(service, company.id, RoleType.Dentist);
    await addTraveller(service);
    const gone = await users.add({ name: 'Ada Gone', external_id: 'gone' });
    await users.remove(gone.id);
  });
  afterAll(() => service.close());

  const list = async (query = '') => readAs(z.array(OrgUser), await company.get(`${users.path}${query}`));
  const namesOf = async (query: string) => (await list(query)).map(({ first_name }) => first_name);

  it('name everybody who is there, in pages', async () => {
    expect(await list()).toHaveLength(6);
    const page = await company.get(`${users.path}?per_page=2&page=2&roles=0`);
    expect(readAs(z.array(OrgUser), page).map(({ first_name }) => first_name)).toEqual(['Adam', 'Ann']);
    expect(page.headers).toMatchObject({
      'total-count': '4',
      total: '4',
      'total-pages': '2',
      'per-page': '2',
      'page-number': '2',
    });
    expect(readLinks(page)).toMatchObject({ prev: `${users.path}?per_page=2&page=1&roles=0` });
  });

  it('are narrowed to roles', async () => {
    expect((await list('?roles=99')).map(({ id }) => id)).toEqual([admin.id]);
    for (const query of ['?roles=59,99', '?roles=59&roles=99', '?roles[]=59&roles[]=99'])
      expect(await list(query)).toHaveLength(2);
    expect(await list('?roles=1')).toEqual([]);
  });

  it('find similar names, best first', async () => {
    expect(await namesOf('?name=Ada')).toEqual(['Ada', 'Adam']);
    expect(await namesOf('?name=lovelase')).toEqual(['Ada']);
    expect(await namesOf('?name=Ada&roles=99')).toEqual([]);
  });

  it('know of nobody who is only invited', async () => {
    expect(await list('?invited_users=true')).toEqual([]);
    expect(await list('?invited_employees=1')).toEqual([]);
    expect(await list('?invited_users=false&invited_employees=0')).toHaveLength(6);
  });

  it.each([
    ['roles', 'roles=3'],
    ['roles[]', 'roles[]=x'],
    ['name', 'name='],
    ['invited_users', 'invited_users=maybe'],
  ])('refuse %s that can’t be read', async (field, query) => {
    expect(refusedFields(await company.get(`${users.path}?${query}`))).toEqual([field]);
  });

  it('are found among a hundred times as many, without a look at all of them', async () => {
    const other = await addCompany(service);
    await quietly(service.database, async (transaction) => {
      await transaction.query(
        `insert into travellers (id, company_id, first_name, last_name, email, key_hash, key_sealed, created_at, updated_at)
         select gen_random_uuid(), case when n % 20 = 0 then $1::uuid else $2::uuid end, left(md5(n::text), 6), left(md5('x' || n), 8), n || '@many.example',
           decode(md5(n::text), 'hex'), '', $3, $3 from generate_series(1, ${MANY}) n`,
        [company.id, other.id, service.clock.now],
      );
      await transaction.query(
        `insert into user_roles (user_id, company_id, type, created_at, updated_at)
         select id, company_id, 0, created_at, created_at from travellers where email like '%@many.example'`,
      );
      await transaction.query(
        `insert into user_names (user_id, company_id, searched)
         select id, company_id, first_name || ' ' || last_name from travellers where email like '%@many.example'`,
      );
    });
    await service.database.execute('analyze');
    const found: string[] = [];
    const query: Queryable['query'] = async (sql, values) => {
      found.push(...(await tablesReadWhole(service.database, sql, values)));
      return service.database.query(sql, values);
    };
    // What is inside of a function is planned apart.
    const inside = `select user_id from user_names where 'lovelace' <% searched and company_id = $1`;
    found.push(...(await tablesReadWhole(service.database, inside, [company.id])));
    for (const asked of [{}, { roles: '1' }, { roles: '99' }, { name: 'lovelace' }]) {
      const page = { page: 1, per_page: 10 };
      const columns = () => ({ columns: 'traveller.id', values: [] });
      const about = { values: [company.id], query: asked };
      await readPage({ ...service.database, query }, ORG_USERS, about, page, columns);
    }
    expect(found).toEqual([]);
  });
});
