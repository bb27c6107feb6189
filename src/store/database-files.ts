import type { SqlEngine } from './engine';

/** Where databases come from: a device's folder in the app, a temporary one in tests. */
export interface DatabaseFiles {
  /** `salvage` takes what is there as it is, also where it could not be used. */
  open(name: string, purpose?: 'use' | 'salvage'): Promise<SqlEngine>;
  /** Deletes a closed database with all that belongs to it, its key too; one that is not there is no failure. */
  remove(name: string): Promise<void>;
}
