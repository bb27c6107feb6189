import { RoleType } from '@/contract/role';

import { queryOne, type Queryable } from '../src/database/database';
import { createKeyRing } from '../src/http/keys';
import { clearOut } from '../src/jobs/clear-out';
import { handBackRequests } from '../src/jobs/hand-back-requests';
import { tellAllIsWell } from '../src/jobs/tell-all-is-well';
import { tellOfWaiting } from '../src/jobs/tell-of-waiting';
import { eraseTraveller } from '../src/resources/travellers/erase';
import { addMarkedCompany, addMarkedTraveller, type MarkedTraveller } from './faults/canaries';
import { expectationOf, operationOf } from './faults/expected-callers';
import { freeze } from './faults/frozen-database';
import { goodBody } from './faults/good-bodies';
import { addMarkedNote } from './faults/isolation-world';
import { createBackground } from './support/background';
import { listEndpoints, realAddress, type Endpoint } from './support/endpoints';
import { addTrip } from './support/actors';
import { aDestination, aTrip } from './support/builders';
import { advise, publish } from './support/publishing';
import { startPushStandIn } from './support/push-stand-in';
import { quietly } from './support/quietly';
import { TEST_SECRET } from './support/sample-moment';
import { startTestService, type TestService } from './support/test-service';
import { watchDatabase, type Read } from './support/watched-database';

// Every operation, and many rows to write before it.
jest.setTimeout(600_000);

/** Of each more than a hundred times what there is of it, and so many that nobody reads them all by choice. */
const MANY = 5_000;
const ANEW = 'gen_random_uuid()';
/** Of no table does a statement need more for one traveller, company or country. */
const ENOUGH = 1_000;
/** What grows with travellers, their trips and what is said (how many alerts there are: `matching-cost.test.ts`); and what of a row is another one's in each copy. */
const GROWING: Record<string, Record<string, string>> = {
  travellers: {
    id: ANEW,
    company_id: ANEW,
    key_hash: `'\\x' || md5(n::text)`,
    email: `n || '@other.example'`,
  },
  user_roles: { id: ANEW, user_id: ANEW, company_id: ANEW, type: '0' },
  alert_filters: { id: ANEW, traveller_id: ANEW, company_id: 'null' },
  trips: { id: ANEW, traveller_id: ANEW, company_id: ANEW },
  trip_travellers: { trip_id: ANEW, traveller_id: ANEW },
  destinations: { id: ANEW, trip_id: ANEW },
  trip_segments: { id: ANEW, trip_id: ANEW },
  segment_places: { segment_id: ANEW, trip_id: ANEW, country_id: ANEW, around: 'null', country_days: 'null' },
  trip_alerts: { id: ANEW, trip_id: ANEW, alert_id: ANEW },
  itinerary_mails: { id: ANEW, traveller_id: ANEW },
  check_ins: { id: ANEW, traveller_id: ANEW, check_in_request_id: ANEW },
  whereabouts: { traveller_id: ANEW, check_in_id: ANEW, country_id: ANEW, around: 'null', at: 'now()' },
  check_in_requests: { id: ANEW, traveller_id: ANEW, company_id: ANEW },
  idempotent_answers: { caller_id: ANEW },
  notifications: { id: ANEW, traveller_id: ANEW, company_id: ANEW },
  devices: { id: ANEW, traveller_id: ANEW, uuid: `'of ' || n`, token: `'of ' || n` },
  issues: { id: ANEW, traveller_id: ANEW, company_id: ANEW, creator_id: ANEW, moved_by: ANEW, status: '3' },
  notes: { id: ANEW, issue_id: ANEW, owner_id: ANEW },
  conversations: { id: ANEW, issue_id: ANEW, waits_since: 'null', quiet_since: 'null' },
  conversation_participants: { conversation_id: ANEW, user_id: ANEW, number: 'n + 1000000' },
  messages: { id: ANEW, conversation_id: ANEW, user_id: ANEW, client_id: ANEW, named_id: ANEW },
  message_assets: { id: ANEW, message_id: ANEW },
  events: { id: ANEW, company_id: ANEW, position: 'n + 1000000', relayed_at: 'now()' },
  event_travellers: { event_id: ANEW, traveller_id: ANEW, trip_id: ANEW },
  webhook_endpoints: { id: ANEW, company_id: ANEW },
  webhook_deliveries: {
    id: ANEW,
    endpoint_id: ANEW,
    event_id: ANEW,
    position: 'n + 1000000',
    state: `'delivered'`,
  },
};

/** The same row again and again, as it would be of others. */
async function multiply(
  transaction: Queryable,
  table: string,
  others: Record<string, string>,
): Promise<void> {
  const changed = Object.entries(others).map(([column, sql]) => `'${column}', ${sql}`);
  const { columns } = await queryOne<{ columns: string }>(
    transaction,
    `select string_agg(column_name, ', ') as columns from information_schema.columns
     where table_name = $1 and table_schema = 'public' and is_generated = 'NEVER'`,
    [table],
  );
  const made = await transaction.query(
    `insert into ${table} (${columns}) overriding system value
     select ${columns.replaceAll(/\w+/g, '(copy).$&')}
     from (select jsonb_populate_record(null::${table}, to_jsonb(one) || jsonb_build_object(${changed.join(', ')})) as copy
       from (select * from ${table} limit 1) one, generate_series(1, ${MANY}) n) copies
     returning 1`,
  );
  expect([table, made.length]).toEqual([table, MANY]);
}

