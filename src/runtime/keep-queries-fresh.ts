import type { QueryClient } from '@tanstack/react-query';

import { followInRounds, type Commits } from '@/sync/commit-rounds';

import { topicsOf, type StoreTopic } from './store-queries';

/**
 * Every commit makes the queries read again that may have read what it changed. How much is stored takes a look at everything there is,
 * and is reckoned when a sync has ended. Gives the way to end it.
 */
export function keepQueriesFresh(commits: Commits, queryClient: QueryClient): () => void {
  const held = new Set<StoreTopic>();
  return followInRounds(commits, {
    isSeen: true,
    hold(tables) {
      for (const topic of topicsOf(tables)) held.add(topic);
    },
    release() {
      const topics = new Set<unknown>(held);
      if (commits.sync.get().activity === 'downloading') topics.delete('storage');
      for (const topic of [...held]) if (topics.has(topic)) held.delete(topic);
      if (topics.size === 0) return false;
      void queryClient.invalidateQueries({ predicate: ({ queryKey }) => topics.has(queryKey[0]) });
      return true;
    },
  });
}
