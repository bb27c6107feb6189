import type { Aggregate } from './aggregate';

const TRIP = 'coalesce(trips.local, trips.record)';

/** A trip is what the service says (`record`) under what the traveller did and is not yet sent (`local`). */
export const trips = {
  table: 'trips',
  columns: null,
  downloads: { trips: { of: 'traveller', name: 'trips', madeFrom: [], asked: 'first' } },
  // With another trip, other alerts concern the traveller, other downloads are missing, and more or less is stored.
  refreshes: ['trips', 'alerts', 'news', 'entry', 'downloads', 'storage'],
  search: {
    number: null,
    title: `${TRIP} ->> '$.name'`,
    body: `(select group_concat(place.value ->> '$.friendly_name', ' ') from json_each(${TRIP}, '$.destinations') stop,
    json_each(stop.value, '$.destination_locations') place)`,
    codes: `(select group_concat(stop.value ->> '$.country_code', ' ') from json_each(${TRIP}, '$.destinations') stop)`,
    code: null,
    which: 'removed = 0',
  },
  kept: { while: 'always' },
  // Each is counted with all that it needs.
  storage: null,
  onlyHere: {
    key: 'id',
    which: 'local is not null or removed = 1',
    json: ['record', 'local'],
    madeAnew: [],
    isSmall: true,
    filled: null,
  },
} as const satisfies Aggregate;

const WRITTEN_WITH_TRIPS = {
  columns: null,
  downloads: {},
  refreshes: ['trips'],
  search: null,
  kept: { while: 'always' },
  storage: null,
} as const;
const WHOLE_TABLE = { which: null, json: [], madeAnew: [], isSmall: true, filled: null } as const;

/** Trips that were removed never come back, whatever a slow answer says. */
export const removedTrips = {
  ...WRITTEN_WITH_TRIPS,
  table: 'removed_trips',
  onlyHere: { ...WHOLE_TABLE, key: 'id' },
} as const satisfies Aggregate;

/** A trip or a request for help made without a network has an id of the device until the service gives it one. */
export const exchangedIds = {
  ...WRITTEN_WITH_TRIPS,
  table: 'exchanged_ids',
  refreshes: ['trips', 'segments', 'issues', 'conversations'],
  onlyHere: { ...WHOLE_TABLE, key: 'local_id' },
} as const satisfies Aggregate;
