import { useActs, useSyncStatus } from '@/runtime/runtime-provider';
import { useAttempt } from '@/runtime/use-attempt';
import { useCountryRefresh } from '@/runtime/use-refresh';
import type { ScheduledOutcome } from '@/sync/schedule';
import type { Refresh } from '@/ui/refresh';

export interface CountryDownload {
  /** Null while nothing is under way. */
  progress: { done: number; total: number } | null;
  /** The last try came to nothing. */
  hasFailed: boolean;
  refresh: Refresh;
  start: () => void;
  /** Pinning downloads it as well; unpinning leaves it until it is old. */
  pin: (pinned: boolean) => void;
}

export function useCountryDownload(id: string): CountryDownload {
  const refresh = useCountryRefresh(id);
  const { pinCountry } = useActs();
  const attempt = useAttempt();
  const { done, total } = useSyncStatus();
  const pin = async (pinned: boolean) => {
    await pinCountry(id, pinned);
    if (pinned) refresh.onRefresh();
  };
  return {
    progress: refresh.active ? { done, total } : null,
    hasFailed: refresh.outcome !== null && didFail(refresh.outcome),
    refresh,
    start: refresh.onRefresh,
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
