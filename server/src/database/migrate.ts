import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';

import { errorCode } from '../failures/error-code';
import type { Database, Queryable } from './database';

const FOLDER = join(__dirname, 'migrations');
/** Any number, the same in every process: whoever holds it migrates, the others wait. */
export const MIGRATION_LOCK = 20260901;

/** Requests queue behind a migration that waits for a table. A second more than autovacuum needs to give way (`deadlock_timeout`). */
const LOCK_MS = 2000;
/** Those who queued get through before it is tried again. */
const PAUSE_MS = 3000;
/** A lock that did not come in time; a deadlock, in which the server chose the migration. Either did nothing. */
const IN_THE_WAY = ['55P03', '40P01'];

interface Manners {
  lockMs?: number;
  pauseMs?: number;
  say?: (line: string) => void;
}

/** Brings the database to the newest version, forward only. Waits for whoever else migrates, and makes nobody wait for long. */
export async function migrate(database: Database, manners: Manners = {}): Promise<void> {
  const { lockMs = LOCK_MS, pauseMs = PAUSE_MS, say } = manners;
  let hasSaid = false;
  for (let isBehind = true; isBehind;) {
    try {
      isBehind = await database.transaction((transaction) => goFurther(transaction, lockMs));
    } catch (error) {
      if (!IN_THE_WAY.includes(errorCode(error))) throw error;
      if (!hasSaid)
        say?.('Others hold a table that is to be changed: it is tried again until they are done.');
      hasSaid = true;
      await setTimeout(pauseMs);
    }
  }
}

/**
 * All migrations of a new database, so that there is no half of one; else the next one, so that no table stays locked
 * for the sake of others. True when there are more.
 */
async function goFurther(transaction: Queryable, lockMs: number): Promise<boolean> {
  // Whoever migrates may take hours, and so may what is done here.
  await transaction.execute('set local statement_timeout = 0; set local lock_timeout = 0');
  await transaction.query('select pg_advisory_xact_lock($1)', [MIGRATION_LOCK]);
  await transaction.execute(
    `create table if not exists migrations (name text primary key, applied_at timestamptz not null);
     set local lock_timeout = ${lockMs}`,
  );
  const applied = await transaction.query<{ name: string }>('select name from migrations');
  const names = new Set(applied.map((row) => row.name));
  const missing = listMigrations().filter((name) => !names.has(name));
  const next = names.size === 0 ? missing : missing.slice(0, 1);
  for (const name of next) await apply(transaction, name);
  return next.length < missing.length;
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
