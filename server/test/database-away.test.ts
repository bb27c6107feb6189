import { createServer, type AddressInfo, type Server } from 'node:net';

import { answeringInTime, DatabaseTooSlow, DatabaseUnavailable } from '../src/database/answer-in-time';
import type { Database } from '../src/database/database';
import { openServerDatabase } from '../src/database/server-database';
import { aDestination, aTrip } from './support/builders';
import { databaseUrl, TEMPLATE } from './support/postgres';
import { openTestDatabase } from './support/test-database';
import { startTestService, type TestService } from './support/test-service';

declare const serviceEngine: 'embedded' | 'postgres';

const MOMENT_MS = 50;

describe('a database server that is away', () => {
  let silent: Server;
  let address: string;
  beforeAll(async () => {
    // Takes every connection and never says a word, as a server does that is frozen.
    silent = createServer(() => undefined);
    await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
    address = `postgres://somebody@127.0.0.1:${(silent.address() as AddressInfo).port}/nothing`;
  });
  afterAll(() => silent.close());

  const attempts = (database: Database) => [
    () => database.query('select 1 as alive'),
    () => database.transaction((transaction) => transaction.query('select 1 as alive')),
  ];

  it('is given up after a while', async () => {
    const database = openServerDatabase(address, { connections: 1, connectMs: MOMENT_MS });
    for (const attempt of attempts(database)) await expect(attempt()).rejects.toThrow(DatabaseUnavailable);
    await database.close();
  });

  it('is told apart from one that refuses what it is asked', async () => {
    const database = openServerDatabase('postgres://somebody@127.0.0.1:1/nothing', { connections: 1 });
    for (const attempt of attempts(database)) await expect(attempt()).rejects.toThrow(DatabaseUnavailable);
    await database.close();
  });
});

describe('a database that stops answering', () => {
  const never = () => new Promise<never>(() => undefined);

  it('keeps nobody waiting for ever', async () => {
    const frozen = {
      query: never,
      execute: never,
      transaction: never,
      connections: () => null,
      listen: () => never,
      close: never,
    };
    const database = answeringInTime(frozen, MOMENT_MS);
    await expect(database.query('select 1')).rejects.toThrow(DatabaseUnavailable);
    await expect(database.execute('select 1')).rejects.toThrow(DatabaseUnavailable);
    await expect(database.transaction(() => Promise.resolve())).rejects.toThrow(DatabaseUnavailable);
  });
});

describe('a transaction that is given up', () => {
  it('does nothing more, and leaves its connection to others', async () => {
    const database = await openTestDatabase();
    let goOn: () => void = () => undefined;
    const gate = new Promise<void>((resolve) => (goOn = resolve));
    const removeAll = 'delete from notifications';
    const given = answeringInTime(database, MOMENT_MS).transaction(async (transaction) => {
      await transaction.query(removeAll);
      await gate;
      await transaction.query(removeAll);
    });
    await expect(given).rejects.toThrow(DatabaseTooSlow);
    goOn();
    const [row] = await database.query<{ kept: number }>(
      'select count(*)::integer as kept from notifications',
    );
    expect(row?.kept).toBeGreaterThan(0);
    await database.close();
  });

  // The embedded engine has no clock of its own, and nobody to wait for.
  if (serviceEngine === 'postgres') {
    const pace = { connections: 1, statementMs: MOMENT_MS, lockMs: MOMENT_MS };

    it('ends the statement that it waits for', async () => {
      const database = openServerDatabase(databaseUrl(TEMPLATE), pace);
      await expect(database.query('select pg_sleep(60)')).rejects.toThrow(DatabaseTooSlow);
      expect(await database.query('select 1 as alive')).toEqual([{ alive: 1 }]);
      await database.close();
    });

    it('waits no longer for a lock than for an answer', async () => {
      const holder = openServerDatabase(databaseUrl('postgres'));
      const other = openServerDatabase(databaseUrl('postgres'), { ...pace, statementMs: 60_000 });
      const lock = 'select pg_advisory_xact_lock(42)';
      await holder.transaction(async (transaction) => {
        await transaction.query(lock);
        await expect(other.transaction((waiting) => waiting.query(lock))).rejects.toThrow(DatabaseTooSlow);
      });
      await other.transaction((free) => free.query(lock));
      await holder.close();
      await other.close();
    });
  }
});

describe('the service without its database', () => {
  let service: TestService;
  beforeAll(async () => {
    service = await startTestService();
  });
  afterEach(() => jest.restoreAllMocks());
  afterAll(() => service.close());

  const losesIt = () => {
    for (const way of ['query', 'transaction'] as const)
      jest.spyOn(service.database, way).mockRejectedValue(new DatabaseUnavailable('gone'));
  };
  const plan = () =>
    service.as('demo-traveller').post('/api/v1/trips', { trip: aTrip({ destinations: [aDestination()] }) });

  it('asks whoever comes to come again, and takes up where it was', async () => {
    losesIt();
    for (const ask of [
      () => service.as(null).get('/health'),
      () => service.as('demo-traveller').get('/api/v1/trips'),
      plan,
    ]) {
      const answer = await ask();
      expect([answer.status, answer.headers['retry-after']]).toEqual([503, '2']);
      expect(answer.json()).toMatchObject({ error: { code: 'unavailable' } });
    }
    jest.restoreAllMocks();
    expect((await plan()).status).toBe(200);
  });

  it('says so when its database is there and too slow', async () => {
    jest.spyOn(service.database, 'query').mockRejectedValue(new DatabaseTooSlow('slow'));
    const answer = await service.as('demo-traveller').get('/api/v1/trips');
    expect([answer.status, answer.headers['retry-after']]).toEqual([504, '2']);
    expect(answer.json()).toMatchObject({ error: { code: 'timeout' } });
  });
});
