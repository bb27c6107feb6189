import Database from 'better-sqlite3';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import type { DatabaseFiles } from '@/store/database-files';
import type { SqlEngine, SqlValue } from '@/store/engine';
import { openStore, type Store } from '@/store/open-store';

/** SQLite in machine code behind the store's interface; like the device's handle it prepares a statement once. */
function openEngine(path: string): SqlEngine {
  const database = new Database(path);
  const prepared = new Map<string, ReturnType<Database['prepare']>>();
  const prepare = (sql: string) => {
    const statement = prepared.get(sql) ?? database.prepare(sql);
    prepared.set(sql, statement);
    return statement;
  };
  return {
    async run(sql, values) {
      const statement = prepare(sql);
      if (!statement.reader) return statement.run(toBindings(sql, values)).changes;
      statement.all(toBindings(sql, values));
      return 0;
    },
    all: async <Row>(sql: string, values: readonly SqlValue[]) =>
      prepare(sql).all(toBindings(sql, values)) as Row[],
    execute: async (script) => database.exec(script),
    close: async () => database.close(),
  };
}

const NUMBERED = /\?\d/;

/** To this engine `?1` is a name. */
function toBindings(sql: string, values: readonly SqlValue[]): unknown {
  if (!NUMBERED.test(sql)) return values;
  return Object.fromEntries(values.map((value, index) => [String(index + 1), value]));
}

function databaseFilesIn(folder: string): DatabaseFiles {
  return {
    open: async (name) => openEngine(join(folder, name)),
    remove: async (name) => {
      for (const suffix of ['', '-journal', '-wal', '-shm'])
        rmSync(join(folder, name + suffix), { force: true });
    },
  };
}

export function openBenchStore(folder: string): Promise<Store> {
  return openStore(databaseFilesIn(folder));
}

export const storeFileIn = (folder: string) => join(folder, 'sojourn.db');

/** A handle of its own on the file of a closed store, with nothing around it. */
export function openRaw(folder: string): Database {
  const database = new Database(storeFileIn(folder));
  database.exec('pragma journal_mode = wal; pragma synchronous = normal');
  return database;
}

/** An empty store's tables and indexes, on a handle with nothing around it. */
export async function createRaw(folder: string): Promise<Database> {
  const { database } = await openBenchStore(folder);
  await database.close();
  return openRaw(folder);
}

/** A folder that is gone when `work` ends. */
export async function withFolder<Result>(work: (folder: string) => Promise<Result>): Promise<Result> {
  const folder = mkdtempSync(join(tmpdir(), 'sojourn-bench-'));
  try {
    return await work(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
