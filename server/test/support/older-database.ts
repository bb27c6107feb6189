import { randomBytes, randomUUID } from 'node:crypto';
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

const MOMENT = new Date('2026-06-15T12:00:00Z');

/** As a process of any version makes one; and so below. Gives the id. */
export async function insertCompany(database: Queryable): Promise<string> {
  const id = randomUUID();
  await database.query(
    'insert into companies (id, name, key_hash, created_at, updated_at) values ($1, $2, $3, $4, $4)',
    [id, 'Acme', randomBytes(32), MOMENT],
  );
  return id;
}

export async function insertTraveller(
  database: Queryable,
  company: string,
  { first = 'Robin', last = null }: { first?: string; last?: string | null } = {},
): Promise<string> {
  const id = randomUUID();
  await database.query(
    `insert into travellers (id, company_id, first_name, last_name, email, key_hash, key_sealed, created_at, updated_at)
     values ($1, $2, $3, $4, $5, $6, $6, $7, $7)`,
    [id, company, first, last, `${id}@example.org`, randomBytes(32), MOMENT],
  );
  return id;
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
