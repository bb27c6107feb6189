import type { FastifyInstance } from 'fastify';

import { buildApp } from '../../server/src/app';
import { queryOne, type Database } from '../../server/src/database/database';
import { renderContent } from '../../server/src/resources/render-content';
import { compareLatencies } from '../compare-latencies';
import { fillAlerts } from '../match/fill-trips';
import { BENCH_SECRET, openBenchDatabase } from './open-bench-database';

const FEW_ALERTS = 200;
const MANY_ALERTS = 20_000;
const CALLS = 40;
const PUBLISHER_KEY = 'bench-publisher';

interface Press {
  publish: (call: number) => Promise<void>;
  close: () => Promise<void>;
}

/** A service with so many alerts, and one who publishes there. */
async function openPress(serverUrl: string | null, alerts: number): Promise<Press> {
  const database = await openBenchDatabase(serverUrl);
  await fillUp(database, alerts);
  const service = await buildApp(
    {
      keySecret: BENCH_SECRET,
      rateLimitPerMinute: 1_000_000_000,
      failedKeysPerMinute: 1_000_000_000,
      allowedOrigins: ['*'],
      trustedProxies: 0,
      logLevel: 'warn',
      publisherKey: PUBLISHER_KEY,
    },
    database,
  );
  return {
    publish: (call) => publish(service, call),
    async close() {
      await service.close();
      await database.close();
    },
  };
}

/** The sample set has some already. */
async function fillUp(database: Database, alerts: number): Promise<void> {
  const { stored } = await queryOne<{ stored: number }>(
    database,
    'select count(*)::integer as stored from alerts',
  );
  const added = await fillAlerts(database, alerts - stored);
  await database.transaction((transaction) => renderContent(transaction, { alerts: added }));
  await database.execute('vacuum analyze');
}

/** One of a province and one of a whole country in turn, each with a place and what it follows from. */
async function publish(service: FastifyInstance, call: number): Promise<void> {
  const where = call % 2 === 0 ? { country_division_ids: ['CO-CAU'] } : { full_country_ids: ['CO'] };
  const answer = await service.inject({
    method: 'POST',
    url: '/api/v2/publishing/alerts',
    headers: { authorization: `TKN ${PUBLISHER_KEY}` },
    payload: {
      alert: {
        headline: 'Roads are closed',
        body: 'It is happening now.',
        category: 'safety',
        risk_level: 'high',
        country_ids: ['CO'],
        alert_locations: [{ location: [-76.6, 2.4] }],
        origin_alert_id: 'pan-american-highway-cauca',
        ...where,
      },
    },
  });
  if (answer.statusCode !== 200) throw new Error(`publishing gave ${answer.statusCode}: ${answer.body}`);
}

export async function measurePublish(serverUrl: string | null): Promise<{ runs: number[] }> {
  const few = await openPress(serverUrl, FEW_ALERTS);
  const many = await openPress(serverUrl, MANY_ALERTS);
  try {
    return { runs: await compareLatencies(many.publish, few.publish, { calls: CALLS, at: 'median' }) };
  } finally {
    await few.close();
    await many.close();
  }
}
