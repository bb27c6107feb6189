import type { Database } from './database';
import { isServerAddress, MEMORY_ADDRESS } from './database-address';
import { openEmbeddedDatabase, openMemoryDatabase } from './embedded-database';
import { openServerDatabase, PATIENT, QUICK } from './server-database';

export interface Databases {
  /** For requests: what takes too long is given up. */
  quick: Database;
  /** For what may take its time: migrations, and the work in the background. */
  patient: Database;
  close(): Promise<void>;
}

/** `memory:`, `postgres://…`, or else a folder for the embedded engine, which does one thing at a time for all. */
export async function openDatabases(address: string): Promise<Databases> {
  if (isServerAddress(address)) {
    const quick = openServerDatabase(address, QUICK);
    const patient = openServerDatabase(address, PATIENT);
    return {
      quick,
      patient,
      close: async () => {
        await quick.close();
        await patient.close();
      },
    };
  }
  const only = await openEmbedded(address);
  return { quick: only, patient: only, close: () => only.close() };
}

function openEmbedded(address: string): Promise<Database> {
  return address === MEMORY_ADDRESS ? openMemoryDatabase() : openEmbeddedDatabase(address);
}
