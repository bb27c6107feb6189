const FIRST_WAIT_MS = 2_000;
/** However often it failed. Only the service may ask for more. */
export const LONGEST_WAIT_MS = 15 * 60_000;

/**
 * Exponential with full jitter: devices that lost the network together do not come back together.
 * `attempts` counts the tries made so far.
 */
export function waitBeforeRetry(attempts: number, random: () => number, retryAfterMs: number | null): number {
  const ceiling = Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** Math.max(0, attempts - 1));
  return Math.max(Math.round(random() * ceiling), retryAfterMs ?? 0);
}
