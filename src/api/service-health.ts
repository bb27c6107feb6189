import { ServiceHealth } from '@/contract/service-health';

import { type Answer, toFailure } from './failure';

// Long enough for a phone on a weak signal to wake its radio, short enough to still be waiting for the answer.
const patienceMs = 10_000;

export type Fetch = (url: string, init: { signal: AbortSignal }) => Promise<Response>;

/** Asks the service how it is. Rejects only when the caller's own signal ends the wait. */
export async function getServiceHealth(
  baseUrl: string,
  signal: AbortSignal,
  fetch: Fetch,
): Promise<Answer<ServiceHealth>> {
  const deadline = AbortSignal.timeout(patienceMs);
  try {
    const response = await fetch(`${baseUrl}/health`, { signal: AbortSignal.any([signal, deadline]) });
    if (!response.ok) return toFailure(response.status);
    return toServiceHealth(await response.text());
  } catch (reason) {
    if (signal.aborted) throw reason;
    return deadline.aborted ? { kind: 'timeout' } : { kind: 'offline' };
  }
}

function toServiceHealth(body: string): Answer<ServiceHealth> {
  const health = ServiceHealth.safeParse(parsed(body));
  // The sign-in page of a hotel's Wi-Fi answers 200 to anything; it must not pass for the service.
  return health.success ? { kind: 'answered', value: health.data } : { kind: 'server', fault: 'unreadable' };
}

function parsed(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}
