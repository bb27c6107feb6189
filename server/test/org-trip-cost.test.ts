import type { Queryable } from '../src/database/database';
import { readPage } from '../src/resources/lists';
import { ORG_TRIPS } from '../src/resources/org-trips/records';
import { COMPANY_ID, travellerId } from '../src/sample/sample-callers';
import { quietly } from './support/quietly';
import { tablesReadWhole } from './support/tables-read-whole';
import { startTestService, type TestService } from './support/test-service';

/** More than a hundred times what the sample set has, all of one company. */
const MANY = 20_000;

describe('among many trips of a company', () => {
  let service: TestService;
  beforeAll(async () => {
    service = await startTestService();
    await quietly(service.database, async (transaction) => {
      await transaction.query(
        `insert into trips (id, traveller_id, company_id, name, start, finish, trip_type, activities, past_alert_count,
           created_at, updated_at)
         select gen_random_uuid(), $2, $3, 'Trip', '2026-09-03', '2026-09-10', 0, '[]', 0,
           $1::timestamptz - make_interval(mins => n), $1::timestamptz - make_interval(mins => n)
         from generate_series(1, ${MANY}) n`,
        [service.clock.now, travellerId('demo-traveller'), COMPANY_ID],
      );
      await transaction.query(
        `insert into trip_travellers (trip_id, traveller_id, joined_at)
         select id, traveller_id, created_at from trips on conflict do nothing`,
      );
      await transaction.query(
        `insert into destinations (id, trip_id, country_id, position, entry_date, exit_date, locations)
         select gen_random_uuid(), trip.id, country.id, 0, start, finish, '[]'
         from trips trip, (select id from countries limit 1) country where trip.name = 'Trip'`,
      );
    });
    await service.database.execute('analyze');
  });
  afterAll(() => service.close());

  it.each([
    ['a page', {}],
    ['a later page', { page: 3 }],
    ['what changed since', { since: 1_900_000_000 }],
  ])('%s is found by an index', async (_what, query) => {
    const found: string[] = [];
    const watched: Queryable['query'] = async (sql, values) => {
      // How many there are can't be told without a look at each.
      if (sql.includes('limit') || 'since' in query)
        found.push(...(await tablesReadWhole(service.database, sql, values)));
      return service.database.query(sql, values);
    };
    const page = { page: 1, per_page: 10, ...query };
    const { items } = await readPage(
      { ...service.database, query: watched },
      ORG_TRIPS,
      { values: [COMPANY_ID], query },
      page,
      () => ({ columns: `${ORG_TRIPS.document()} as document`, values: [] }),
    );
    expect(items).toHaveLength('since' in query ? 0 : 10);
    expect(found.filter((table) => ['trips', 'trip_travellers', 'destinations'].includes(table))).toEqual([]);
  });
});
