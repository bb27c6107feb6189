import type { StoreTable } from '@/store/tables';

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
