import type { Aggregate } from './aggregate';

/** What the store and the background services remember of their own work. A broken database may lose it: it is made again. */
const BOOKS = {
  columns: null,
  downloads: {},
  search: null,
  kept: { while: 'always' },
  storage: null,
  onlyHere: null,
} as const;

/** How it stands with each thing that is downloaded. */
export const downloads = {
  ...BOOKS,
  table: 'downloads',
  refreshes: ['downloads', 'storage'],
} as const satisfies Aggregate;

/** What each of them contains. */
export const members = {
  ...BOOKS,
  table: 'members',
  refreshes: 'whatever-downloads-name',
} as const satisfies Aggregate;

export const serviceMemory = {
  ...BOOKS,
  table: 'service_memory',
  // Which countries are around the traveller, and so whether all that concerns them is here.
  refreshes: ['downloads'],
} as const satisfies Aggregate;

/** The last day on which the traveller was warned of an area. */
export const warnedAreas = {
  ...BOOKS,
  table: 'warned_areas',
  refreshes: [],
} as const satisfies Aggregate;

/** Which check-ins have answered which requests to check in: made by triggers from the check-ins, of which there are thousands. */
export const answeredRequests = {
  ...BOOKS,
  table: 'answered_requests',
  refreshes: ['check-in-requests'],
} as const satisfies Aggregate;

/** Rows that are gone while the search index still knows them. */
export const vanished = {
  ...BOOKS,
  table: 'vanished',
  refreshes: [],
} as const satisfies Aggregate;

/** SQLite's own: the last number of each table that counts. */
export const sequences = {
  ...BOOKS,
  table: 'sqlite_sequence',
  refreshes: [],
} as const satisfies Aggregate;