describe('among a hundred times as much of others', () => {
  let maker: TestService;
  let ann: MarkedTraveller;
  let colleague: MarkedTraveller;
  /** As it is, and one in which nothing that is written stays. */
  let service: TestService;
  let frozen: TestService;
  let endpoints: Endpoint[];
  let takeReads: () => Read[];
  const endings: (() => Promise<unknown>)[] = [];
  beforeAll(async () => {
    maker = await startTestService();
    endings.push(() => maker.close());
    const company = await addMarkedCompany(maker);
    ann = await addMarkedTraveller(maker, company);
    colleague = await addMarkedTraveller(maker, company);
    await addMarkedNote(maker, ann);
    await maker.database.query(
      `insert into user_roles (user_id, company_id, type, created_at, updated_at)
       select who, $2, type, $3, $3 from unnest($1::uuid[]) who, unnest($4::integer[]) type on conflict do nothing`,
      [[ann.id, colleague.id], company.id, maker.clock.now, Object.values(RoleType)],
    );
    await quietly(maker.database, async (transaction) => {
      for (const [table, others] of Object.entries(GROWING)) await multiply(transaction, table, others);
    });
    await maker.database.execute('analyze');
    const sight = watchDatabase(maker.database);
    takeReads = sight.takeReads;
    service = await startTestService({}, sight.watched);
    frozen = await startTestService(
      {},
      freeze(sight.watched, () => Promise.resolve()),
    );
    endings.push(
      () => service.close(),
      () => frozen.close(),
    );
    await frozen.app.ready();
    endpoints = listEndpoints(frozen.app);
  });
  afterAll(async () => {
    for (const end of endings.reverse()) await end();
  });

  const costly = () =>
    takeReads().flatMap(({ table, rows, sql }) =>
      table in GROWING && rows > ENOUGH ? [`${rows} of ${table}: ${sql}`] : [],
    );

  const keyFor = (endpoint: Endpoint) => {
    const { callers, notBy } = expectationOf(endpoint);
    if (callers === 'anybody') return null;
    if (callers.includes('user')) return notBy === 'user' || notBy === 'affected' ? colleague.key : ann.key;
    return callers.includes('company') ? ann.company.key : 'demo-publisher';
  };

  /** What it reads whole. */
  async function costOf(endpoint: Endpoint): Promise<string[]> {
    const key = keyFor(endpoint);
    takeReads();
    const { status } = await frozen.send({
      method: endpoint.method,
      url: realAddress(endpoint, ann.ids),
      headers: {
        ...(key !== null && { authorization: `TKN ${key}` }),
        ...(endpoint.mediaType !== null && { 'content-type': endpoint.mediaType }),
      },
      payload: goodBody(endpoint, ann),
    });
    // Else nothing would be tried.
    expect([operationOf(endpoint), status]).toEqual([
      operationOf(endpoint),
      expectationOf(endpoint).success ?? 200,
    ]);
    return costly();
  }

  async function costsOf(asked: readonly Endpoint[]): Promise<Record<string, string[]>> {
    const costs: Record<string, string[]> = {};
    for (const endpoint of asked) {
      const reads = await costOf(endpoint);
      if (reads.length > 0) costs[operationOf(endpoint)] = reads;
    }
    return costs;
  }

  it('nothing that is read needs a look at all of it', async () => {
    expect(await costsOf(endpoints.filter(({ method }) => method === 'GET'))).toEqual({});
  });

  it('nor does anything that is written, published or removed', async () => {
    expect(await costsOf(endpoints.filter(({ method }) => method !== 'GET'))).toEqual({});
  });

  it('nor does the work that follows', async () => {
    const pushes = await startPushStandIn();
    endings.push(() => pushes.close());
    const background = createBackground(service, pushes);
    takeReads();
    // The others go where they check in.
    await addTrip(ann, aTrip({ destinations: [aDestination({ country_code: 'NO' })] }));
    await publish(service);
    await advise(service);
    await background.run();
    await background.runAfter(120);
    expect(background.lines.filter((line) => line.includes('failed'))).toEqual([]);
    expect(costly()).toEqual([]);
  });

  it('nor does what is done every now and then', async () => {
    takeReads();
    const { database, clock } = service;
    await database.query('update companies set all_good = true where id = $1', [ann.company.id]);
    await tellAllIsWell(database, clock.now);
    await tellOfWaiting(database, { absentResponderMs: 0, inactiveIssueMs: 0 }, clock.now);
    await handBackRequests(database, clock.now);
    await clearOut(database, clock.now);
    expect(costly()).toEqual([]);
  });

  it('nor does forgetting somebody', async () => {
    takeReads();
    const somebody = { id: ann.id, company_id: ann.company.id };
    await frozen.database.transaction((transaction) =>
      eraseTraveller(transaction, somebody, createKeyRing(TEST_SECRET), frozen.clock.now),
    );
    expect(costly()).toEqual([]);
  });
});
