import type { Database } from './database';
import { isServerAddress, MEMORY_ADDRESS } from './database-address';
import { openEmbeddedDatabase, openMemoryDatabase } from './embedded-database';
import { openServerDatabase } from './server-database';

/** `memory:`, `postgres://…`, or else a folder for the embedded engine. */
export async function openDatabase(address: string): Promise<Database> {
  if (address === MEMORY_ADDRESS) return openMemoryDatabase();
  if (isServerAddress(address)) return openServerDatabase(address);
  return openEmbeddedDatabase(address);
}
