import { join } from 'node:path';

import type { CheckIn } from '@/contract/check-in';
import type { Trip } from '@/contract/trip';

import { addTraveller, type Person } from '../../server/test/support/actors';
import { startTestService, type TestService } from '../../server/test/support/test-service';
import { compareWithService } from '../support/compare-with-service';
import { startDevice } from '../support/device';
import { runAndKill, type Act, type Report } from '../support/killable-device';
import { openNodeSqlite } from '../support/node-sqlite';
import { temporaryFolder } from '../support/temporary-folder';
import { ALL_WELL } from '../support/traveller-acts';

/** 200 take some ten minutes; every run of all tests does a few. */
const KILLS = Number(process.env.KILLS ?? 12);
const SEED = Number(process.env.SEED ?? Date.now() % 2 ** 32);
/** Long enough for some writes and a sync on a slow machine; a few devices die while they open. */
const LONGEST_LIFE_MS = 2_000;

/** Mulberry32: small, and the same on every machine. */
function seededRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** What may be true of each deed: what was confirmed, and what was under way when the end came. */
class Ledger {
  readonly confirmedCheckIns = new Set<number>();
  /** By the mark in its name: the names under which the trip may be found, `null` where it may be gone. */
  readonly trips = new Map<string, Set<string | null>>();

  add(reports: readonly Report[]): void {
    let isOpen: Act | null = null;
    for (const report of reports) {
      if (report.kind === 'about') isOpen = report;
      if (report.kind !== 'done') continue;
      isOpen = null;
      if (report.act === 'check-in') this.confirmedCheckIns.add(report.latitude);
      else this.trips.set(markOf(report.name), new Set([stateAfter(report)]));
    }
    if (isOpen?.act !== 'trip') return;
    const before = this.trips.get(markOf(isOpen.name)) ?? new Set([null]);
    this.trips.set(markOf(isOpen.name), new Set([...before, stateAfter(isOpen)]));
  }
}

const markOf = (name: string) => name.split('#')[0] ?? '';
const stateAfter = ({ name, exists }: { name: string; exists: boolean }) => (exists ? name : null);

describe(`a device that is killed ${KILLS} times at random moments (SEED=${SEED})`, () => {
  let service: TestService;
  let person: Person;
  let baseUrl: string;
  const folder = temporaryFolder();
  const ledger = new Ledger();
  const random = seededRandom(SEED);
  let confirmed = 0;

  beforeAll(async () => {
    service = await startTestService();
    const begin = service.clock.now.getTime() + 3_600_000 - Date.now();
    Object.defineProperty(service.clock, 'now', { get: () => new Date(begin + Date.now()) });
    person = await addTraveller(service);
    baseUrl = await service.app.listen({ port: 0, host: '127.0.0.1' });
  });
  afterAll(() => service.close());

  it(
    'opens again each time, whole, with everything in it that was confirmed',
    async () => {
      for (let kill = 0; kill < KILLS; kill += 1) {
        const now = service.clock.now.getTime();
        const after = random() < 0.15 ? 'begun' : 'opened';
        const life = { after, ms: random() * LONGEST_LIFE_MS } as const;
        const reports = await runAndKill({ folder, baseUrl, key: person.key, now }, life);
        expect(reports.map(({ kind }) => kind)).not.toContain('recovered');
        ledger.add(reports);
        confirmed += reports.filter(({ kind }) => kind === 'done').length;

        const engine = openNodeSqlite(join(folder, 'sojourn.db'));
        expect(await engine.all('pragma integrity_check', [])).toEqual([{ integrity_check: 'ok' }]);
        if (ledger.confirmedCheckIns.size > 0) {
          const rows = await engine.all<{ latitude: number }>(
            `select record ->> '$.latitude' as latitude from check_ins`,
            [],
          );
          const kept = new Set(rows.map(({ latitude }) => latitude));
          expect([...ledger.confirmedCheckIns].filter((latitude) => !kept.has(latitude))).toEqual([]);
        }
        await engine.close();
      }
      expect(confirmed).toBeGreaterThan(0);
    },
    KILLS * 15_000 + 60_000,
  );

  it('has lost nothing and doubled nothing on the service, once it has synced in peace', async () => {
    const device = await startDevice(service, { folder, key: person.key });
    await device.engine.hurry();
    expect(await device.engine.sync()).toEqual(ALL_WELL);
    await compareWithService(device, service);

    const checkIns = (await person.get('/api/v2/check_ins')).json<CheckIn[]>().map(({ lat }) => lat ?? 0);
    expect(checkIns.length).toBe(new Set(checkIns).size);
    expect([...ledger.confirmedCheckIns].filter((latitude) => !checkIns.includes(latitude))).toEqual([]);

    const names = (await person.get('/api/v1/trips')).json<Trip[]>().map(({ name }) => name);
    expect(names.length).toBe(new Set(names.map(markOf)).size);
    for (const [mark, possible] of ledger.trips) {
      const found = names.find((name) => markOf(name) === mark) ?? null;
      expect({ mark, found, isPossible: possible.has(found) }).toMatchObject({ isPossible: true });
    }
    await device.close();
  });
});
