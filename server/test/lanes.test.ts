import { CheckInStatus } from '@/contract/check-in';

import { doBackgroundWork, LANES } from '../src/jobs/background-work';
import { listDeadJobs } from '../src/jobs/dead-jobs';
import { takeJob } from '../src/queue/job-queue';
import { JobInterrupted, startRun } from '../src/jobs/job-run';
import { createMetrics } from '../src/metrics/metrics';
import { watchQueue } from '../src/metrics/watch-queue';
import { COMPANY_ID } from '../src/sample/sample-callers';
import { addTraveller, addTrip, type Person } from './support/actors';
import { admin } from './support/admin';
import { createBackground, type Background } from './support/background';
import { aCheckIn, aDestination, aTrip } from './support/builders';
import { addPhone, changePublished, publish } from './support/publishing';
import { startPushStandIn, type PushStandIn } from './support/push-stand-in';
import { SAMPLE_MOMENT } from './support/sample-moment';
import { startTestService, type TestService } from './support/test-service';

const neverStops = () => false;
const inNorway = () =>
  aTrip({
    destinations: [aDestination({ country_code: 'NO', entry_date: '2026-06-01', exit_date: '2026-06-30' })],
  });

describe('work in lanes', () => {
  let service: TestService;
  let pushes: PushStandIn;
  let background: Background;
  let traveller: Person;
  let token: string;
  beforeAll(async () => {
    service = await startTestService();
  });
  afterAll(() => service.close());
  beforeEach(async () => {
    service.clock.now = new Date(SAMPLE_MOMENT);
    for (const table of ['push_messages', 'jobs', 'pauses'])
      await service.database.query(`delete from ${table}`);
    pushes = await startPushStandIn();
    background = createBackground(service, pushes);
    traveller = await addTraveller(service);
    token = await addPhone(traveller);
    await addTrip(traveller, inNorway());
    service.clock.now = new Date(service.clock.now.getTime() + 60_000);
  });
  afterEach(() => pushes.close());

  const ask = (...people: Person[]) =>
    service.as('demo-company').post(`/api/v2/org/${COMPANY_ID}/check_in_requests`, {
      check_in_request: { user_ids: people.map(({ id }) => id) },
    });
  const flood = (messages: number) =>
    service.database.query(
      `insert into push_messages (device_id, type, data, due_at, created_at)
       select devices.id, 115, '{}', $2, $2 from devices, generate_series(1, $3) where traveller_id = $1`,
      [traveller.id, SAMPLE_MOMENT, messages],
    );
  const countTold = async () => (await traveller.get('/api/v2/notifications')).json<object[]>().length;

  it('let “are you safe?” past all that waits to be sent', async () => {
    await flood(300);
    await ask(traveller);
    await LANES['urgent push messages'].step(background.tools, neverStops);
    expect(pushes.taken.map(({ to, data }) => [to, data.type])).toEqual([[token, 50]]);
  });

  it('match an alert while the push service does not answer', async () => {
    await flood(1);
    pushes.isSilent = true;
    const sending = LANES['push messages'].step(background.tools, neverStops);
    await publish(service);
    await LANES.matching.step(background.tools, neverStops);
    expect(await countTold()).toBe(1);
    await pushes.close();
    await sending;
    pushes = await startPushStandIn();
  });

  it.each(['match-check-in', 'tell-trip'])('match an alert before whatever waits of %s', async (kind) => {
    const { database, clock } = service;
    // As a process of before there was a lane for them stored them, too.
    await database.query(
      `insert into jobs (kind, subject_id, due_at) select $1, gen_random_uuid(), $2 from generate_series(1, 300)`,
      [kind, SAMPLE_MOMENT],
    );
    await publish(service);
    await LANES.matching.step(background.tools, neverStops);
    expect(await countTold()).toBe(1);
    const waiting = () => database.query('select 1 as found from jobs where kind = $1', [kind]);
    expect(await waiting()).toHaveLength(300);
    await LANES.whereabouts.step(background.tools, neverStops);
    expect(await waiting()).toHaveLength(299);
    expect(await takeJob(database, 'matching', clock.now)).toBeNull();
  });

  it('tell who says that they are safe of the alerts around them, after all who said so before', async () => {
    const { id } = await publish(service);
    await background.run();
    const visitor = await addTraveller(service);
    await service.database.query(
      `insert into jobs (kind, subject_id, due_at) select 'match-check-in', gen_random_uuid(), $1 from generate_series(1, 3)`,
      [SAMPLE_MOMENT],
    );
    const here = aCheckIn({ status: CheckInStatus.Safe, country_code: 'NO' });
    await visitor.post('/api/v2/check_ins', { check_in: here });
    const alerts = async () =>
      (await visitor.get('/api/v2/notifications'))
        .json<{ data: { alert_id?: string } }[]>()
        .filter(({ data }) => data.alert_id === id);
    for (let others = 0; others < 3; others += 1) await LANES.whereabouts.step(background.tools, neverStops);
    expect(await alerts()).toEqual([]);
    await LANES.whereabouts.step(background.tools, neverStops);
    expect(await alerts()).toHaveLength(1);
  });

  it('all heed the pause that the push service asks one of them for', async () => {
    pushes.nextReplies.push({ status: 429, headers: { 'retry-after': '600' } });
    await flood(1);
    await background.run();
    await ask(traveller);
    await background.runAfter(5);
    expect(pushes.taken).toEqual([]);
    await background.runAfter(6);
    expect(pushes.taken.map(({ data }) => data.type).sort()).toEqual([115, 50].sort());
  });

  it('let no second process work at what is changed meanwhile, and begin it anew', async () => {
    const { database, clock } = service;
    const { id } = await publish(service);
    const first = await takeJob(database, 'matching', clock.now);
    if (!first) throw new Error('a published alert is matched');
    await changePublished(service, id, { headline: 'Roads are open again' });
    expect(await takeJob(database, 'matching', clock.now)).toBeNull();
    const run = startRun(database, first, () => clock.now);
    await expect(run.step(async () => 'done')).rejects.toThrow(new JobInterrupted('asked-again'));
    await background.runAfter(6);
    const [told] = (await traveller.get('/api/v2/notifications')).json<{ body: string }[]>();
    expect(told?.body).toBe('Roads are open again');
  });

  it('take nothing from a process that is at it, and leave it to another once that is gone', async () => {
    const { database, clock } = service;
    await publish(service);
    const lost = await takeJob(database, 'matching', clock.now);
    if (!lost) throw new Error('a published alert is matched');
    const run = startRun(database, lost, () => clock.now);
    clock.now = new Date(clock.now.getTime() + 4 * 60_000);
    await run.step(async () => 'a batch');
    clock.now = new Date(clock.now.getTime() + 4 * 60_000);
    expect(await takeJob(database, 'matching', clock.now)).toBeNull();
    await background.runAfter(2);
    expect(await countTold()).toBe(1);
    await expect(run.step(async () => 'too late')).rejects.toThrow(new JobInterrupted('taken-over'));
  });

  it('stop between two batches, and lose nothing', async () => {
    await publish(service);
    let steps = 0;
    await doBackgroundWork(background.tools, () => (steps += 1) > 3);
    expect(background.lines).toEqual([]);
    await background.run();
    expect(await countTold()).toBe(1);
  });

  it('bury a job that keeps failing, tell what failed, and try it again when asked to', async () => {
    const { database, clock } = service;
    // Whatever else waits is done: only the job fails.
    await background.run();
    await publish(service);
    const broken = Object.assign(new Error('column "secret" of Robin'), { code: '42703' });
    const failing = {
      ...database,
      transaction: () => Promise.reject(broken),
    };
    for (let attempt = 1; attempt <= 25; attempt += 1) {
      await doBackgroundWork({ ...background.tools, database: failing });
      clock.now = new Date(clock.now.getTime() + 20 * 60_000);
    }
    expect(background.lines).toHaveLength(20);
    expect(background.lines[1]).toContain('"job":"match-alert","attempt":2,"kind":"Error","code":"42703"');
    expect(background.lines[1]).toMatch(/"stack":\["at .*lanes\.test\.ts:\d+:\d+/);
    expect(background.lines.join()).not.toContain('Robin');
    const [dead, ...others] = await listDeadJobs(database);
    expect([dead?.kind, dead?.last_failure, dead?.attempts, others]).toEqual([
      'match-alert',
      '42703',
      20,
      [],
    ]);
    const listed = await admin(database, 'jobs', 'list');
    expect([listed.code, listed.out]).toEqual([
      0,
      expect.stringMatching(/match-alert {2}20 attempts {2}42703/),
    ]);
    expect((await admin(database, 'jobs', 'retry', 'everything')).code).toBe(2);
    const metrics = createMetrics();
    watchQueue(database, metrics, () => clock.now);
    expect(await metrics.registry.metrics()).toContain('sojourn_queue_dead{kind="match-alert"} 1');

    await background.run();
    expect(await countTold()).toBe(0);
    expect((await admin(database, 'jobs', 'retry', 'all')).out).toBe('1 job is due again.');
    await background.run();
    expect(await countTold()).toBe(1);
    expect(await listDeadJobs(database)).toEqual([]);
  });
});

describe('a request to check in', () => {
  it('costs as many statements for a thousand travellers as for one', async () => {
    const service = await startTestService();
    const statements: string[] = [];
    const unwatched = { ...service.database };
    jest.spyOn(service.database, 'transaction').mockImplementation((work) =>
      unwatched.transaction((queryable) =>
        work({
          ...queryable,
          query: (sql, values) => {
            statements.push(sql);
            return queryable.query(sql, values);
          },
        }),
      ),
    );
    const travellers = await service.database.query<{ id: string }>(
      `insert into travellers (id, company_id, first_name, email, key_hash, key_sealed, created_at, updated_at)
       select gen_random_uuid(), $1, 'One', 'one.' || n || '@many.example', sha256(('key ' || n)::bytea), '', $2, $2
       from generate_series(1, 1000) n returning id`,
      [COMPANY_ID, SAMPLE_MOMENT],
    );
    const askFor = async (ids: { id: string }[]) => {
      statements.length = 0;
      const answer = await service.as('demo-company').post(`/api/v2/org/${COMPANY_ID}/check_in_requests`, {
        check_in_request: { user_ids: ids.map(({ id }) => id) },
      });
      expect(answer.json<object[]>()).toHaveLength(ids.length);
      return statements.length;
    };
    const forOne = await askFor(travellers.slice(0, 1));
    expect(await askFor(travellers)).toBe(forOne);
    await service.close();
  });
});
