import { createServer, type AddressInfo, type Server } from 'node:net';

import { answeringInTime, DatabaseUnavailable } from '../src/database/answer-in-time';
import type { Database } from '../src/database/database';
import { openServerDatabase } from '../src/database/server-database';
import { aDestination, aTrip } from './support/builders';
import { startTestService, type TestService } from './support/test-service';

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
    const database = openServerDatabase(address, 1, MOMENT_MS);
    for (const attempt of attempts(database)) await expect(attempt()).rejects.toThrow(DatabaseUnavailable);
    await database.close();
  });

  it('is told apart from one that refuses what it is asked', async () => {
    const database = openServerDatabase('postgres://somebody@127.0.0.1:1/nothing', 1);
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
      close: never,
    };
    const database = answeringInTime(frozen, MOMENT_MS);
    await expect(database.query('select 1')).rejects.toThrow(DatabaseUnavailable);
    await expect(database.execute('select 1')).rejects.toThrow(DatabaseUnavailable);
    await expect(database.transaction(() => Promise.resolve())).rejects.toThrow(DatabaseUnavailable);
  });
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
});
