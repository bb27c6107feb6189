import fc from 'fast-check';

import { NotificationType } from '@/contract/notification-type';

import { COMPANY_ID } from '../../src/sample/sample-callers';
import { aCheckIn, aDevice } from '../support/builders';
import { callersOf, daysAroundToday } from '../support/http-callers';
import { askToken, LiveClient } from '../support/live-client';
import { databaseUrl, runOnDatabase, runOnServer } from '../support/postgres';
import { createProcessDatabase, type ProcessDatabase } from '../support/process-database';
import { startPushStandIn, type PushStandIn } from '../support/push-stand-in';
import { startServiceProcess, type ServiceProcess } from '../support/service-process';
import { Writes } from './acknowledged-writes';
import { addMarkedTraveller, type MarkedTraveller } from './canaries';
import { readSeed, readSize, reportCounts } from './report-counts';
import { readMetric } from './vitals';

declare const serviceEngine: 'embedded' | 'postgres';

// Processes take long to start on a busy machine.
jest.setTimeout(180_000);

const WRITES = readSize('SHARED_WRITES', 12);
const PHONES = readSize('SHARED_PHONES', 4);
/** The list of check-ins ends at 500. */
const A_TRAVELLER = 250;
const KILLS = readSize('SHARED_KILLS', 1);
const STARTS = readSize('SHARED_STARTS', 2);
const WRITERS = 4;
const MOST_WRITES = 400;
const FRESH = 'fresh_for_two_processes';

if (serviceEngine === 'postgres') describe('two processes beside one database', tellOfServer);
else describe('two processes at one folder', tellOfFolder);

/** The embedded engine lives in one process. */
function tellOfFolder(): void {
  it('do not both open it: the second says why, and the first goes on', async () => {
    const database = await createProcessDatabase();
    const service = await startServiceProcess(database.settings);
    await expect(startServiceProcess(database.settings)).rejects.toThrow(
      new RegExp(`ended with 1 [^]*is in use by another service \\(process ${service.pid}\\)`),
    );
    const { status } = await callersOf(service.url).as('demo-traveller').get('/api/v1/trips');
    expect(status).toBe(200);
    await service.kill();
    const next = await startServiceProcess(database.settings);
    expect(await next.stop()).toBe(0);
    await database.remove();
    reportCounts('two-processes', readSeed(), { starts: 3, refusedStarts: 1 });
  });
}

