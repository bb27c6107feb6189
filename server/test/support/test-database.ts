import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';

import type { Database } from '../../src/database/database';
import { openMemoryDatabase } from '../../src/database/embedded-database';
import { openServerDatabase, PATIENT, QUICK, type Pace } from '../../src/database/server-database';
import { databaseUrl, runOnServer, TEMPLATE } from './postgres';
import { EMPTY_DUMP, PREPARED_DUMP } from './prepared-dump';

declare const serviceEngine: 'embedded' | 'postgres';

/** A database of its own with the sample set in it, on the engine that this run is about. */
export async function openTestDatabase(): Promise<Database> {
  return serviceEngine === 'embedded' ? openDump(PREPARED_DUMP) : openCopyOnServer(TEMPLATE);
}

/** An empty database, before any migration: it takes as long as it takes to fill it. */
export async function openEmptyDatabase(): Promise<Database> {
  return serviceEngine === 'embedded' ? openDump(EMPTY_DUMP) : openCopyOnServer('template1', PATIENT);
}

async function openDump(file: string): Promise<Database> {
  // Read at once: another run may put a new dump in its place, which spoils a blob that stands for the file.
  return openMemoryDatabase(new Blob([await readFile(file)]));
}

async function openCopyOnServer(template: string, pace: Pace = QUICK): Promise<Database> {
  const name = `test_${randomBytes(6).toString('hex')}`;
  await runOnServer(`create database ${name} template ${template}`);
  const database = openServerDatabase(databaseUrl(name), { ...pace, connections: 5 });
  return {
    ...database,
    async close() {
      await database.close();
      await runOnServer(`drop database ${name}`);
    },
  };
}
