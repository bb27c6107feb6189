import { randomBytes } from 'node:crypto';

import type { Database } from '../../src/database/database';
import { openEmbeddedDatabase } from '../../src/database/embedded-database';
import { openServerDatabase, PATIENT, QUICK, type Pace } from '../../src/database/server-database';
import { copyOf, databaseUrl, runOnServer, TEMPLATE } from './postgres';
import { copyFolder, EMPTY_FOLDER, PREPARED_FOLDER } from './prepared-folder';

declare const serviceEngine: 'embedded' | 'postgres';

/** A database of its own with the sample set in it, on the engine that this run is about. */
export async function openTestDatabase(): Promise<Database> {
  return serviceEngine === 'embedded' ? openCopy(PREPARED_FOLDER) : openCopyOnServer(TEMPLATE);
}

/** An empty database, before any migration: it takes as long as it takes to fill it. */
export async function openEmptyDatabase(): Promise<Database> {
  return serviceEngine === 'embedded' ? openCopy(EMPTY_FOLDER) : openCopyOnServer('template1', PATIENT);
}

async function openCopy(prepared: string): Promise<Database> {
  const { folder, remove } = copyFolder(prepared);
  const database = await openEmbeddedDatabase(folder);
  return {
    ...database,
    async close() {
      await database.close();
      await remove();
    },
  };
}

async function openCopyOnServer(template: string, pace: Pace = QUICK): Promise<Database> {
  const name = `test_${randomBytes(6).toString('hex')}`;
  await runOnServer(copyOf(template, name));
  const database = openServerDatabase(databaseUrl(name), { ...pace, connections: 5 });
  return {
    ...database,
    async close() {
      await database.close();
      await runOnServer(`drop database ${name}`);
    },
  };
}
