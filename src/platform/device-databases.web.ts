import { browserDatabases } from './browser-databases';
import { deviceTimers } from './device-timers';
import type { SqliteFiles } from './sqlite';

/** A browser has no place for a key that would be safer than the data. */
export const deviceDatabases: SqliteFiles = browserDatabases({
  // By its path, because expo-sqlite names it to nobody; Metro makes a file of its own of it.
  startWorker: () => new Worker(new URL('../../node_modules/expo-sqlite/web/worker', window.location.href)),
  timers: deviceTimers,
  page: window,
});
