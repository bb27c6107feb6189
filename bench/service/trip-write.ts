import type { FastifyInstance } from 'fastify';

import { buildApp } from '../../server/src/app';
import type { Database } from '../../server/src/database/database';
import { compareRates, type Side } from '../compare';
import { BENCH_SECRET, openBenchDatabase } from './open-bench-database';

const FEW_ALERTS = 200;
const TIMES_MORE = 100;
const TRIPS_A_TURN = 40;
const DAY_MS = 86_400_000;

/** A trip written among few alerts, and among a hundred times as many, which were issued over as many months. */
export async function measureTripWrite(serverUrl: string | null): Promise<{ runs: number[] }> {
  const few = await prepare(serverUrl, FEW_ALERTS);
  const many = await prepare(serverUrl, FEW_ALERTS * TIMES_MORE);
  try {
    // The cost of one is the reciprocal of its rate, so the ratio of costs is that of the rates exchanged.
    return { runs: await compareRates(writeTrips(few.app), writeTrips(many.app)) };
  } finally {
    for (const { app, database } of [few, many]) {
      await app.close();
      await database.close();
    }
  }
}

async function prepare(
  serverUrl: string | null,
  alerts: number,
): Promise<{ app: FastifyInstance; database: Database }> {
  const database = await openBenchDatabase(serverUrl);
  await database.query(
    `insert into alerts (id, slug, headline, body, category, risk_level, incubation, sources, locations, created_at, updated_at)
     select gen_random_uuid(), 'bench-' || n, 'Something happens', 'It happens.', 'safety', 'high', false, '[]', '[]',
       now() - n * interval '1 month' / ${FEW_ALERTS}, now() from generate_series(1, $1::integer) n`,
    [alerts],
  );
  await database.query(
    `insert into alert_countries (alert_id, country_id, whole, wide)
     select alert.id, country.id, true, true from alerts alert, countries country
     where alert.slug like 'bench-%' and country.country_code = 'NO'`,
  );
  await database.execute('vacuum analyze');
  const app = await buildApp(
    {
      keySecret: BENCH_SECRET,
      rateLimitPerMinute: 1_000_000_000,
      failedKeysPerMinute: 1_000_000_000,
      allowedOrigins: ['*'],
      trustedProxies: 0,
      logLevel: 'silent',
    },
    database,
  );
  return { app, database };
}

function writeTrips(app: FastifyInstance): Side {
  const day = (offset: number) => new Date(Date.now() + offset * DAY_MS).toISOString().slice(0, 10);
  return async () => {
    const begun = performance.now();
    for (let written = 0; written < TRIPS_A_TURN; written += 1) {
      const answer = await app.inject({
        method: 'POST',
        url: '/api/v1/trips',
        headers: { authorization: 'TKN demo-traveller-2' },
        payload: { trip: { destinations: [{ country_code: 'NO', entry_date: day(-1), exit_date: day(5) }] } },
      });
      if (answer.statusCode !== 200) throw new Error(`a trip was answered with ${answer.statusCode}`);
    }
    return (TRIPS_A_TURN * 1000) / (performance.now() - begun);
  };
}
