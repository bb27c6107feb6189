import { useState } from 'react';

import { useMutations } from '@/runtime/runtime-provider';
import { useAttempt } from '@/runtime/use-attempt';
import { useMissingDownload } from '@/runtime/use-missing-download';
import { useCountryRefresh } from '@/runtime/use-refresh';
import type { ScheduledOutcome } from '@/sync/schedule';
import type { Refresh } from '@/ui/refresh';

type DownloadState =
  | { kind: 'under-way'; done: number; total: number }
  /** For Wi-Fi, as the traveller chose. */
  | { kind: 'held-back' }
  /** The last try came to nothing. */
  | { kind: 'failed' }
  /** For a network. */
  | { kind: 'waiting' };

export interface CountryDownload {
  state: DownloadState;
  refresh: Refresh;
  start: () => void;
  /** Pinning downloads it as well; unpinning leaves it until it is old. */
  pin: (pinned: boolean) => void;
}

/** Of a page of which something `isWanted`: it comes by itself where there is a network. */
export function useCountryDownload(id: string, isWanted: boolean): CountryDownload {
  const [progress, setProgress] = useState({ done: 0, total: 0 });
  const refresh = useCountryRefresh(id, setProgress);
  useMissingDownload(isWanted ? id : null, refresh.download);
  const { pinCountry } = useMutations();
  const attempt = useAttempt();
  const pin = async (pinned: boolean) => {
    await pinCountry(id, pinned);
    if (pinned) refresh.onRefresh();
  };
  const state = (): DownloadState => {
    if (refresh.isUnderWay) return { kind: 'under-way', done: progress.done, total: progress.total };
    if (refresh.isHeldBack) return { kind: 'held-back' };
    return { kind: refresh.outcome !== null && didFail(refresh.outcome) ? 'failed' : 'waiting' };
  };
  return {
    state: state(),
    refresh,
    start: refresh.download,
    pin: (pinned) => attempt(pin(pinned)),
  };
}

function didFail(outcome: ScheduledOutcome): boolean {
  switch (outcome.kind) {
    case 'finished':
      return outcome.failed > 0;
    case 'stopped':
    case 'broken':
      return true;
    case 'cancelled':
    case 'held-back':
      return false;
  }
}
