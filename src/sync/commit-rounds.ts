import type { Timers } from '@/platform/device-timers';
import type { StoreDatabase } from '@/store/store-database';

import type { SyncStatus, Watchable } from './sync-status';

/** So often at most something is done again because of what a sync brings: what is in sight, and what nobody looks at. */
const ROUND_MS = { seen: 1_000, unseen: 5_000 };

export interface Commits {
  database: Pick<StoreDatabase, 'onChange'>;
  sync: Pick<Watchable<Pick<SyncStatus, 'activity' | 'done' | 'total'>>, 'get' | 'watch'>;
  timers: Timers;
}

interface Follower {
  /** What is seen is released with the first commit already. */
  isSeen: boolean;
  hold: (tables: ReadonlySet<string>) => void;
  /** Sees to what it holds, and gives whether there was anything. */
  release: () => boolean;
}

/**
 * Tells of every commit: at once where the traveller did something. A sync commits dozens of times within a second or two, and
 * whatever is done in between stands in the way of the next download: what is seen hears of the first commit at once, and everybody of
 * the others in rounds, of the last with the last download. Gives the way to end it.
 */
export function followInRounds(
  { database, sync, timers }: Commits,
  { isSeen, hold, release }: Follower,
): () => void {
  let endRound: (() => void) | null = null;
  const isDownloading = () => sync.get().activity === 'downloading';

  const startRound = () => {
    endRound = timers.after(isSeen ? ROUND_MS.seen : ROUND_MS.unseen, () => {
      endRound = null;
      if (release()) startRound();
    });
  };
  const releaseInRounds = () => {
    if (endRound) return;
    if (!isSeen || release()) startRound();
  };

  const forgetCommits = database.onChange((tables, durability) => {
    hold(tables);
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
