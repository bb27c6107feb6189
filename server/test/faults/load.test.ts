import { cpus } from 'node:os';

import { callersOf, daysAroundToday } from '../support/http-callers';
import { createProcessDatabase, type ProcessDatabase } from '../support/process-database';
import { startServiceProcess, type ServiceProcess } from '../support/service-process';
import { COMPANY_ID } from '../../src/sample/sample-callers';
import { aCheckIn } from '../support/builders';
import { addMarkedTraveller, type MarkedTraveller } from './canaries';
import { listSyncReads, syncOnce } from './full-sync';
import { readVitals, riseOf, type Vitals } from './vitals';
import { readSeed, readSize, reportCounts } from './report-counts';

// Processes take long to start on a busy machine.
jest.setTimeout(180_000);

const TRAVELLERS = readSize('LOAD_TRAVELLERS', 10);
const SECONDS = readSize('LOAD_SECONDS', 5);
const LOOKS = 12;
const MEGABYTE = 1024 * 1024;
/** Garbage comes and goes; what stays and grows would pass this. */
const MOST_RISE = 48 * MEGABYTE;

describe('the service with many travellers at once', () => {
  let database: ProcessDatabase;
  let service: ServiceProcess;
  beforeAll(async () => {
    database = await createProcessDatabase();
    service = await startServiceProcess(
      { ...database.settings, LOG_LEVEL: 'error', METRICS_PORT: '0' },
      // In a small heap memory shows what is kept, not what waits to be swept.
      { nodeOptions: ['--max-semi-space-size=4', '--max-old-space-size=128'] },
    );
  });
  afterAll(async () => {
    await service.stop();
    await database.remove();
  });

  async function addTravellers(): Promise<MarkedTraveller[]> {
    const callers = callersOf(service.url);
    const company = { ...callers.as('demo-company'), id: COMPANY_ID, key: 'demo-company', canaries: [] };
    const travellers: MarkedTraveller[] = [];
    while (travellers.length < TRAVELLERS)
      travellers.push(await addMarkedTraveller(callers, company, daysAroundToday()));
    return travellers;
  }

  it(
    'answers every one of them, and its memory stays as it was',
    async () => {
      const travellers = await addTravellers();
      const totals = { syncs: 0, requests: 0, notModified: 0, bytes: 0, writes: 0 };
      const failures: string[] = [];
      const vitals: Vitals[] = [];
      const before = await readVitals(service);
      const ownBefore = process.cpuUsage();
      const machineBefore = readBusySeconds();
      const start = Date.now();
      const end = start + SECONDS * 1000;
      /** Each phone syncs again and again: whole the first time, then with what it has, and checks in each time. */
      const travel = async (traveller: MarkedTraveller) => {
        const reads = listSyncReads([traveller.ids.trip_id ?? ''], ['CO']);
        while (Date.now() < end) {
          const tags = new Map<string, string>();
          for (let round = 0; round < 3 && Date.now() < end; round += 1) {
            const { failures: failed, ...counts } = await syncOnce(traveller, reads, tags);
            failures.push(...failed);
            totals.syncs += 1;
            totals.requests += counts.requests;
            totals.notModified += counts.notModified;
            totals.bytes += counts.bytes;
            const answer = await traveller.post('/api/v2/check_ins', { check_in: aCheckIn() });
            totals.writes += 1;
            if (answer.status !== 200) failures.push(`${answer.status} check-in ${answer.text}`);
          }
        }
      };
      const watch = async () => {
        // The first third warms up: plans, caches and code are made then.
        for (let look = 0; look < LOOKS; look += 1) {
          const at = start + ((end - start) * (look + LOOKS / 2)) / (LOOKS * 1.5);
          await new Promise((resolve) => setTimeout(resolve, Math.max(0, at - Date.now())));
          vitals.push(await readVitals(service));
        }
      };
      await Promise.all([...travellers.map(travel), watch()]);
      const seconds = (Date.now() - start) / 1000;
      const requests = totals.requests + totals.writes;
      // Unlike the rate, it does not depend on what else the machine does.
      const cpuSeconds = (await readVitals(service)).cpuSeconds - before.cpuSeconds;
      const own = process.cpuUsage(ownBefore);
      // Of one core. The travellers are made by this process, on the same machine as the service and its database.
      const percentOf = (busySeconds: number) => Math.round((busySeconds / seconds) * 100);
      const heapRise = riseOf(vitals.map(({ heap }) => heap));
      const rssRise = riseOf(vitals.map(({ rss }) => rss));
      const inMegabytes = (bytes: number) => Math.round(bytes / MEGABYTE);
      reportCounts('load', readSeed(), {
        travellers: TRAVELLERS,
        seconds: Math.round(seconds),
        ...totals,
        requestsPerSecond: Math.round(requests / seconds),
        cpuMicrosecondsPerRequest: Math.round((cpuSeconds / requests) * 1e6),
        percentOfACoreTakenByTheService: percentOf(cpuSeconds),
        percentOfACoreTakenByTheTravellers: percentOf((own.user + own.system) / 1e6),
        percentOfACoreTakenByAllTogether: percentOf(readBusySeconds() - machineBefore),
        failures: failures.length,
        heapRiseMegabytes: inMegabytes(heapRise),
        rssRiseMegabytes: inMegabytes(rssRise),
        rssMegabytes: inMegabytes(vitals.at(-1)?.rss ?? 0),
      });
      expect(failures.slice(0, 5)).toEqual([]);
      expect(service.lines.filter((line) => line.startsWith('{'))).toEqual([]);
      expect(totals.syncs).toBeGreaterThanOrEqual(TRAVELLERS);
      expect({ heapRise: heapRise < MOST_RISE, rssRise: rssRise < MOST_RISE * 2 }).toEqual({
        heapRise: true,
        rssRise: true,
      });
    },
    120_000 + SECONDS * 4000,
  );
});

/** Of all cores, by whatever runs on this machine. */
function readBusySeconds(): number {
  return cpus().reduce((sum, { times }) => sum + times.user + times.nice + times.sys + times.irq, 0) / 1000;
}
