import { randomBytes } from 'node:crypto';

import { Client } from 'pg';

import type { Database } from '../../server/src/database/database';
import { migrate } from '../../server/src/database/migrate';
import { openDatabases } from '../../server/src/database/open-database';
import { createKeyRing } from '../../server/src/http/keys';
import { loadSample } from '../../server/src/sample/load-sample';

export const BENCH_SECRET = 'a secret that only the benches know';

/** A database of its own with the sample set: embedded in memory, or on the server at this address. */
export async function openBenchDatabase(serverUrl: string | null): Promise<Database> {
  const database =
    serverUrl === null ? (await openDatabases('memory:')).patient : await openOnServer(serverUrl);
  await migrate(database);
  await loadSample(database, {
    keyRing: createKeyRing(BENCH_SECRET),
    scale: 1,
    now: new Date(),
    say: () => undefined,
  });
  return database;
}

async function openOnServer(serverUrl: string): Promise<Database> {
  const name = `sojourn_bench_${randomBytes(6).toString('hex')}`;
  await runOnServer(serverUrl, `create database ${name}`);
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  const { patient: database } = await openDatabases(url.href);
  return {
    ...database,
    async close() {
      await database.close();
      await runOnServer(serverUrl, `drop database ${name}`);
    },
  };
}

async function runOnServer(serverUrl: string, sql: string): Promise<void> {
  const client = new Client({ connectionString: serverUrl });
  await client.connect();
  await client.query(sql);
  await client.end();
}
