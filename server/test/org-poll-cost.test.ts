import { CheckInStatus } from '@/contract/check-in';

import { COMPANY_ID } from '../src/sample/sample-callers';
import { addTraveller } from './support/actors';
import { aCheckIn } from './support/builders';
import { startTestService, type TestService } from './support/test-service';
import { watchDatabase, type Read } from './support/watched-database';

/** Each was asked so often, and has answered: far more than a hundred times what the sample set has, all of one company. */
const TRAVELLERS = 1_000;
const REQUESTS_EACH = 5;
const NOTIFICATIONS = 5_000;
/** Nothing of what is asked for here has so much of its own. */
const ENOUGH = 50;
const ORG = `/api/v2/org/${COMPANY_ID}`;
const WATCHED = ['check_in_requests', 'check_ins', 'notifications'];

// What follows from each of so many.
jest.setTimeout(120_000);

describe('however much a company has asked and was told, what it asks for again and again', () => {
  let service: TestService;
  let takeReads: () => Read[];
  let since: number;
  const endings: (() => Promise<unknown>)[] = [];
  beforeAll(async () => {
    const maker = await startTestService();
    endings.push(() => maker.close());
    const { database, clock } = maker;
    await database.query(
      `insert into travellers (id, company_id, first_name, email, key_hash, key_sealed, created_at, updated_at)
       select gen_random_uuid(), $1, 'One', 'one.' || n || '@many.example', sha256(('key ' || n)::bytea), '', $2, $2
       from generate_series(1, ${TRAVELLERS}) n`,
      [COMPANY_ID, clock.now],
    );
    await database.query(
      `insert into check_in_requests (id, traveller_id, created_at, updated_at)
       select gen_random_uuid(), traveller.id, at, at
       from travellers traveller, generate_series(1, ${REQUESTS_EACH}) n,
         lateral (select $1::timestamptz - make_interval(days => n) as at) asked
       where traveller.email like 'one.%'`,
      [clock.now],
    );
    await database.query(
      `insert into check_ins (id, traveller_id, check_in_request_id, checkin_at, type, accuracy, status, created_at, updated_at)
       select gen_random_uuid(), request.traveller_id, request.id, at, 0, 99, ${CheckInStatus.Safe}, at, at
       from check_in_requests request join travellers traveller on traveller.id = request.traveller_id,
         lateral (select request.created_at + interval '1 hour' as at) answered
       where traveller.email like 'one.%'`,
    );
    await database.query(
      `insert into notifications (id, company_id, type, title, body, data, created_at, updated_at)
       select gen_random_uuid(), $1, 53, 'A traveller needs help', '', '{}', at, at
       from generate_series(1, ${NOTIFICATIONS}) n, lateral (select $2::timestamptz - make_interval(hours => n) as at) told`,
      [COMPANY_ID, clock.now],
    );
    await database.execute('analyze');
    const sight = watchDatabase(database);
    takeReads = sight.takeReads;
    service = await startTestService({}, sight.watched);
    endings.push(() => service.close());
    since = Math.floor(clock.now.getTime() / 1000) - 60;
  });
  afterAll(async () => {
    for (const end of endings.reverse()) await end();
  });

  const costly = (isMeant: (sql: string) => boolean = () => true) =>
    takeReads().flatMap(({ table, rows, sql }) =>
      WATCHED.includes(table) && rows > ENOUGH && isMeant(sql) ? [`${rows} of ${table}: ${sql}`] : [],
    );
  /** Of their many rounds the first ones alone are planned for what was asked. */
  const ROUNDS = 8;

  it.each([
    ['who has not answered', () => `${ORG}/check_in_requests`],
    ['who has answered since', () => `${ORG}/check_in_requests?since=${since}`],
    ['of all whom it asked, who has answered since', () => `${ORG}/check_in_requests?all=1&since=${since}`],
    ['what it was told since', () => `${ORG}/notifications?since=${since}`],
  ])('costs no more: %s', async (_what, path) => {
    for (let round = 0; round < ROUNDS; round += 1) {
      takeReads();
      expect((await service.as('demo-company').get(path())).status).toBe(200);
      expect(costly()).toEqual([]);
    }
  });

  it('costs no more but for how many there are: a page of all whom it asked', async () => {
    takeReads();
    const answer = await service.as('demo-company').get(`${ORG}/check_in_requests?all=1&page=3&per_page=10`);
    expect(answer.json<object[]>()).toHaveLength(10);
    expect(costly((sql) => !sql.startsWith('select count'))).toEqual([]);
  });

  it('nor does an answer cost more to who was asked often', async () => {
    const often = await addTraveller(service);
    await service.database.query(
      `insert into check_in_requests (id, traveller_id, created_at, updated_at)
       select gen_random_uuid(), $1, $2, $2 from generate_series(1, 200)`,
      [often.id, service.clock.now],
    );
    const answer = { check_in: aCheckIn({ status: CheckInStatus.Safe }) };
    await often.post('/api/v2/check_ins', answer);
    await service.database.query('analyze check_in_requests');
    takeReads();
    await often.post('/api/v2/check_ins', answer);
    expect((await often.get('/api/v2/check_in_requests')).text).toBe('[]');
    expect(costly()).toEqual([]);
  });
});
