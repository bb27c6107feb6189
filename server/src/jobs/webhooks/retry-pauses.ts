import type { Attempt } from '../../webhooks/webhook-sender';

const MOST_RETRIES = 12;
const FIRST_PAUSE_MS = 5 * 60_000;
/** Of the pause: endpoints that failed together are not tried together for ever. */
const JITTER = 0.1;

/** When it is tried again after so many attempts; null where it was the last. Each pause is twice the one before. */
export function retryAt(
  attempts: number,
  { at, retryAfterMs }: Pick<Attempt, 'at' | 'retryAfterMs'>,
  random: () => number,
): Date | null {
  if (attempts > MOST_RETRIES) return null;
  const pause = FIRST_PAUSE_MS * 2 ** (attempts - 1) * (1 + JITTER * random());
  return new Date(at.getTime() + Math.max(pause, retryAfterMs ?? 0));
}
