import { useState } from 'react';

import { useSync, useSyncStatus } from '@/runtime/runtime-provider';
import type { ScheduledOutcome } from '@/sync/schedule';

type UpdateView =
  | { kind: 'idle' }
  | { kind: 'sending' }
  | { kind: 'downloading'; done: number; total: number; bytes: number }
  /** The traveller wants Wi-Fi, and there is none. */
  | { kind: 'held-back' }
  | { kind: 'ended'; how: 'finished' | 'incomplete' | 'stopped' | 'broken' };

/** "Update now", how far it is, and how it ended. */
export function useUpdate() {
  const { refresh, stop } = useSync();
  const { activity, done, total, bytes } = useSyncStatus();
  const [last, setLast] = useState<ScheduledOutcome | null>(null);
  const update = async (options?: { evenIfMetered: boolean }) => {
    setLast(null);
    setLast(await refresh(options));
  };
  const view = (): UpdateView => {
    if (activity === 'sending') return { kind: 'sending' };
    if (activity === 'downloading') return { kind: 'downloading', done, total, bytes };
    return last ? toEnding(last) : { kind: 'idle' };
  };
  return {
    view: view(),
    update: () => void update(),
    updateAnyway: () => void update({ evenIfMetered: true }),
    stop: () => void stop(),
  };
}

function toEnding(outcome: ScheduledOutcome): UpdateView {
  switch (outcome.kind) {
    case 'held-back':
      return { kind: 'held-back' };
    case 'finished':
      return { kind: 'ended', how: outcome.failed + outcome.setAside > 0 ? 'incomplete' : 'finished' };
    case 'stopped':
    case 'cancelled':
      return { kind: 'ended', how: 'stopped' };
    case 'broken':
      return { kind: 'ended', how: 'broken' };
  }
}
