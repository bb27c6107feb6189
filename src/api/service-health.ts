import { ServiceHealth } from '@/contract/service-health';

import { exchange, type Fetch } from './exchange';
import { type Failure, unreadable } from './failure';
import { parseJson } from './parse-json';
import { readRecord } from './read-list';

// Long enough for a phone on a weak signal to wake its radio, short enough to still be waiting for the answer.
const patienceMs = 10_000;

export type HealthAnswer = { kind: 'answered'; value: ServiceHealth } | Failure;

/** Asks the service how it is; this takes no key. Rejects only when the caller's own signal ends the wait. */
export async function getServiceHealth(
  baseUrl: string,
  signal: AbortSignal,
  fetch: Fetch,
): Promise<HealthAnswer> {
  const received = await exchange({
    fetch,
    url: `${baseUrl}/health`,
    method: 'GET',
    headers: { Accept: 'application/json' },
    timeoutMs: patienceMs,
    signal,
  });
  if (received.kind !== 'received') return received;
  const health = readRecord(ServiceHealth, parseJson(received.text));
  // The sign-in page of a hotel's Wi-Fi answers 200 to anything; it must not pass for the service.
  return health ? { kind: 'answered', ...health } : unreadable(received.status);
}
