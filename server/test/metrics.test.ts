import { createMetrics, type Metrics } from '../src/metrics/metrics';
import { countPushes } from '../src/metrics/count-pushes';
import { serveMetrics, type MetricsPort } from '../src/metrics/serve-metrics';
import { watchDatabase } from '../src/metrics/watch-database';
import { watchQueue } from '../src/metrics/watch-queue';
import { addJobs } from '../src/queue/job-queue';
import { notFound } from '../src/http/failure';
import { doBackgroundWork } from '../src/jobs/background-work';
import { addTraveller, addTrip } from './support/actors';
import { createBackground } from './support/background';
import { aDestination, aTrip } from './support/builders';
import { addPhone, publish } from './support/publishing';
import { startPushStandIn } from './support/push-stand-in';
import { startTestService, type TestService } from './support/test-service';

declare const serviceEngine: 'embedded' | 'postgres';

const AN_ID = '5f0c5a53-6a3c-4c0e-8f43-7f2f6f6e2a11';

describe('metrics', () => {
  let service: TestService;
  let metrics: Metrics;
  let port: MetricsPort;
  const ofRequests = createMetrics();
  const open = (of: Metrics) => serveMetrics(of, { port: 0, host: '127.0.0.1' });
  beforeAll(async () => {
    service = await startTestService({ metrics: ofRequests });
  });
  afterAll(() => service.close());
  beforeEach(async () => {
    metrics = createMetrics();
    port = await open(metrics);
  });
  afterEach(() => port.close());

  const ask = (path: string, method = 'GET') => fetch(`http://127.0.0.1:${port.port}${path}`, { method });
  const read = async () => (await ask('/metrics')).text();

  /** The value of one line, or null where there is no such line. */
  async function valueOf(line: string): Promise<number | null> {
    const found = (await read()).split('\n').find((candidate) => candidate.startsWith(`${line} `));
    return found === undefined ? null : Number(found.slice(line.length + 1));
  }

  it('stand on their own port alone', async () => {
    expect((await ask('/metrics')).headers.get('content-type')).toContain('text/plain');
    expect((await ask('/')).status).toBe(404);
    expect((await ask('/metrics', 'POST')).status).toBe(404);
    for (const key of [null, 'demo-traveller', 'demo-company', 'demo-publisher'])
      expect((await service.as(key).get('/metrics')).status).toBe(404);
  });

  it('tell of the process', async () => {
    const text = await read();
    for (const name of [
      'process_resident_memory_bytes',
      'nodejs_eventloop_lag_p99_seconds',
      'nodejs_heap_size_used_bytes',
    ])
      expect(text).toMatch(new RegExp(`^${name} [0-9.e+-]+$`, 'm'));
  });

  it('count requests by the pattern of their route, never by what stands in the address', async () => {
    const traveller = service.as('demo-traveller');
    await port.close();
    port = await open(ofRequests);
    ofRequests.registry.resetMetrics();
    await traveller.get(`/api/v1/trips/${AN_ID}?key=demo-traveller`);
    await traveller.get('/api/v1/trips');
    await traveller.get('/api/v1/trips');
    await traveller.get(`/nowhere/${AN_ID}`);
    await service.send({ method: 'PROPFIND' as 'GET', url: '/api/v1/trips' });
    const requests = (labels: string) => valueOf(`sojourn_http_requests_total{${labels}}`);
    expect(await requests('route="/api/v1/trips",method="GET",status="2xx"')).toBe(2);
    expect(await requests('route="/api/v1/trips/:trip_id",method="GET",status="4xx"')).toBe(1);
    expect(await requests('route="nowhere",method="GET",status="4xx"')).toBe(1);
    expect(await requests('route="nowhere",method="other",status="4xx"')).toBe(1);
    expect(
      await valueOf(
        'sojourn_http_request_duration_seconds_count{route="/api/v1/trips",method="GET",status="2xx"}',
      ),
    ).toBe(2);
    const text = await read();
    expect(text).not.toContain(AN_ID);
    expect(text).not.toContain('demo-traveller');
  });

  it('count statements that fail, not refusals that a transaction ends with', async () => {
    const database = watchDatabase(service.database, metrics);
    await expect(database.query('select 1 / 0 as nothing')).rejects.toThrow();
    await expect(database.transaction((transaction) => transaction.execute('no sql'))).rejects.toThrow();
    await expect(database.transaction(() => Promise.reject(notFound('trip')))).rejects.toThrow();
    expect(await valueOf('sojourn_database_failures_total{kind="22"}')).toBe(1);
    expect(await valueOf('sojourn_database_failures_total{kind="42"}')).toBe(1);
    expect(await valueOf('sojourn_database_failures_total{kind="connection"}')).toBeNull();
  });

  it('count transactions that never begin', async () => {
    const broken = { ...service.database, transaction: () => Promise.reject(new Error('no connection')) };
    await expect(watchDatabase(broken, metrics).transaction(async () => 1)).rejects.toThrow();
    expect(await valueOf('sojourn_database_failures_total{kind="connection"}')).toBe(1);
  });

  it('tell of the connections where there are any', async () => {
    const database = watchDatabase(service.database, metrics);
    await database.query('select 1 as alive');
    const total = await valueOf('sojourn_database_connections{state="total"}');
    if (serviceEngine === 'embedded') expect(total).toBeNull();
    else expect(total).toBeGreaterThan(0);
  });

  it('tell how much work waits, and for how long', async () => {
    const { database, clock } = service;
    watchQueue(database, metrics, () => clock.now);
    const minutes = (count: number) => new Date(clock.now.getTime() + count * 60_000);
    await database.query('delete from jobs');
    await addJobs(database, 'match-alert', [AN_ID], minutes(-3));
    await addJobs(database, 'remind-of-check-in', [AN_ID], minutes(60));
    expect(await valueOf('sojourn_queue_due{kind="match-alert"}')).toBe(1);
    expect(await valueOf('sojourn_queue_oldest_seconds{kind="match-alert"}')).toBe(180);
    expect(await valueOf('sojourn_queue_due{kind="remind-of-check-in"}')).toBe(0);
    expect(await valueOf('sojourn_queue_planned{kind="remind-of-check-in"}')).toBe(1);
    expect(await valueOf('sojourn_queue_oldest_seconds{kind="remind-of-check-in"}')).toBe(0);
    expect(await valueOf('sojourn_database_up')).toBe(1);
    await database.query('delete from jobs');
    expect(await valueOf('sojourn_queue_due{kind="match-alert"}')).toBeNull();
  });

  it('are told also where the database does not answer, and say so', async () => {
    const query = () => Promise.reject(new Error('no connection'));
    watchQueue({ ...service.database, query }, metrics, () => service.clock.now);
    expect(await valueOf('sojourn_database_up')).toBe(0);
    expect(await valueOf('process_resident_memory_bytes')).toBeGreaterThan(0);
  });

  it('count push messages by what became of them', async () => {
    const pushes = await startPushStandIn();
    const { tools } = createBackground(service, pushes);
    const push = countPushes(tools.push, metrics);
    watchQueue(service.database, metrics, () => service.clock.now);
    const work = () => doBackgroundWork({ ...tools, push });
    await work();
    const person = await addTraveller(service);
    const phones = [await addPhone(person), await addPhone(person)];
    await addTrip(
      person,
      aTrip({
        destinations: [
          aDestination({ country_code: 'NO', entry_date: '2026-06-14', exit_date: '2026-06-20' }),
        ],
      }),
    );
    pushes.deadTokens.add(phones[0] ?? '');
    pushes.nextReplies.push({ status: 503 });
    const before = (await valueOf('sojourn_push_messages_total{outcome="taken"}')) ?? 0;
    await publish(service);
    await work();
    expect(await valueOf('sojourn_push_messages_total{outcome="not-sent"}')).toBe(2);
    expect(await valueOf('sojourn_queue_due{kind="push-message"}')).toBe(2);
    service.clock.now = new Date(service.clock.now.getTime() + 10 * 60_000);
    await work();
    expect(await valueOf('sojourn_push_messages_total{outcome="taken"}')).toBe(before + 1);
    expect(await valueOf('sojourn_push_messages_total{outcome="dead-token"}')).toBe(1);
    expect(await valueOf('sojourn_queue_due{kind="push-message"}')).toBe(0);
    service.clock.now = new Date(service.clock.now.getTime() + 20 * 60_000);
    await work();
    expect(await valueOf('sojourn_push_messages_total{outcome="receipt-delivered"}')).toBe(before + 1);
    await pushes.close();
  });
});
