import { rmSync } from 'node:fs';
import { join } from 'node:path';

import { Database } from 'node-sqlite3-wasm';

import type { SqlEngine, SqlValue } from '@/store/engine';
import type { DatabaseFiles } from '@/store/database-files';

/** SQLite for Node behind the store's interface: the same engine as on a phone, on a file of this machine. */
export function openNodeSqlite(path: string): SqlEngine {
  const database = new Database(path);
  // It locks by a folder, and takes its own lock for another's: it would never undo what a killed process left half
  // written in its journal. Alone with the file it keeps a log as a phone does, and reads that after a kill.
  database.exec('pragma locking_mode = exclusive');
  return {
    run: async (sql, values) => database.run(sql, [...values]).changes,
    all: async <Row>(sql: string, values: readonly SqlValue[]) => database.all(sql, [...values]) as Row[],
    execute: async (script) => {
      database.exec(script);
    },
    close: async () => {
      database.close();
    },
  };
}

/** Databases in a folder. */
export function databaseFilesIn(folder: string): DatabaseFiles {
  return {
    open: async (name) => openNodeSqlite(join(folder, name)),
    remove: async (name) => {
      for (const suffix of ['', '-journal', '-wal', '-shm'])
        rmSync(join(folder, name + suffix), { force: true });
    },
  };
}
