import type { Queryable } from '../src/database/database';
import { listCountries, listShortCountries } from '../src/resources/countries/queries';
import { COMPANY_ID } from '../src/sample/sample-callers';
import { tablesReadWhole } from './support/tables-read-whole';
import { startTestService, type TestService } from './support/test-service';

/** So many that nobody reads them all by choice. */
const MANY = 20_000;

describe('what changed since a moment', () => {
  let service: TestService;
  beforeAll(async () => {
    service = await startTestService();
    await service.database.query(
      `insert into countries (id, slug, country_code, country_code_3, name, travel_status, emerg_numbers, topo_json,
         created_at, updated_at)
       select gen_random_uuid(), 'land-' || n, 'L' || n, 'L' || n, 'Land', 0, '[]', '', $1, $1
       from generate_series(1, ${MANY}) n`,
      [service.clock.now],
    );
    await service.database.query(
      `insert into country_data (id, country_id) select gen_random_uuid(), id from countries where name = 'Land'`,
    );
    await service.database.execute('analyze');
  });
  afterAll(() => service.close());

  it.each([
    [
      'countries',
      (database: Queryable, since: number) => listCountries(database, ['en'], COMPANY_ID, { since }),
    ],
    [
      'countries, in short',
      (database: Queryable, since: number) => listShortCountries(database, ['en'], { since }),
    ],
  ])('is found among %s without a look at all of them', async (_what, list) => {
    const found: string[] = [];
    const query: Queryable['query'] = async (sql, values) => {
      found.push(...(await tablesReadWhole(service.database, sql, values)));
      return service.database.query(sql, values);
    };
    await list({ ...service.database, query }, Math.ceil(service.clock.now.getTime() / 1000) + 60);
    expect(found.filter((table) => ['countries', 'country_data'].includes(table))).toEqual([]);
  });
});
