import fc from 'fast-check';

import { COMPANY_ID } from '../../src/sample/sample-callers';
import { callersOf, daysAroundToday } from '../support/http-callers';
import { createProcessDatabase, type ProcessDatabase } from '../support/process-database';
import { startServiceProcess, type ServiceProcess } from '../support/service-process';
import { Writes } from './acknowledged-writes';
import { addMarkedTraveller } from './canaries';
import { readSeed, readSize, reportCounts } from './report-counts';

// Processes take long to start on a busy machine.
jest.setTimeout(180_000);

const KILLS = readSize('SERVICE_KILLS', 1);
const WRITERS = 4;
/** The list of check-ins ends at 500. */
const MOST_WRITES = 400;

describe('a service that is killed while travellers write', () => {
  const seed = readSeed();
  const counts = {
    kills: 0,
    writes: 0,
    acknowledged: 0,
    interrupted: 0,
    repeats: 0,
    lost: 0,
    doubled: 0,
    halved: 0,
  };
  let database: ProcessDatabase;
  let service: ServiceProcess;
  beforeAll(async () => {
    database = await createProcessDatabase();
    service = await startServiceProcess(database.settings);
  });
  afterAll(async () => {
    reportCounts('service-kills', seed, counts);
    await service.stop();
    await database.remove();
  });

  async function addWriter(): Promise<Writes> {
    const callers = callersOf(service.url);
    const company = { ...callers.as('demo-company'), id: COMPANY_ID, key: 'demo-company', canaries: [] };
    const { key } = await addMarkedTraveller(callers, company, daysAroundToday());
    return new Writes(key);
  }

  /** Writes until the service dies, which it does as soon as so many writes were acknowledged. */
  async function writeUntilKilled(writes: Writes, after: number): Promise<void> {
    const killings: Promise<void>[] = [];
    const isKilled = () => killings.length > 0;
    const write = async () => {
      while (!isKilled() && writes.all.length < MOST_WRITES) {
        await writes.attempt(writes.add(), service.url);
        if (!isKilled() && writes.acknowledged().length >= after) killings.push(service.kill());
      }
    };
    await Promise.all(Array.from({ length: WRITERS }, write));
    await Promise.all(killings);
  }

  it(
    'keeps every write that it acknowledged, and makes none of the repeated ones twice',
    async () => {
      const moments = fc.sample(fc.integer({ min: 1, max: 60 }), { numRuns: KILLS, seed });
      const travellers: Writes[] = [];
      for (const after of moments) {
        const writes = await addWriter();
        travellers.push(writes);
        await writeUntilKilled(writes, after);
        counts.kills += 1;
        service = await startServiceProcess(database.settings);
        counts.acknowledged += writes.acknowledged().length;
        counts.interrupted += writes.all.length - writes.acknowledged().length;
        // Before anything is sent again: a repeat would put back what was lost.
        counts.lost += (await writes.compare(service.url)).lost;
        // As a phone does: whatever was not answered is sent again, and now and then what was answered too.
        const again = writes.all.filter(({ id }, index) => id === null || index % 5 === 0);
        counts.repeats += again.length;
        for (const write of again) expect(await writes.attempt(write, service.url)).toBe(true);
      }
      for (const writes of travellers) {
        const { lost, doubled, halved } = await writes.compare(service.url);
        counts.writes += writes.all.length;
        counts.lost += lost;
        counts.doubled += doubled;
        counts.halved += halved;
        expect(writes.acknowledged()).toHaveLength(writes.all.length);
        expect(writes.contradictions).toEqual([]);
      }
      const { lost, doubled, halved } = counts;
      expect({ seed, lost, doubled, halved }).toEqual({ seed, lost: 0, doubled: 0, halved: 0 });
    },
    120_000 + KILLS * 60_000,
  );
});
