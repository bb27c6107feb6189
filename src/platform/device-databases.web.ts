import { browserDatabases } from './browser-databases';
import { deviceTimers } from './device-timers';
import type { SqliteFiles } from './sqlite';

/** A browser has no place for a key that would be safer than the data. */
export const deviceDatabases: SqliteFiles = browserDatabases({
  // Metro makes a file of its own of it.
  startWorker: () => new Worker(new URL('./engine-worker', window.location.href)),
  locks: navigator.locks,
  timers: deviceTimers,
  page: window,
});
