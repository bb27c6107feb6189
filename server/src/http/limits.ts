import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';

import { Failure } from './failure';

/** Keys that were good a while ago, and addresses that sent too many that were not: so many of each are remembered. */
const REMEMBERED = 50_000;

export interface Limits {
  /** Before the database is asked: whoever tries keys shall not keep it busy. */
  expect(request: FastifyRequest, keyHash: Buffer): void;
  admit(request: FastifyRequest, callerId: string, keyHash: Buffer): Promise<void>;
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
  const shutUntil = new Map<string, number>();
  const goodKeys = new Map<string, true>();
  return {
    expect(request, keyHash) {
      const seconds = ((shutUntil.get(request.ip) ?? 0) - Date.now()) / 1000;
      // Those who share the address with somebody who tries keys are known by theirs.
      if (seconds > 0 && !goodKeys.has(keyHash.toString('base64'))) throw tooMuch(Math.ceil(seconds));
    },
    async admit(request, callerId, keyHash) {
      remember(goodKeys, keyHash.toString('base64'), true);
      callers.set(request, callerId);
      refuseExcess(await countRequest(request));
    },
    async refuse(request) {
      const count = await countFailedKey(request);
      if (!count.isAllowed && count.isExceeded) {
        remember(shutUntil, request.ip, Date.now() + count.ttlInSeconds * 1000);
      }
      refuseExcess(count);
    },
  };
}

/** The last so many: what was there longest goes. */
function remember<Value>(memory: Map<string, Value>, key: string, value: Value): void {
  memory.delete(key);
  memory.set(key, value);
  if (memory.size <= REMEMBERED) return;
  const oldest = memory.keys().next();
  if (!oldest.done) memory.delete(oldest.value);
}

type Count = Awaited<ReturnType<ReturnType<FastifyInstance['createRateLimit']>>>;

function refuseExcess(count: Count): void {
  if (count.isAllowed || !count.isExceeded) return;
  throw tooMuch(count.ttlInSeconds);
}

function tooMuch(seconds: number): Failure {
  return new Failure('too-many-requests', 'That was a lot at once. Please wait a moment.', {
    headers: { 'retry-after': String(Math.max(1, seconds)) },
  });
}
