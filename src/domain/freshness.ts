/** How far what is on the screen can be trusted; every view says which it is. */
export type Freshness =
  | { kind: 'never-downloaded' }
  | { kind: 'nothing-there'; checkedAt: number }
  | { kind: 'up-to-date'; checkedAt: number }
  | { kind: 'old'; checkedAt: number }
  /** The last try came to nothing; `checkedAt` is when the one before succeeded, if ever. */
  | { kind: 'failed'; why: string; checkedAt: number | null };

/** What is known of a download; null where it was never tried. */
export interface DownloadState {
  checkedAt: number | null;
  failure: string | null;
}

export const OLD_AFTER_MS = 24 * 3_600_000;

export function toFreshness(state: DownloadState | null, isEmpty: boolean, now: number): Freshness {
  if (!state) return { kind: 'never-downloaded' };
  const { checkedAt, failure } = state;
  if (failure !== null) return { kind: 'failed', why: failure, checkedAt };
  if (checkedAt === null) return { kind: 'never-downloaded' };
  // A time in the future comes from a clock that was wrong: nobody knows how old it is.
  if (Math.abs(now - checkedAt) > OLD_AFTER_MS) return { kind: 'old', checkedAt };
  return isEmpty ? { kind: 'nothing-there', checkedAt } : { kind: 'up-to-date', checkedAt };
}

/** Opened again within this time, a page is not asked for anew. */
const LATELY_MS = 3_600_000;

export function isConfirmedLately(state: DownloadState | null, now: number): boolean {
  return state?.checkedAt != null && Math.abs(now - state.checkedAt) < LATELY_MS;
}
