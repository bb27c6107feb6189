import { randomUUID } from 'node:crypto';

import { buildApp } from '../../src/app';
import type { Database } from '../../src/database/database';
import { createMetrics } from '../../src/metrics/metrics';
import { watchDatabase } from '../../src/metrics/watch-database';
import { watchQueue } from '../../src/metrics/watch-queue';
import { createBackground } from '../support/background';
import { aCheckIn, aTrip } from '../support/builders';
import { findTablesHolding } from '../support/database-state';
import { addPhone, publish } from '../support/publishing';
import { startPushStandIn } from '../support/push-stand-in';
import { QUIET_CONFIG } from '../support/quiet-config';
import { startTestService, type Answer, type TestService } from '../support/test-service';
import { addMarkedCompany, addMarkedTraveller, type MarkedCompany, type MarkedTraveller } from './canaries';
import { readSeed, reportCounts } from './report-counts';

// Every endpoint, many times: long on a busy machine.
jest.setTimeout(180_000);

const PLACE = { latitude: 12.3456789, longitude: 98.7654321 };

describe('what nobody but its owner may read', () => {
  const counts = { logLines: 0, errorAnswers: 0, secrets: 0, tables: 0, leaks: 0 };
  const lines: string[] = [];
  const refusals: Answer[] = [];
  const metrics = createMetrics();
  let service: TestService;
  let company: MarkedCompany;
  let traveller: MarkedTraveller;
  let secrets: string[];

  beforeAll(async () => {
    service = await startTestService({
      logLevel: 'debug',
      logStream: { write: (line) => void lines.push(line) },
      metrics,
    });
    company = await addMarkedCompany(service);
    traveller = await addMarkedTraveller(service, company);
    const { key, canaries } = traveller;
    // Ids of trips and requests are no secrets, but the address of a log line would be the way to them.
    secrets = [...canaries, company.key, String(PLACE.latitude), String(PLACE.longitude), key.slice(0, 12)];
    await live();
    await fail();
  });
  afterAll(async () => {
    reportCounts('secrets', readSeed(), counts);
    await service.close();
  });

  /** An ordinary day, with push messages and background work that fails now and then. */
  async function live(): Promise<void> {
    const pushes = await startPushStandIn();
    const background = createBackground(service, pushes);
    background.tools.log.info = (facts, words) => service.app.log.info(facts, words);
    background.tools.log.error = (facts, words) => service.app.log.error(facts, words);
    await addPhone(traveller);
    await traveller.get('/api/v1/users/profile');
    await traveller.get('/api/v1/trips?since=0');
    await traveller.post('/api/v2/check_ins', { check_in: aCheckIn(PLACE) });
    await publish(service, { country_ids: ['CO'], full_country_ids: ['CO'] });
    pushes.nextReplies.push({ status: 500 });
    await background.run();
    await background.runAfter(20);
    await pushes.close();
  }

  /** Everything that may go wrong, with a key and a position in it. */
  async function fail(): Promise<void> {
    const { key, ids } = traveller;
    const json = { 'content-type': 'application/json' };
    const headers = { authorization: `TKN ${key}`, ...json };
    const send = async (request: Parameters<TestService['send']>[0]) =>
      void refusals.push(await service.send(request));
    const place = JSON.stringify(PLACE);
    await send({ url: `/nowhere?key=${key}&latitude=${PLACE.latitude}`, headers });
    await send({ url: `/nowhere/${key}` });
    await send({ url: `/%ff/${key}` });
    await send({ url: `/api/v1/trips/${key}`, headers });
    await send({ url: `/api/v1/trips/${ids.trip_id}x?key=${key}`, headers });
    await send({ url: `/api/v1/trips?since=${key}`, headers });
    await send({ method: 'PATCH', url: `/api/v1/trips/${randomUUID()}?key=${key}`, headers, payload: place });
    await send({ method: 'POST', url: '/api/v2/check_ins', headers, payload: `{"check_in":${place}` });
    await send({
      method: 'POST',
      url: '/api/v2/check_ins',
      headers,
      payload: { check_in: { ...aCheckIn(PLACE), status: key, country_code: key } },
    });
    await send({
      method: 'POST',
      url: '/api/v2/check_ins',
      headers: { ...headers, 'idempotency-key': `${key} ` },
      payload: { check_in: aCheckIn({ ...PLACE, latitude: 123.4567 }) },
    });
    await send({
      method: 'POST',
      url: '/api/v1/trips',
      headers,
      payload: { trip: { ...aTrip(), [key]: place, name: 7 } },
    });
    await send({
      method: 'POST',
      url: '/api/v2/check_ins',
      headers: { ...headers, 'content-type': key },
      payload: place,
    });
    await send({ url: '/api/v1/trips', headers: { authorization: `TKN ${key.slice(0, 12)}` } });
    await send({ url: '/api/v1/trips', headers: { authorization: `Bearer ${key}` } });
    await send({ method: 'TRACE' as 'GET', url: `/api/v1/trips?key=${key}`, headers });
    await failInDatabase();
  }

  /** The database says what it was given when it refuses it: none of that may get out. */
  async function failInDatabase(): Promise<void> {
    const spilling: Database = {
      ...service.database,
      transaction: (work) =>
        service.database.transaction((transaction) =>
          work({
            ...transaction,
            query: (sql, values) =>
              sql.startsWith('insert into check_ins') || sql.startsWith('insert into trips')
                ? Promise.reject(
                    Object.assign(new Error(`refused: ${JSON.stringify(values)}`), {
                      code: '23514',
                      detail: JSON.stringify(values),
                    }),
                  )
                : transaction.query(sql, values),
          }),
        ),
    };
    const app = await buildApp(
      { ...QUIET_CONFIG, logLevel: 'debug', logStream: { write: (line) => void lines.push(line) }, metrics },
      watchDatabase(spilling, metrics),
      () => service.clock.now,
    );
    const headers = { authorization: `TKN ${traveller.key}` };
    for (const request of [
      {
        url: '/api/v2/check_ins',
        payload: { check_in: aCheckIn({ ...PLACE, device_token: traveller.key }) },
      },
      { url: '/api/v1/trips', payload: { trip: aTrip({ name: traveller.canaries[0] }) } },
    ]) {
      const answer = await app.inject({ method: 'POST', headers, ...request });
      expect(answer.statusCode).toBe(500);
      refusals.push({
        status: 500,
        headers: answer.headers as Answer['headers'],
        text: answer.body,
        json: () => answer.json(),
      });
    }
    await app.close();
  }

  function findSecrets(text: string): string[] {
    return secrets.filter((secret) => text.includes(secret));
  }

  it('is in no line of the log', () => {
    counts.secrets = secrets.length;
    counts.logLines = lines.length;
    expect(lines.length).toBeGreaterThan(30);
    expect(lines.filter((line) => line.includes('"level":50')).length).toBeGreaterThan(2);
    const found = lines.filter((line) => findSecrets(line).length > 0);
    counts.leaks += found.length;
    expect(found).toEqual([]);
  });

  it('is in no refusal', () => {
    counts.errorAnswers = refusals.length;
    for (const answer of refusals) {
      expect(answer.status).toBeGreaterThanOrEqual(400);
      const found = findSecrets(`${JSON.stringify(answer.headers)} ${answer.text}`);
      counts.leaks += found.length;
      expect([answer.text, found]).toEqual([answer.text, []]);
    }
  });

  it('is in no metric', async () => {
    watchQueue(service.database, metrics, () => service.clock.now);
    const text = await metrics.registry.metrics();
    expect(text).toContain('sojourn_database_failures_total{kind="23"} 2');
    counts.leaks += findSecrets(text).length;
    expect(findSecrets(text)).toEqual([]);
  });

  it('is in no table where it is a key, not even of answers that are kept', async () => {
    await traveller.put(
      `/api/v1/users/${traveller.id}`,
      { user: { settings: {} } },
      { 'idempotency-key': randomUUID() },
    );
    await company.get(`/api/v1/partner/travellers/${traveller.id}`);
    // `device_token` of a check-in is what the phone says it is; here it never is the key.
    for (const key of [traveller.key, company.key]) {
      const tables = await findTablesHolding(service.database, key);
      counts.leaks += tables.length;
      expect(tables).toEqual([]);
    }
    counts.tables = (
      await service.database.query(`select 1 as one from pg_tables where schemaname = 'public'`)
    ).length;
    // So that the search would find one.
    expect(await findTablesHolding(service.database, traveller.canaries[0] ?? '')).toContain('travellers');
  });
});
