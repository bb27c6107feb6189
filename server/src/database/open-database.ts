import type { Database } from './database';
import { isServerAddress, MEMORY_ADDRESS } from './database-address';
import { openEmbeddedDatabase, openMemoryDatabase } from './embedded-database';
import { migrate } from './migrate';
import { openServerDatabase, PATIENT, QUICK, UNHURRIED } from './server-database';

export interface Databases {
  /** For requests: what takes too long is given up. */
  quick: Database;
  /** For what may take its time: the work in the background. */
  patient: Database;
  /** Brings it to the newest version, which may take as long as it likes. */
  migrate(say: (line: string) => void): Promise<void>;
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
      migrate: async (say) => {
        const unhurried = openServerDatabase(address, UNHURRIED);
        try {
          await migrate(unhurried, { say });
        } finally {
          await unhurried.close();
        }
      },
      close: async () => {
        await quick.close();
        await patient.close();
      },
    };
  }
  const only = await openEmbedded(address);
  return {
    quick: only,
    patient: only,
    migrate: (say) => migrate(only, { say }),
    close: () => only.close(),
  };
}

function openEmbedded(address: string): Promise<Database> {
  return address === MEMORY_ADDRESS ? openMemoryDatabase() : openEmbeddedDatabase(address);
}
