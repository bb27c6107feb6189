import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';

import { Failure } from './failure';

export interface Limits {
  admit(request: FastifyRequest, callerId: string): Promise<void>;
  refuse(request: FastifyRequest): Promise<void>;
}

/** So many requests a minute for each caller, and so many wrong keys for each address. */
export async function createLimits(
  app: FastifyInstance,
  perMinute: { requests: number; failedKeys: number },
): Promise<Limits> {
  await app.register(rateLimit, { global: false });
  const callers = new WeakMap<FastifyRequest, string>();
  const countRequest = app.createRateLimit({
    max: perMinute.requests,
    timeWindow: '1 minute',
    keyGenerator: (request) => callers.get(request) ?? request.ip,
  });
  const countFailedKey = app.createRateLimit({
    max: perMinute.failedKeys,
    timeWindow: '1 minute',
    keyGenerator: (request) => `failed ${request.ip}`,
  });
  return {
    async admit(request, callerId) {
      callers.set(request, callerId);
      refuseExcess(await countRequest(request));
    },
    async refuse(request) {
      refuseExcess(await countFailedKey(request));
    },
  };
}

type Count = Awaited<ReturnType<ReturnType<FastifyInstance['createRateLimit']>>>;

function refuseExcess(count: Count): void {
  if (count.isAllowed || !count.isExceeded) return;
  throw new Failure('too-many-requests', 'That was a lot at once. Please wait a moment.', {
    headers: { 'retry-after': String(Math.max(1, count.ttlInSeconds)) },
  });
}
