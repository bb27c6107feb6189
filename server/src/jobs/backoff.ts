const FIRST_WAIT_MS = 5000;
const LONGEST_WAIT_MS = 15 * 60_000;

/** When to try again after so many attempts: each wait is twice the one before. */
export function nextAttempt(attempts: number, now: Date): Date {
  const wait = Math.min(FIRST_WAIT_MS * 2 ** Math.min(attempts - 1, 20), LONGEST_WAIT_MS);
  return new Date(now.getTime() + wait);
}
