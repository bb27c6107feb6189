/** All tables there are. A write to any other could not be told to anybody, and is refused. */
export const STORE_TABLES = [
  'downloads',
  'members',
  'trips',
  'removed_trips',
  'exchanged_ids',
  'alerts',
  'advisories',
  'countries',
  'map_data',
  'diseases',
  'medications',
  'vaccinations',
  'hospitals',
  'check_ins',
  'check_in_requests',
  'notifications',
  'profile',
  'preferences',
  'outbox',
  'vanished',
  'service_memory',
  'warned_areas',
  // SQLite's own: the last number of each table that counts.
  'sqlite_sequence',
] as const;

export type StoreTable = (typeof STORE_TABLES)[number];
