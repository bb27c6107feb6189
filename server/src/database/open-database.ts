import type { Database } from './database';
import { openEmbeddedDatabase, openMemoryDatabase } from './embedded-database';
import { openServerDatabase } from './server-database';

/** `memory:`, `postgres://…`, or else a folder for the embedded engine. */
export async function openDatabase(address: string): Promise<Database> {
  if (address === 'memory:') return openMemoryDatabase();
  if (/^postgres(ql)?:\/\//.test(address)) return openServerDatabase(address);
  return openEmbeddedDatabase(address);
}
