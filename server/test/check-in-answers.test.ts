import { randomUUID } from 'node:crypto';

import { z } from 'zod';

import { CheckInStatus } from '@/contract/check-in';
import { CompanyCheckInRequest } from '@/contract/company-check-in';

import { queryOne, type Database, type Queryable } from '../src/database/database';
import { migrate } from '../src/database/migrate';
import { COMPANY_ID } from '../src/sample/sample-callers';
import { addTraveller, type Person } from './support/actors';
import { aCheckIn } from './support/builders';
import { insertCompany, insertTraveller, openDatabaseBefore } from './support/older-database';
import { readAs } from './support/read-as';
import { SAMPLE_MOMENT } from './support/sample-moment';
import { startTestService, type TestService } from './support/test-service';

declare const serviceEngine: 'embedded' | 'postgres';

const REQUESTS = `/api/v2/org/${COMPANY_ID}/check_in_requests`;
const OVERLAP_SECONDS = 60;

/** What answers a request, looked up anew: its own check-in, or the first plain one since in which somebody spoke. */
const LOOKED_UP = `
  select request.id, answer.checkin_at as answered_at, answer.status as answer_status
  from check_in_requests request left join lateral (
    select answer.checkin_at, answer.status from check_ins answer
    where answer.check_in_request_id = request.id
      or (answer.check_in_request_id is null and answer.traveller_id = request.traveller_id
        and answer.created_at >= request.created_at and answer.status <> 0)
    order by answer.created_at limit 1) answer on true
  order by request.id`;
const KEPT = 'select id, answered_at, answer_status from check_in_requests order by id';

const atMinute = (minute: number) => new Date(SAMPLE_MOMENT.getTime() + minute * 60_000);

interface StoredCheckIn {
  traveller: string;
  status: CheckInStatus;
  minute: number;
  request?: string;
}
/** Whenever it was said, it arrives at that minute. */
const insertCheckIn = (database: Queryable, { traveller, status, minute, request }: StoredCheckIn) =>
  database.query(
    `insert into check_ins (id, traveller_id, check_in_request_id, checkin_at, type, accuracy, status, created_at, updated_at)
     values ($1, $2, $3, $4, 0, 99, $5, $6, $6)`,
    [randomUUID(), traveller, request ?? null, atMinute(minute - 30), status, atMinute(minute)],
  );

async function insertRequest(database: Queryable, traveller: string, minute: number): Promise<string> {
  const id = randomUUID();
  await database.query(
    'insert into check_in_requests (id, traveller_id, created_at, updated_at) values ($1, $2, $3, $3)',
    [id, traveller, atMinute(minute)],
  );
  return id;
}

/** All that may happen to a request: what came before it, a position, what is said to another, and answers in any order. */
async function insertStory(database: Queryable, traveller: string): Promise<void> {
  const { Unreported, Safe, Help } = CheckInStatus;
  await insertCheckIn(database, { traveller, status: Safe, minute: 1 });
  const first = await insertRequest(database, traveller, 2);
  await insertCheckIn(database, { traveller, status: Unreported, minute: 3 });
  const second = await insertRequest(database, traveller, 4);
  await insertCheckIn(database, { traveller, status: Unreported, minute: 5, request: second });
  await insertCheckIn(database, { traveller, status: Help, minute: 8 });
  // Begun before, and stored after it.
  await insertCheckIn(database, { traveller, status: Safe, minute: 7 });
  await insertCheckIn(database, { traveller, status: Help, minute: 6, request: first });
  await insertCheckIn(database, { traveller, status: Safe, minute: 9 });
  await insertRequest(database, traveller, 8);
  await insertRequest(database, traveller, 10);
}

