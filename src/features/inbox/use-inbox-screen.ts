import { useQuery } from '@tanstack/react-query';

import { type Freshness, toFreshness } from '@/domain/freshness';
import { useReads } from '@/runtime/runtime-provider';
import { useCurrentMinute } from '@/runtime/use-today';
import type { StoredNotification } from '@/store/notifications';

import { inboxQueries } from './inbox-queries';

export type InboxView =
  | { kind: 'opening' }
  | { kind: 'never-downloaded' }
  | { kind: 'nothing-there'; checkedAt: number }
  | { kind: 'failed'; why: string }
  | { kind: 'ready'; messages: StoredNotification[]; freshness: Freshness };

/** Newest first; the one that was asked for before all others. */
export function useInboxScreen(askedFor: string | null): InboxView {
  const reads = useReads();
  const now = useCurrentMinute();
  const messages = useQuery(inboxQueries.all(reads)).data;
  const download = useQuery(inboxQueries.download(reads)).data;
  if (!messages || download === undefined) return { kind: 'opening' };
  const state = download && { checkedAt: download.checked_at, failure: download.failure };
  const freshness = toFreshness(state, messages.length === 0, now);
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
