import type { FastifyInstance } from 'fastify';

import type { Metrics } from './metrics';

export function measureRequests(app: FastifyInstance, metrics: Metrics): void {
  app.addHook('onResponse', async ({ routeOptions, method }, reply) => {
    metrics.countRequest({
      route: routeOptions.url ?? 'nowhere',
      method,
      status: reply.statusCode,
      seconds: reply.elapsedTime / 1000,
    });
  });
}