describe('answers to requests to check in', () => {
  let service: TestService;
  let traveller: Person;
  beforeAll(async () => {
    service = await startTestService();
  });
  afterAll(() => service.close());
  beforeEach(async () => {
    service.clock.now = new Date(SAMPLE_MOMENT);
    traveller = await addTraveller(service);
  });
  const later = (minutes: number) => {
    service.clock.now = new Date(service.clock.now.getTime() + minutes * 60_000);
  };
  const company = () => service.as('demo-company');
  const ask = async () => {
    const body = { check_in_request: { user_ids: [traveller.id] } };
    const [request] = readAs(z.array(CompanyCheckInRequest), await company().post(REQUESTS, body));
    return request?.id ?? '';
  };

  describe('for a partner who asks for what changed since', () => {
    /** As the contract says: since the `Date` of the answer before, less a minute. */
    function startPolling(query = '') {
      let since = Math.floor(service.clock.now.getTime() / 1000);
      return async () => {
        const answer = await company().get(`${REQUESTS}?per_page=100&since=${since}${query}`);
        since = Math.floor(service.clock.now.getTime() / 1000) - OVERLAP_SECONDS;
        return readAs(z.array(CompanyCheckInRequest), answer).filter(
          ({ traveller_id }) => traveller_id === traveller.id,
        );
      };
    }
    const answerWith = (id: string, status: CheckInStatus) =>
      traveller.post(`/api/v2/check_in_requests/${id}/check_ins`, { check_in: aCheckIn({ status }) });

    it.each([
      ['safe', CheckInStatus.Safe],
      ['help', CheckInStatus.Help],
    ])('are told with what was said: %s', async (_word, status) => {
      const poll = startPolling();
      later(1);
      const id = await ask();
      expect(await poll()).toMatchObject([{ id, answered_at: null, answer_status: null }]);
      later(5);
      await poll();
      later(5);
      expect(await poll()).toEqual([]);
      await answerWith(id, status);
      const updated_at = service.clock.now.toISOString();
      expect(await poll()).toMatchObject([{ id, answer_status: status, updated_at }]);
      later(5);
      await poll();
      expect(await poll()).toEqual([]);
    });

    it('are told when they came by a plain check-in, and however long it waited for a signal', async () => {
      const id = await ask();
      later(5);
      const poll = startPolling();
      later(300);
      const checkin_at = atMinute(10).toISOString();
      await traveller.post('/api/v2/check_ins', {
        check_in: aCheckIn({ status: CheckInStatus.Help, checkin_at }),
      });
      expect(await poll()).toMatchObject([
        { id, answered_at: checkin_at, answer_status: CheckInStatus.Help },
      ]);
    });

    it('are left out where only the unanswered are asked for, and told where all are', async () => {
      const id = await ask();
      const [unanswered, all] = [startPolling('&all=0'), startPolling('&all=1')];
      later(5);
      await answerWith(id, CheckInStatus.Safe);
      expect(await unanswered()).toEqual([]);
      expect(await all()).toMatchObject([{ id, answer_status: CheckInStatus.Safe }]);
    });

    it('are told once: a second word changes nothing about the first', async () => {
      const id = await ask();
      await answerWith(id, CheckInStatus.Safe);
      later(5);
      const poll = startPolling();
      later(5);
      await answerWith(id, CheckInStatus.Help);
      expect(await poll()).toEqual([]);
    });
  });

  it('are the first that was said, whatever came before it, beside it and in whichever order', async () => {
    const { database } = service;
    await insertStory(database, traveller.id);
    expect(await database.query(KEPT)).toEqual(await database.query(LOOKED_UP));
  });

  it('move what their traveller’s devices have of the requests', async () => {
    await ask();
    const { requests_revision: before } = await revisionOf(service.database, traveller.id);
    await traveller.post('/api/v2/check_ins', { check_in: aCheckIn({ status: CheckInStatus.Unreported }) });
    expect(await revisionOf(service.database, traveller.id)).toEqual({ requests_revision: before });
    await traveller.post('/api/v2/check_ins', { check_in: aCheckIn({ status: CheckInStatus.Safe }) });
    expect(await revisionOf(service.database, traveller.id)).toEqual({ requests_revision: before + 1 });
  });

  // The embedded engine does one transaction after the other.
  if (serviceEngine === 'postgres')
    it.each([
      ['the question', 'the answer'],
      ['the answer', 'the question'],
    ])('are known when %s is stored while %s is', async (first) => {
      const { database } = service;
      type Write = (transaction: Queryable) => Promise<unknown>;
      const question: Write = (transaction) => insertRequest(transaction, traveller.id, 1);
      const answer: Write = (transaction) =>
        insertCheckIn(transaction, { traveller: traveller.id, status: CheckInStatus.Safe, minute: 2 });
      const [earlier, other] = first === 'the question' ? [question, answer] : [answer, question];
      let waiting: Promise<unknown> = Promise.resolve();
      await database.transaction(async (transaction) => {
        await earlier(transaction);
        waiting = database.transaction(other);
        await untilSomebodyWaits(transaction);
      });
      await waiting;
      const kept = await database.query(
        'select answer_status from check_in_requests where traveller_id = $1',
        [traveller.id],
      );
      expect(kept).toEqual([{ answer_status: CheckInStatus.Safe }]);
    });
});

describe('the migration that keeps answers with requests', () => {
  let database: Database;
  let company: string;
  let traveller: string;
  beforeEach(async () => {
    database = await openDatabaseBefore('292-answers-to-check-in-requests.sql');
    company = await insertCompany(database);
    traveller = await insertTraveller(database, company);
  });
  afterEach(() => database.close());

  it('knows those of before, and those that an older process stores afterwards', async () => {
    await insertStory(database, traveller);
    await migrate(database);
    const kept = await database.query<{ answered_at: Date | null }>(KEPT);
    expect(kept).toEqual(await database.query(LOOKED_UP));
    expect(kept.filter(({ answered_at }) => answered_at !== null)).toHaveLength(3);
    await insertStory(database, traveller);
    expect(await database.query(KEPT)).toEqual(await database.query(LOOKED_UP));
    const companies = await database.query('select distinct company_id from check_in_requests');
    expect(companies).toEqual([{ company_id: company }]);
  });

  it('lets a partner hear of what was answered just before', async () => {
    const request = await insertRequest(database, traveller, 1);
    await insertCheckIn(database, { traveller, status: CheckInStatus.Safe, minute: 5, request });
    const open = await insertRequest(database, traveller, 6);
    await migrate(database);
    const stamped = await database.query<object>(
      'select id, wire_time(updated_at) as updated_at from check_in_requests order by created_at',
    );
    expect(stamped).toEqual([
      { id: request, updated_at: atMinute(5).toISOString() },
      { id: open, updated_at: atMinute(6).toISOString() },
    ]);
  });
});

function revisionOf(database: Queryable, traveller: string): Promise<{ requests_revision: number }> {
  return queryOne(database, 'select requests_revision from travellers where id = $1', [traveller]);
}

async function untilSomebodyWaits(transaction: Queryable): Promise<void> {
  for (;;) {
    const waiting = await transaction.query(
      `select 1 as found from pg_locks where not granted
         and pid in (select pid from pg_stat_activity where datname = current_database())`,
    );
    if (waiting.length > 0) return;
  }
}
