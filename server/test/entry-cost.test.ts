import type { Database, Queryable } from '../src/database/database';
import { forgetRemoved } from '../src/jobs/forget-removed';
import { takeBackChanged } from '../src/jobs/take-back-changed';
import { readPage } from '../src/resources/lists';
import {
  COUNTRY_ENTRY_REQUIREMENT_RECORDS,
  ENTRY_REQUIREMENT_RECORDS,
} from '../src/resources/entry-requirements/records';
import { RULE_KINDS } from '../src/resources/entry-requirements/rule-kinds';
import { changeRule, publishRule, removeRule } from '../src/resources/publishing/entry-requirements';
import { countryId } from '../src/sample/sample-ids';
import { tablesReadWhole } from './support/tables-read-whole';
import { startTestService, type TestService } from './support/test-service';

/** A hundred times what the sample set has. */
const MANY = 20_000;

describe('among many filters of others', () => {
  let service: TestService;
  beforeAll(async () => {
    service = await startTestService();
    const [{ company_id } = { company_id: '' }] = await service.database.query<{ company_id: string }>(
      'select company_id from travellers limit 1',
    );
    await service.database.query(
      `insert into travellers (id, company_id, first_name, email, key_hash, key_sealed, created_at, updated_at)
       select gen_random_uuid(), $2, 'Ann', n || '@example.org', decode(md5(n::text), 'hex'), '', $1, $1
       from generate_series(1, 5000) n`,
      [service.clock.now, company_id],
    );
    await service.database.query(
      `insert into alert_filters (id, traveller_id, risk_levels, includes_high_for_whole_country, created_at, updated_at)
       select gen_random_uuid(), id, '{0}', false, $1, $1 from travellers`,
      [service.clock.now],
    );
    await service.database.execute('analyze');
  });
  afterAll(() => service.close());

  it('what somebody hears of is found without a look at all of them', async () => {
    // As `has_filters` and `is_left_out` ask it.
    const asked = [
      'select 1 from alert_filters held where held.traveller_id = $1 or held.company_id = $2',
      'select held.safety_category_id from alert_filters held where held.traveller_id = $1 or held.company_id = $2',
    ];
    for (const sql of asked)
      expect(await tablesReadWhole(service.database, sql, [countryId('NO'), countryId('SE')])).toEqual([]);
  });
});

describe('among many notifications of other rules', () => {
  let service: TestService;
  beforeAll(async () => {
    service = await startTestService();
    await service.database.query(
      `insert into notifications (id, traveller_id, company_id, type, title, body, data, created_at, updated_at)
       select gen_random_uuid(), somebody.id, somebody.company_id, 120 + n % 2, '', '',
         jsonb_build_object(case n % 2 when 0 then 'travel_restriction_id' else 'entry_requirement_id' end, gen_random_uuid()), $1, $1
       from generate_series(1, ${MANY / 10}) n, (select id, company_id from travellers limit 1) somebody`,
      [service.clock.now],
    );
    await service.database.query(
      `insert into notices (traveller_id, type, subject_id)
       select somebody.id, 120 + n % 2, gen_random_uuid()
       from generate_series(1, ${MANY / 10}) n, (select id from travellers limit 1) somebody`,
    );
    await service.database.execute('analyze');
  });
  afterAll(() => service.close());

  it.each(Object.values(RULE_KINDS))('a changed or removed $word takes back its own alone', async (rule) => {
    const found: string[] = [];
    const transaction: Database['transaction'] = (work) =>
      service.database.transaction((real) =>
        work({
          ...real,
          query: async (sql, values) => {
            if (/^\s*(delete|select \w+ as key)/.test(sql))
              found.push(...(await tablesReadWhole(real, sql, values)));
            return real.query(sql, values);
          },
        }),
      );
    const tools = { database: { ...service.database, transaction }, now: () => service.clock.now };
    const now = service.clock.now;
    const [somebody] = await service.database.query<{ id: string; company_id: string }>(
      'select id, company_id from travellers limit 1',
    );
    const id = await transaction(async (watched) => {
      const written = { type: 9, value: 1, origin_country_id: 'NO' } as const;
      const { id } = await publishRule(watched, rule, written, now);
      await watched.query(
        `insert into notifications (id, traveller_id, company_id, type, title, body, data, created_at, updated_at)
         values (gen_random_uuid(), $1, $2, ${rule.type}, '', '', jsonb_build_object('${rule.idField}', $3::text), $4, $4)`,
        [somebody?.id, somebody?.company_id, id, now],
      );
      await watched.query(
        `insert into notices (traveller_id, type, subject_id) values ($1, ${rule.type}, $2)`,
        [somebody?.id, id],
      );
      await changeRule(watched, rule, id, { value: 0 }, now);
      return id;
    });
    while (await takeBackChanged(tools));
    await transaction((watched) => removeRule(watched, rule, id));
    while (await forgetRemoved(tools));
    expect(found.filter((table) => ['notifications', 'notices'].includes(table))).toEqual([]);
  });
});

