import { type Freshness, toFreshness } from '@/domain/freshness';
import { travellerQueries } from '@/runtime/queries/traveller-queries';
import { useReads } from '@/runtime/runtime-provider';
import { useDownloadState } from '@/runtime/use-download-state';
import { useRead } from '@/runtime/use-read';
import { useCurrentMinute } from '@/runtime/use-today';
import type { StoredNotification } from '@/store/notifications';

export type InboxView =
  | { kind: 'opening' }
  | { kind: 'never-downloaded' }
  | { kind: 'nothing-there'; checkedAt: number }
  | { kind: 'failed'; why: string }
  | { kind: 'ready'; messages: StoredNotification[]; freshness: Freshness };

/** Newest first; the one that was asked for before all others. */
export function useInboxScreen(askedFor: string | null): InboxView {
  const { downloadNames } = useReads();
  const now = useCurrentMinute();
  const messages = useRead(travellerQueries.notifications());
  const download = useDownloadState([downloadNames.notifications]);
  if (!messages || download === undefined) return { kind: 'opening' };
  const freshness = toFreshness(download, messages.length === 0, now);
  if (messages.length === 0) {
    if (freshness.kind === 'never-downloaded') return { kind: 'never-downloaded' };
    if (freshness.kind === 'failed') return { kind: 'failed', why: freshness.why };
    return { kind: 'nothing-there', checkedAt: freshness.checkedAt };
  }
  const isAskedFor = ({ notification }: StoredNotification) => notification.id === askedFor;
  return {
    kind: 'ready',
    messages: [...messages.filter(isAskedFor), ...messages.filter((message) => !isAskedFor(message))],
    freshness,
  };
}