function tellOfServer(): void {
  const counts = {
    freshStarts: 0,
    writes: 0,
    twins: 0,
    pushes: 0,
    pushesTakenByTheKilled: 0,
    lostPushes: 0,
    doubledPushes: 0,
    kills: 0,
    interrupted: 0,
    refusedByBoth: 0,
    lost: 0,
    doubled: 0,
    halved: 0,
  };
  const seed = readSeed();
  let settings: Record<string, string>;
  let database: ProcessDatabase;
  let pushes: PushStandIn;
  let services: [ServiceProcess, ServiceProcess];
  beforeAll(async () => {
    database = await createProcessDatabase();
    pushes = await startPushStandIn();
    settings = { ...database.settings, PUSH: 'expo', EXPO_PUSH_URL: pushes.url, METRICS_PORT: '0' };
    services = await Promise.all([startServiceProcess(settings), startServiceProcess(settings)]);
  });
  afterAll(async () => {
    reportCounts('two-processes', seed, counts);
    await Promise.all(services.map((service) => service.stop()));
    await pushes.close();
    await database.remove();
  });

  const urlOf = (turn: number) => services[turn % 2]?.url ?? '';

  async function addOne(): Promise<MarkedTraveller> {
    const callers = callersOf(urlOf(0));
    const company = { ...callers.as('demo-company'), id: COMPANY_ID, key: 'demo-company', canaries: [] };
    return addMarkedTraveller(callers, company, daysAroundToday());
  }

  it('bring an empty database up together', async () => {
    await runOnServer(`create database ${FRESH}`);
    const fresh = { ...database.settings, DATABASE_URL: databaseUrl(FRESH) };
    const started = await Promise.all(Array.from({ length: STARTS }, () => startServiceProcess(fresh)));
    for (const { url } of started) expect((await callersOf(url).as(null).get('/health')).status).toBe(200);
    counts.freshStarts = started.length;
    await Promise.all(started.map((service) => service.stop()));
    await runOnServer(`drop database ${FRESH}`);
  });

  it(
    'make one record of a write that reaches both at once, and the same of one that is repeated to the other',
    async () => {
      while (counts.writes < WRITES) {
        const { key } = await addOne();
        const writes = new Writes(key);
        const size = Math.min(A_TRAVELLER, WRITES - counts.writes);
        for (let turn = 0; turn < size; turn += 1) await writeToBoth(writes, turn);
        await countStored(writes);
        expect(writes.acknowledged()).toHaveLength(size);
      }
    },
    180_000 + WRITES * 1000,
  );

  it('tell over the lines of one what was written to the other, by a token of either', async () => {
    const { key } = await addOne();
    const writer = callersOf(urlOf(0)).as(key);
    const client = await LiveClient.open({ host: new URL(urlOf(1)).host }, await askToken(writer));
    const before = await client.nextTopics();
    await writer.post('/api/v2/check_ins', { check_in: aCheckIn() });
    expect(await client.untilMoved('check-ins')).not.toBe(before['check-ins']);
    await client.close();
  });

  /** Both must give the same account of it. */
  async function countStored(writes: Writes): Promise<void> {
    for (const { url } of services) {
      const { lost, doubled, halved } = await writes.compare(url);
      counts.lost += lost;
      counts.doubled += doubled;
      counts.halved += halved;
      expect({ seed, lost, doubled, halved }).toEqual({ seed, lost: 0, doubled: 0, halved: 0 });
    }
    counts.writes += writes.all.length;
    expect(writes.contradictions).toEqual([]);
  }

  async function writeToBoth(writes: Writes, turn: number): Promise<void> {
    const write = writes.add();
    if (turn % 2 === 0) {
      counts.twins += 1;
      const taken = await Promise.all([0, 1, 0, 1].map((side) => writes.attempt(write, urlOf(side))));
      expect(taken).toEqual([true, true, true, true]);
    } else {
      expect(await writes.attempt(write, urlOf(turn))).toBe(true);
      expect(await writes.attempt(write, urlOf(turn + 1))).toBe(true);
    }
  }

  it(
    'keep every acknowledged write while one and then the other is killed and started again',
    async () => {
      const kill = fc.record({ victim: fc.constantFrom(0, 1), after: fc.integer({ min: 1, max: 60 }) });
      for (const { victim, after } of fc.sample(kill, { numRuns: KILLS, seed })) {
        const writes = new Writes((await addOne()).key);
        await writeWhileKilling(writes, victim, after);
        await countStored(writes);
        expect(writes.acknowledged()).toHaveLength(writes.all.length);
      }
      expect([counts.kills, counts.refusedByBoth]).toEqual([KILLS, 0]);
      expect(counts.interrupted).toBeGreaterThan(0);
    },
    180_000 + KILLS * 60_000,
  );

  /** Goes on beside the death and the return of one of them: whatever that one does not answer goes to the other. */
  async function writeWhileKilling(writes: Writes, victim: number, after: number): Promise<void> {
    const restarts: Promise<void>[] = [];
    let isBack = false as boolean;
    const write = async () => {
      while (!isBack && writes.all.length < MOST_WRITES) {
        const side = writes.all.length;
        const one = writes.add();
        if (!(await writes.attempt(one, urlOf(side)))) {
          counts.interrupted += 1;
          if (!(await writes.attempt(one, urlOf(side + 1)))) counts.refusedByBoth += 1;
        }
        if (restarts.length === 0 && writes.acknowledged().length >= after)
          restarts.push(killAndStart(victim).then(() => void (isBack = true)));
      }
    };
    await Promise.all(Array.from({ length: WRITERS }, write));
    await Promise.all(restarts);
  }

  async function killAndStart(victim: number): Promise<void> {
    await services[victim]?.kill();
    counts.kills += 1;
    services[victim] = await startServiceProcess(settings);
  }

  async function addPhones(): Promise<string[]> {
    const ids: string[] = [];
    while (ids.length < PHONES) {
      const { key, id } = await addOne();
      const device = aDevice({ token: `ExponentPushToken[shared-${id}]` });
      await callersOf(urlOf(ids.length)).as(key).post(`/api/v2/users/${id}/devices`, { device });
      ids.push(id);
    }
    return ids;
  }

  async function askAll(ids: string[]): Promise<void> {
    const asked = await callersOf(urlOf(1))
      .as('demo-company')
      .post(`/api/v2/org/${COMPANY_ID}/check_in_requests`, { check_in_request: { user_ids: ids } });
    expect(asked.status).toBe(200);
  }

  async function expectEachOnce(from: number): Promise<void> {
    await until(async () => (await countWaitingPushes()) === 0);
    // Whatever else a traveller hears of is no matter of this story.
    const asked = pushes.taken.slice(from).filter(({ data }) => data.type === NotificationType.SafetyRequest);
    const sent = asked.map(({ to, data }) => `${to} ${data.notification_id}`);
    const each = new Set(sent);
    counts.pushes += sent.length;
    counts.lostPushes += PHONES - each.size;
    counts.doubledPushes += sent.length - each.size;
    expect([counts.lostPushes, counts.doubledPushes]).toEqual([0, 0]);
  }

  it('send each push message once between them, also those that were taken by one who was killed', async () => {
    const ids = await addPhones();
    await askAll(ids);
    await expectEachOnce(0);

    const before = pushes.taken.length;
    pushes.isSilent = true;
    await askAll(ids);
    await until(() => Promise.resolve(pushes.silencedCalls > 0));
    await Promise.all([killAndStart(0), killAndStart(1)]);
    pushes.isSilent = false;
    counts.pushesTakenByTheKilled = await countWaitingPushes();
    // The minutes after which whoever took them counts as dead.
    await runOnDatabase(
      settings.DATABASE_URL ?? '',
      'update push_messages set due_at = now() where ticket is null',
    );
    await expectEachOnce(before);
  });

  const countWaitingPushes = async () =>
    Math.max(
      ...(await Promise.all(
        services.map((service) => readMetric(service, 'sojourn_queue_due\\{kind="push-message"\\}')),
      )),
    );

  /** Asks again and again: the processes look every two seconds. */
  async function until(isSo: () => Promise<boolean>): Promise<void> {
    while (!(await isSo())) await new Promise(setImmediate);
  }
}
