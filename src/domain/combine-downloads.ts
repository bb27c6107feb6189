import type { DownloadState } from './freshness';

/** Several downloads are as fresh as the oldest of them, and failed if one did. Null where one was never tried. */
export function combineDownloads(states: readonly (DownloadState | null)[]): DownloadState | null {
  const known = states.filter((state) => state !== null);
  const failure = known.find((state) => state.failure !== null)?.failure ?? null;
  if (states.length === 0 || (known.length < states.length && failure === null)) return null;
  const times = states.map((state) => state?.checkedAt ?? null);
  const checkedAt = times.reduce((oldest, time) =>
    oldest === null || time === null ? null : Math.min(oldest, time),
  );
  return { checkedAt, failure };
}
