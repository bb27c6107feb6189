import fc from 'fast-check';

import { COMPANY_ID } from '../../src/sample/sample-callers';
import { listEndpoints, realAddress, type Endpoint } from '../support/endpoints';
import { callersOf, daysAroundToday } from '../support/http-callers';
import { createProcessDatabase, TEST_PUBLISHER_KEY, type ProcessDatabase } from '../support/process-database';
import { anAdvisory, anAlert } from '../support/publishing';
import { startServiceProcess, type ServiceProcess } from '../support/service-process';
import { startTestService } from '../support/test-service';
import { addMarkedTraveller, type MarkedTraveller } from './canaries';
import { goodBody } from './good-bodies';
import { readSeed, readSize, reportCounts } from './report-counts';
import { readMetric } from './vitals';

declare const serviceEngine: 'embedded' | 'postgres';

// Processes take long to start on a busy machine.
jest.setTimeout(180_000);

/** The embedded engine does one write after the other: a short round will do, without the long work of publishing. */
const isEmbedded = serviceEngine === 'embedded';
const ROUNDS = readSize('COLLISIONS', isEmbedded ? 1 : 4);
/** More than the service has connections. */
const AT_ONCE = 16;

interface Act {
  endpoint: Endpoint;
  about: MarkedTraveller & { fellowId?: string };
  /** Before anything is removed. */
  isEarly?: boolean;
}

const asEarly = (act: Act): Act => ({ ...act, isEarly: true });

describe('writes about the same people at the same moment', () => {
  const seed = readSeed();
  const counts = { rounds: 0, writes: 0, taken: 0, refused: 0, deadlocks: 0, failures: 0 };
  const early: boolean[] = [];
  let writes: Endpoint[];
  let database: ProcessDatabase;
  let service: ServiceProcess;
  beforeAll(async () => {
    const inProcess = await startTestService();
    await inProcess.app.ready();
    writes = listEndpoints(inProcess.app).filter(
      ({ method, caller }) => method !== 'GET' && !(isEmbedded && caller === 'publisher'),
    );
    await inProcess.close();
    database = await createProcessDatabase();
    service = await startServiceProcess({ ...database.settings, LOG_LEVEL: 'error', METRICS_PORT: '0' });
  });
  afterAll(async () => {
    reportCounts('collisions', seed, counts);
    await service.stop();
    await database.remove();
  });

  /** Every write there is, several times, about each of two colleagues; what removes them comes among the last. */
  async function createRound(number: number): Promise<Act[]> {
    const callers = callersOf(service.url);
    const company = { ...callers.as('demo-company'), id: COMPANY_ID, key: 'demo-company', canaries: [] };
    const people: MarkedTraveller[] = [];
    while (people.length < 2) people.push(await addMarkedTraveller(callers, company, daysAroundToday()));
    const published = await publishSomething();
    const shuffle = (acts: Act[]) => {
      const order = fc.shuffledSubarray(acts, { minLength: acts.length });
      return fc.sample(order, { numRuns: 1, seed: seed + number })[0] ?? [];
    };
    const actsOf = (endpoints: Endpoint[]) =>
      people.flatMap((about) => {
        const fellowId = people.find(({ id }) => id !== about.id)?.id;
        const withMore = { ...about, fellowId, ids: { ...about.ids, ...published } };
        return endpoints.map((endpoint) => ({ endpoint, about: withMore }));
      });
    const isPublishing = ({ caller }: Endpoint) => caller === 'publisher';
    const isRemoval = ({ method }: Endpoint) => method === 'DELETE';
    // Publishing takes so long that little else would happen beside more of it.
    const changes = actsOf(writes.filter((write) => !isPublishing(write) && !isRemoval(write)));
    return [...shuffle([...changes, ...changes]).map(asEarly), ...shuffle([...changes, ...actsOf(writes)])];
  }

  /** For this round to change and to remove. */
  async function publishSomething(): Promise<Record<string, string>> {
    const publisher = callersOf(service.url).as(TEST_PUBLISHER_KEY);
    const alert = await publisher.post('/api/v2/publishing/alerts', { alert: anAlert() });
    const advisory = await publisher.post('/api/v2/publishing/advisories', { advisory: anAdvisory() });
    return {
      'publishing alert_id': alert.json<{ id: string }>().id,
      'publishing advisory_id': advisory.json<{ id: string }>().id,
    };
  }

  async function act({ endpoint, about, isEarly = false }: Act): Promise<string | null> {
    const key = {
      user: about.key,
      company: 'demo-company',
      publisher: TEST_PUBLISHER_KEY,
      nobody: null,
    };
    const caller = callersOf(service.url).as(key[endpoint.caller]);
    const address = realAddress(endpoint, about.ids);
    const { status } =
      endpoint.method === 'DELETE'
        ? await caller.delete(address)
        : await caller[endpoint.method === 'POST' ? 'post' : endpoint.method === 'PUT' ? 'put' : 'patch'](
            address,
            goodBody(endpoint, about),
          );
    counts.writes += 1;
    counts[status < 400 ? 'taken' : 'refused'] += 1;
    if (isEarly) early.push(status < 400);
    return status < 500 ? null : `${status} ${endpoint.method} ${endpoint.path}`;
  }

  it(
    'are taken or refused, each of them, and none stands in the way of another',
    async () => {
      const failures: string[] = [];
      for (let number = 0; number < ROUNDS; number += 1) {
        const waiting = await createRound(number);
        const worker = async () => {
          for (let next = waiting.shift(); next; next = waiting.shift()) {
            const failure = await act(next);
            if (failure !== null) failures.push(failure);
          }
        };
        await Promise.all(Array.from({ length: AT_ONCE }, worker));
        counts.rounds += 1;
      }
      counts.failures = failures.length;
      counts.deadlocks = await readMetric(service, 'sojourn_database_failures_total\\{kind="40"\\}', 0);
      expect({ seed, failures }).toEqual({ seed, failures: [] });
      expect(service.lines.filter((line) => line.startsWith('{'))).toEqual([]);
      expect(counts.deadlocks).toBe(0);
      // What follows a removal is refused, and removals may come early: before them most are taken, or nothing would collide.
      expect(early.filter(Boolean).length).toBeGreaterThan(early.length / 2);
    },
    60_000 + ROUNDS * 10_000,
  );
});
