import type { SqlEngine } from './engine';

/** Where databases come from: a device's folder in the app, a temporary one in tests. */
export interface DatabaseFiles {
  open(name: string): Promise<SqlEngine>;
  /** Deletes a closed database with all that belongs to it; one that is not there is no failure. */
  remove(name: string): Promise<void>;
}
