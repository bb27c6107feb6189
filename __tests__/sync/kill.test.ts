import { join } from 'node:path';

import type { Trip } from '@/contract/trip';

import { addTraveller, addTrip, type Person } from '../../server/test/support/actors';
import { aDestination, aTrip } from '../../server/test/support/builders';
import { startTestService, type TestService } from '../../server/test/support/test-service';
import { compareWithService } from '../support/compare-with-service';
import { startDevice } from '../support/device';
import { buildDevice, ELSEWHERE, runAndKill, type Act, type Report } from '../support/killable-device';
import { openNodeSqlite } from '../support/node-sqlite';
import { reportCounts } from '../support/report-counts';
import { SEED, seededRandom } from '../support/seeded-random';
import { listSkippedTrips } from '../support/skipped-trips';
import { temporaryFolder } from '../support/temporary-folder';
import { ALL_WELL } from '../support/traveller-actions';

/** A thousand take a quarter of an hour; every run of all tests does a few. */
const KILLS = Number(process.env.KILLS ?? 12);
/** A device tells each deed before and after; sending and downloading go on meanwhile. */
const MOST_WORDS = 20;
const LONGEST_DELAY_MS = 200;
/** Between two lives, so that cursors move past what changed before. */
const PAUSE_MS = 120_000;

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
const doublesIn = (all: readonly unknown[]) => all.length - new Set(all).size;

describe(`a device that is killed ${KILLS} times at random moments (SEED=${SEED})`, () => {
  let service: TestService;
  let person: Person;
  let baseUrl: string;
  let tripOfOthers: Trip;
  let pauses = 0;
  const folder = temporaryFolder();
  const ledger = new Ledger();
  const random = seededRandom(SEED);
  const counts = { kills: 0, confirmedActs: 0, lost: 0, doubled: 0 };
  const flaws = { madeAnew: 0, integrityFailures: 0, cursorsAheadOfData: 0 };

  beforeAll(async () => {
    service = await startTestService();
    const begin = service.clock.now.getTime() + 3_600_000 - Date.now();
    Object.defineProperty(service.clock, 'now', {
      get: () => new Date(begin + Date.now() + pauses * PAUSE_MS),
    });
    person = await addTraveller(service);
    tripOfOthers = await addTrip(person, aTrip({ name: ELSEWHERE }));
    baseUrl = await service.app.listen({ port: 0, host: '127.0.0.1' });
  });
  afterAll(async () => {
    reportCounts('kills', { ...counts, ...flaws });
    await service.close();
  });

  /** As another device would; its day tells the changes apart. */
  const changeElsewhere = (kill: number) => {
    const exit_date = `2026-09-${String(10 + (kill % 20))}`;
    const trip = aTrip({ name: ELSEWHERE, destinations: [aDestination({ exit_date })] });
    return person.put(`/api/v1/trips/${tripOfOthers.id}`, { trip });
  };

  const lookAtDisk = async () => {
    const engine = openNodeSqlite(join(folder, 'sojourn.db'));
    const [integrity] = await engine.all<{ integrity_check: string }>('pragma integrity_check', []);
    if (integrity?.integrity_check !== 'ok') flaws.integrityFailures += 1;
    const [version] = await engine.all<{ user_version: number }>('pragma user_version', []);
    if (version?.user_version) {
      flaws.cursorsAheadOfData += (await listSkippedTrips(engine, service, person.id)).length;
      const rows = await engine.all<{ latitude: number }>(
        `select record ->> '$.latitude' as latitude from check_ins`,
        [],
      );
      const kept = new Set(rows.map(({ latitude }) => latitude));
      counts.lost += [...ledger.confirmedCheckIns].filter((latitude) => !kept.has(latitude)).length;
    }
    await engine.close();
  };

  it(
    'opens again each time, whole, with everything in it that was confirmed',
    async () => {
      const program = buildDevice(temporaryFolder());
      while (counts.kills < KILLS) {
        await changeElsewhere(counts.kills);
        pauses += 1;
        const now = service.clock.now.getTime();
        const diesOpening = random() < 0.15;
        const life = {
          after: diesOpening ? 'begun' : 'opened',
          words: diesOpening ? 0 : Math.floor(random() * MOST_WORDS),
          ms: random() * LONGEST_DELAY_MS,
        } as const;
        const reports = await runAndKill({ program, folder, baseUrl, key: person.key, now }, life);
        counts.kills += 1;
        counts.confirmedActs += reports.filter(({ kind }) => kind === 'done').length;
        if (reports.some(({ kind }) => kind === 'recovered')) flaws.madeAnew += 1;
        ledger.add(reports);
        await lookAtDisk();
      }
      expect(flaws).toEqual({ madeAnew: 0, integrityFailures: 0, cursorsAheadOfData: 0 });
      expect(counts).toMatchObject({ lost: 0 });
      expect(counts.confirmedActs).toBeGreaterThan(0);
    },
    KILLS * 15_000 + 60_000,
  );

  it('has lost nothing and doubled nothing on the service, once it has synced in peace', async () => {
    const device = await startDevice(service, { folder, key: person.key });
    await device.engine.hurry();
    expect(await device.engine.sync()).toEqual(ALL_WELL);

    const rows = await service.database.query<{ latitude: number }>(
      'select latitude from check_ins where traveller_id = $1',
      [person.id],
    );
    const there = rows.map(({ latitude }) => latitude);
    const names = (await person.get('/api/v1/trips')).json<Trip[]>().map(({ name }) => name);
    const isThere = new Set(there);
    const strayTrips = [...ledger.trips].filter(([mark, possible]) => {
      const found = names.find((name) => markOf(name) === mark) ?? null;
      return !possible.has(found);
    });
    counts.doubled += doublesIn(there) + doublesIn(names.map(markOf));
    counts.lost += [...ledger.confirmedCheckIns].filter((latitude) => !isThere.has(latitude)).length;
    counts.lost += strayTrips.length;
    expect(strayTrips).toEqual([]);
    expect(counts).toMatchObject({ lost: 0, doubled: 0 });
    await compareWithService(device, service);
    await device.close();
  });
});