describe('among many rules of other countries', () => {
  let service: TestService;
  beforeAll(async () => {
    service = await startTestService();
    await service.database.query(
      `insert into entry_requirements (id, kind, type, value, effective_as_of, origin_country_id, for_everybody,
         created_at, updated_at, changed_at)
       select gen_random_uuid(), 'entry_requirement', n % 11, n % 4, $1, place.id, n % 2 = 0, $1, $1, $1
       from generate_series(1, ${MANY}) n
       join (select id, row_number() over (order by id) as place from countries where country_code <> 'NO') place
         on place.place = n % 240 + 1`,
      [service.clock.now],
    );
    await service.database.query(
      `insert into entry_requirement_countries (entry_requirement_id, country_id)
       select rule.id, place.id from entry_requirements rule
       cross join (select id from countries order by id limit 3) place where not rule.for_everybody
       on conflict do nothing`,
    );
    await service.database.query(
      `insert into entry_requirement_divisions (entry_requirement_id, country_division_id)
       select rule.id, part.id
       from (select id, row_number() over (order by id) as place from entry_requirements where not for_everybody) rule
       join (select id, row_number() over (order by id) as place from country_divisions) part
         on part.place = rule.place % 4000 + 1`,
    );
    await service.database.execute('analyze');
  });
  afterAll(() => service.close());

  const tablesReadBy = async (read: (database: Queryable) => Promise<unknown>) => {
    const found: string[] = [];
    const query: Queryable['query'] = async (sql, values) => {
      found.push(...(await tablesReadWhole(service.database, sql, values)));
      return service.database.query(sql, values);
    };
    await read({ ...service.database, query });
    return found.filter((table) => table.startsWith('entry_requirement'));
  };
  const columns = () => ({ columns: 'requirement.id', values: [] });
  const page = { page: 1, per_page: 10 };

  it('those of one country are read without a look at all of them', async () => {
    const values = ['entry_requirement', countryId('TH')];
    expect(
      await tablesReadBy((database) =>
        readPage(database, COUNTRY_ENTRY_REQUIREMENT_RECORDS, { values, query: {} }, page, columns),
      ),
    ).toEqual([]);
  });

  it.each<Record<string, string>>([
    { destination: 'TH', departure: 'BR' },
    { origin_country_id: 'TH', nationality: 'BR' },
  ])('so are those for a way or a nationality: %j', async (codes) => {
    const query = Object.fromEntries(Object.entries(codes).map(([name, code]) => [name, countryId(code)]));
    expect(
      await tablesReadBy((database) =>
        readPage(
          database,
          ENTRY_REQUIREMENT_RECORDS,
          { values: ['entry_requirement'], query },
          page,
          columns,
        ),
      ),
    ).toEqual([]);
  });
});
