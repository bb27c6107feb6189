import type { FastifyInstance } from 'fastify';

import { buildApp, type AppConfig } from '../../server/src/app';
import type { Database } from '../../server/src/database/database';
import { BENCH_SECRET } from './open-bench-database';

const PUBLISHER_KEY = 'bench-publisher';

/** The service without a port, and one who publishes there. */
export function buildPress(database: Database, changes: Partial<AppConfig> = {}): Promise<FastifyInstance> {
  return buildApp(
    {
      keySecret: BENCH_SECRET,
      rateLimitPerMinute: 1_000_000_000,
      failedKeysPerMinute: 1_000_000_000,
      allowedOrigins: ['*'],
      trustedProxies: 0,
      logLevel: 'warn',
      publisherKey: PUBLISHER_KEY,
      ...changes,
    },
    database,
  );
}

export async function publish(service: FastifyInstance, alert: object): Promise<void> {
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
        ...alert,
      },
    },
  });
  if (answer.statusCode !== 200) throw new Error(`publishing gave ${answer.statusCode}: ${answer.body}`);
}
