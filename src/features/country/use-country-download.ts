import { useState } from 'react';

import { useActs, useSync, useSyncStatus } from '@/runtime/runtime-provider';
import type { SyncOutcome } from '@/sync/sync-status';

export interface CountryDownload {
  /** Null while nothing is under way. */
  progress: { done: number; total: number } | null;
  /** The last try came to nothing. */
  hasFailed: boolean;
  start: () => void;
  /** Pinning downloads it as well; unpinning leaves it until it is old. */
  pin: (pinned: boolean) => void;
}

export function useCountryDownload(id: string): CountryDownload {
  const { pullCountry } = useSync();
  const { pinCountry } = useActs();
  const { done, total } = useSyncStatus();
  const [isRunning, setIsRunning] = useState(false);
  const [hasFailed, setHasFailed] = useState(false);
  const pull = async () => {
    setIsRunning(true);
    setHasFailed(didFail(await pullCountry(id)));
    setIsRunning(false);
  };
  const pin = async (pinned: boolean) => {
    await pinCountry(id, pinned);
    if (pinned) await pull();
  };
  return {
    progress: isRunning ? { done, total } : null,
    hasFailed,
    start: () => void pull(),
    pin: (pinned) => void pin(pinned),
  };
}

function didFail(outcome: SyncOutcome): boolean {
  return outcome.kind === 'finished' ? outcome.failed > 0 : outcome.kind !== 'cancelled';
}
