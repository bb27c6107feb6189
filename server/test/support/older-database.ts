import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import type { Database, Queryable } from '../../src/database/database';
import { openEmptyDatabase } from './test-database';

const FOLDER = join(__dirname, '../../src/database/migrations');

export function listMigrationsHere(): string[] {
  return readdirSync(FOLDER).sort();
}

/** As a process of just before this migration leaves it. */
export async function openDatabaseBefore(migration: string): Promise<Database> {
  const database = await openEmptyDatabase();
  await database.query('create table migrations (name text primary key, applied_at timestamptz not null)');
  for (const name of listMigrationsHere()) {
    if (name >= migration) continue;
    await database.execute(readFileSync(join(FOLDER, name), 'utf8'));
    await database.query('insert into migrations (name, applied_at) values ($1, now())', [name]);
  }
  return database;
}

/** Until a migration stands before the lock that the transaction holds. */
export async function untilSomebodyWaitsFor(table: string, transaction: Queryable): Promise<void> {
  for (;;) {
    const waiting = await transaction.query(
      `select 1 as found from pg_locks where relation = $1::regclass and not granted`,
      [table],
    );
    if (waiting.length > 0) return;
  }
}
