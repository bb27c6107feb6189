import { useSync, useSyncStatus } from '@/runtime/runtime-provider';
import { useRefresh } from '@/runtime/use-refresh';
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
  const sync = useSync();
  const { active, onRefresh, onDownloadAnyway, isHeldBack, outcome } = useRefresh();
  const activity = useSyncStatus('activity');
  const done = useSyncStatus('done');
  const total = useSyncStatus('total');
  const bytes = useSyncStatus('bytes');
  const view = (): UpdateView => {
    if (activity === 'sending') return { kind: 'sending' };
    if (activity === 'downloading' || activity === 'downloading-more')
      return { kind: 'downloading', done, total, bytes };
    if (isHeldBack) return { kind: 'held-back' };
    return outcome ? toEnding(outcome) : { kind: 'idle' };
  };
  return {
    view: view(),
    /** Here, and not by itself. */
    isAsked: active,
    update: onRefresh,
    updateAnyway: onDownloadAnyway,
    stop: () => void sync.stop(),
  };
}

function toEnding(outcome: ScheduledOutcome): UpdateView {
  switch (outcome.kind) {
    // It was, and is no more: there is Wi-Fi now.
    case 'held-back':
      return { kind: 'idle' };
    case 'finished':
      return { kind: 'ended', how: outcome.failed + outcome.setAside > 0 ? 'incomplete' : 'finished' };
    case 'stopped':
    case 'cancelled':
      return { kind: 'ended', how: 'stopped' };
    case 'broken':
      return { kind: 'ended', how: 'broken' };
  }
}
