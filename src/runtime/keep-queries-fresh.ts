import type { QueryClient } from '@tanstack/react-query';

import type { Timers } from '@/platform/device-timers';
import type { StoreDatabase } from '@/store/store-database';
import type { SyncStatus, Watchable } from '@/sync/sync-status';

import { topicsOf, type StoreTopic } from './store-queries';

/** So often at most a screen reads again because of what a sync brings. */
const ROUND_MS = 500;

interface Surroundings {
  sync: Pick<Watchable<Pick<SyncStatus, 'activity' | 'done' | 'total'>>, 'get' | 'watch'>;
  timers: Timers;
}

/**
 * Every commit makes the queries read again that may have read what it changed: at once where the traveller did something. A sync
 * commits dozens of times within a second or two, and every reading of every screen in between stands in the way of the next
 * download: the first commit is shown at once, the others in rounds, the last with the last download. How much is stored takes a look
 * at everything there is, and is reckoned when the sync has ended. Gives the way to end it.
 */
export function keepQueriesFresh(
  database: StoreDatabase,
  queryClient: QueryClient,
  { sync, timers }: Surroundings,
): () => void {
  const held = new Set<StoreTopic>();
  let endRound: (() => void) | null = null;
  const isDownloading = () => sync.get().activity === 'downloading';

  /** Gives whether there was anything to show. */
  const release = (): boolean => {
    const topics = new Set<unknown>(held);
    if (isDownloading()) topics.delete('storage');
    for (const topic of [...held]) if (topics.has(topic)) held.delete(topic);
    if (topics.size === 0) return false;
    void queryClient.invalidateQueries({ predicate: ({ queryKey }) => topics.has(queryKey[0]) });
    return true;
  };
  const releaseInRounds = () => {
    if (endRound || !release()) return;
    endRound = timers.after(ROUND_MS, () => {
      endRound = null;
      releaseInRounds();
    });
  };

  const forgetCommits = database.onChange((tables, durability) => {
    for (const topic of topicsOf(tables)) held.add(topic);
    if (durability === 'cache' && isDownloading()) releaseInRounds();
    else release();
  });
  const forgetSync = sync.watch(() => {
    const { done, total } = sync.get();
    if (isDownloading() && done < total) return;
    release();
    if (isDownloading()) return;
    // Nothing more is to come: whoever was woken for this sync leaves no timer behind.
    endRound?.();
    endRound = null;
  });
  return () => {
    forgetCommits();
    forgetSync();
    endRound?.();
  };
}
