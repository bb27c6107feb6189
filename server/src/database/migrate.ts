import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import type { Database, Queryable } from './database';

const FOLDER = join(__dirname, 'migrations');
/** Any number, the same in every process: whoever holds it migrates, the others wait. */
const MIGRATION_LOCK = 20260901;

/** Brings the database to the newest version, forward only, all in one transaction. */
export async function migrate(database: Database): Promise<void> {
  await database.transaction(async (transaction) => {
    await transaction.query('select pg_advisory_xact_lock($1)', [MIGRATION_LOCK]);
    await transaction.query(
      'create table if not exists migrations (name text primary key, applied_at timestamptz not null)',
    );
    const applied = await transaction.query<{ name: string }>('select name from migrations');
    const names = new Set(applied.map((row) => row.name));
    for (const name of listMigrations()) {
      if (!names.has(name)) await apply(transaction, name);
    }
  });
}

function listMigrations(): string[] {
  return readdirSync(FOLDER)
    .filter((name) => name.endsWith('.sql'))
    .sort();
}

async function apply(transaction: Queryable, name: string): Promise<void> {
  await transaction.execute(readFileSync(join(FOLDER, name), 'utf8'));
  await transaction.query('insert into migrations (name, applied_at) values ($1, now())', [name]);
}
