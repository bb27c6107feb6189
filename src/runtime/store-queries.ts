import type { QueryClient } from '@tanstack/react-query';

import type { StoreDatabase } from '@/store/store-database';
import type { StoreTable } from '@/store/tables';
import type { SyncStatus, Watchable } from '@/sync/sync-status';

const STORE_TOPICS = [
  'trips',
  'alerts',
  'advisories',
  'news',
  'countries',
  'maps',
  'hospitals',
  'health-library',
  'check-ins',
  'check-in-requests',
  'notifications',
  'profile',
  'preferences',
  'outbox',
  'downloads',
  'search',
  'storage',
] as const;

/** What a query that reads the store begins its key with. */
export type StoreTopic = (typeof STORE_TOPICS)[number];

/** Whether a query whose key begins so reads the store. */
export function isStoreTopic(head: unknown): head is StoreTopic {
  return STORE_TOPICS.some((topic) => topic === head);
}

/** What a screen may have read from a table, also through another: a trip shows whether it waits in the outbox. */
const TOPICS: Record<StoreTable, readonly StoreTopic[]> = {
  // With another trip, other downloads are missing.
  trips: ['trips', 'alerts', 'news', 'downloads', 'storage'],
  exchanged_ids: ['trips'],
  removed_trips: ['trips'],
  alerts: ['alerts', 'news', 'search', 'storage'],
  advisories: ['advisories', 'news', 'search', 'storage'],
  members: ['alerts', 'advisories', 'news', 'hospitals', 'storage'],
  countries: ['countries', 'trips', 'search', 'storage'],
  map_data: ['maps', 'storage'],
  hospitals: ['hospitals', 'search', 'storage'],
  diseases: ['health-library', 'search', 'storage'],
  medications: ['health-library', 'search', 'storage'],
  vaccinations: ['health-library', 'search', 'storage'],
  check_ins: ['check-ins', 'check-in-requests'],
  check_in_requests: ['check-in-requests'],
  notifications: ['notifications'],
  profile: ['profile'],
  preferences: ['preferences'],
  outbox: ['outbox', 'trips', 'check-ins'],
  downloads: ['downloads', 'storage'],
  // Which countries are around the traveller, and so whether all that concerns them is here.
  service_memory: ['downloads'],
  // No screen reads these.
  vanished: [],
  warned_areas: [],
  sqlite_sequence: [],
};

const TOPICS_OF_TABLES: ReadonlyMap<string, readonly StoreTopic[]> = new Map(Object.entries(TOPICS));

export function topicsOf(tables: ReadonlySet<string>): Set<StoreTopic> {
  return new Set([...tables].flatMap((table) => TOPICS_OF_TABLES.get(table) ?? []));
}

/** What is going on in a sync, as far as queries care. */
type Activity = Pick<Watchable<Pick<SyncStatus, 'activity'>>, 'get' | 'watch'>;

/**
 * Every commit makes the queries read again that may have read what it changed. How much is stored takes a look at
 * everything there is: while a sync downloads, a commit after the other, it is reckoned once, at its end. Gives the way
 * to end it.
 */
export function keepQueriesFresh(
  database: StoreDatabase,
  queryClient: QueryClient,
  sync?: Activity,
): () => void {
  let isStorageStale = false;
  const refresh = (topics: ReadonlySet<unknown>) =>
    void queryClient.invalidateQueries({ predicate: ({ queryKey }) => topics.has(queryKey[0]) });
  const isDownloading = () => sync?.get().activity === 'downloading';
  const forgetCommits = database.onChange((tables) => {
    const topics = topicsOf(tables);
    if (isDownloading() && topics.delete('storage')) isStorageStale = true;
    refresh(topics);
  });
  const forgetSync = sync?.watch(() => {
    if (!isStorageStale || isDownloading()) return;
    isStorageStale = false;
    refresh(new Set(['storage']));
  });
  return () => {
    forgetCommits();
    forgetSync?.();
  };
}
