import type { FastifyInstance } from 'fastify';

import { buildApp } from '../../server/src/app';
import { buildBarePeer, storeBody } from './bare-peer';
import { enlargeCountries } from './enlarge-countries';
import { BENCH_SECRET, openBenchDatabase } from './open-bench-database';
import type { ServiceAddresses, ServiceOptions } from './start-service';

const AUTHORIZATION = 'TKN demo-traveller';

/** The service and its bare peer, on one database handle, until the process that started this one lets go. */
async function serve({ serverUrl, timesCountries }: ServiceOptions): Promise<void> {
  const database = await openBenchDatabase(serverUrl);
  await enlargeCountries(database, timesCountries);
  const service = await buildApp(
    {
      keySecret: BENCH_SECRET,
      rateLimitPerMinute: 1_000_000_000,
      failedKeysPerMinute: 1_000_000_000,
      allowedOrigins: ['*'],
      trustedProxies: 0,
      logLevel: 'warn',
    },
    database,
  );
  const bare = await buildBarePeer(database);
  const tripId = await findCurrentTrip(service);
  const alertsPath = `/api/v1/trips/${tripId}/alerts`;
  await storeBody(database, tripId, await read(service, alertsPath));
  await database.execute('vacuum analyze');

  const listen = (app: FastifyInstance) => app.listen({ port: 0, host: '127.0.0.1' });
  const serviceUrl = await listen(service);
  const addresses: ServiceAddresses = {
    alerts: `${serviceUrl}${alertsPath}`,
    bareAlerts: `${await listen(bare)}/bodies/${tripId}`,
    countries: `${serviceUrl}/api/v1/countries`,
    authorization: AUTHORIZATION,
  };
  process.once('disconnect', () => {
    void Promise.all([service.close(), bare.close()]).then(() => database.close());
  });
  process.send?.(addresses);
}

async function findCurrentTrip(service: FastifyInstance): Promise<string> {
  const today = new Date().toISOString().slice(0, 10);
  const trips = JSON.parse(await read(service, '/api/v1/trips')) as {
    id: string;
    start: string;
    finish: string;
  }[];
  const current = trips.find(
    ({ start, finish }) => start.slice(0, 10) <= today && today <= finish.slice(0, 10),
  );
  if (!current) throw new Error('the sample set has no trip that is under way');
  return current.id;
}

async function read(service: FastifyInstance, url: string): Promise<string> {
  const answer = await service.inject({ url, headers: { authorization: AUTHORIZATION } });
  if (answer.statusCode !== 200) throw new Error(`${url} gave ${answer.statusCode}: ${answer.body}`);
  return answer.body;
}

serve(JSON.parse(process.argv[2] ?? '') as ServiceOptions).catch((error: unknown) => {
  console.error(error);
  process.exit(1);
});
