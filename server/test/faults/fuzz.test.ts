import fc from 'fast-check';

import { ServiceError } from '@/contract/service-error';

import { COMPANY_ID } from '../../src/sample/sample-callers';
import { listEndpoints, type Endpoint } from '../support/endpoints';
import { callersOf, daysAroundToday } from '../support/http-callers';
import { createProcessDatabase, TEST_PUBLISHER_KEY, type ProcessDatabase } from '../support/process-database';
import { startServiceProcess, type ServiceProcess } from '../support/service-process';
import { startTestService } from '../support/test-service';
import { addMarkedTraveller } from './canaries';
import { fuzzedRequest, type FuzzedRequest } from './fuzz-requests';
import { readSeed, readSize, reportCounts } from './report-counts';
import { Wire } from './wire';

// Processes take long to start on a busy machine.
jest.setTimeout(180_000);

const REQUESTS = readSize('FUZZED_REQUESTS', 800);
/** Requests remove what they are about: each batch has a traveller of its own. */
const BATCH = 500;
const AT_ONCE = 8;

describe('the service under requests that nobody would send', () => {
  const seed = readSeed();
  const counts = { requests: 0, answered: 0, refused: 0, inBareBytes: 0, faults: 0 };
  let endpoints: Endpoint[];
  let database: ProcessDatabase;
  let service: ServiceProcess;
  let wire: Wire;
  beforeAll(async () => {
    const inProcess = await startTestService();
    await inProcess.app.ready();
    endpoints = listEndpoints(inProcess.app);
    await inProcess.close();
    database = await createProcessDatabase();
    service = await startServiceProcess({ ...database.settings, LOG_LEVEL: 'error' });
    wire = new Wire(service.port);
  });
  afterAll(async () => {
    wire.close();
    await service.stop();
    await database.remove();
    reportCounts('fuzz', seed, counts);
  });

  async function createBatch(number: number): Promise<FuzzedRequest[]> {
    const callers = callersOf(service.url);
    const company = { ...callers.as('demo-company'), id: COMPANY_ID, key: 'demo-company', canaries: [] };
    const { key, ids: lasting } = await addMarkedTraveller(callers, company, daysAroundToday());
    const { ids: doomed } = await addMarkedTraveller(callers, company, daysAroundToday());
    const keys = { user: key, company: company.key, publisher: TEST_PUBLISHER_KEY, nobody: 'nobody' };
    const count = Math.min(BATCH, REQUESTS - number * BATCH);
    return fc.sample(fuzzedRequest(endpoints, keys, { lasting, doomed }), {
      numRuns: count,
      seed: seed + number,
    });
  }

  /** What is wrong with the answer, or null. */
  async function tryOne(fuzzed: FuzzedRequest): Promise<string | null> {
    if (fuzzed.kind === 'bytes') {
      counts.inBareBytes += 1;
      const heard = await wire.sendBytes(fuzzed.bytes);
      return /^HTTP\/1\.1 5/m.test(heard) ? heard.slice(0, 500) : null;
    }
    const { request } = fuzzed;
    const answer = await wire.send(request).catch((error: unknown) => String(error));
    if (typeof answer === 'string') return answer;
    counts[answer.status < 400 ? 'answered' : 'refused'] += 1;
    if (answer.status >= 500) return `${answer.status} ${answer.text}`;
    if (answer.status < 400 || request.method === 'HEAD') return null;
    const isShaped = answer.contentType.startsWith('application/json') && isServiceError(answer.text);
    return isShaped ? null : `${answer.status} ${answer.contentType} ${answer.text.slice(0, 500)}`;
  }

  it(
    'answers or refuses each, in the one shape, and lives on',
    async () => {
      const faults: string[] = [];
      for (let number = 0; number * BATCH < REQUESTS; number += 1) {
        const waiting = await createBatch(number);
        counts.requests += waiting.length;
        const worker = async () => {
          for (let next = waiting.shift(); next; next = waiting.shift()) {
            const fault = await tryOne(next);
            if (fault !== null) faults.push(`${describeRequest(next)}\n→ ${fault}`);
          }
        };
        await Promise.all(Array.from({ length: AT_ONCE }, worker));
        if (faults.length > 20) break;
      }
      // Whoever sent half a request does not wait for its answer: what became of it stands in the log.
      const log = service.lines.filter((line) => line.startsWith('{'));
      counts.faults = faults.length + log.length;
      expect({ seed, faults: faults.slice(0, 5), log }).toEqual({ seed, faults: [], log: [] });
      expect((await callersOf(service.url).as(null).get('/health')).status).toBe(200);
      // Most must be read, or only the door would be tried.
      expect(counts.answered).toBeGreaterThan(counts.requests / 5);
    },
    60_000 + REQUESTS * 60,
  );
});

function isServiceError(text: string): boolean {
  try {
    return ServiceError.safeParse(JSON.parse(text)).success;
  } catch {
    return false;
  }
}

function describeRequest(fuzzed: FuzzedRequest): string {
  if (fuzzed.kind === 'bytes') return fuzzed.bytes.toString('latin1').slice(0, 1000);
  const { method, path, headers, body } = fuzzed.request;
  return `${method} ${path.slice(0, 300)} ${JSON.stringify(headers).slice(0, 600)} ${body?.toString('utf8').slice(0, 600) ?? ''}`;
}
