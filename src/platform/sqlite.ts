import {
  defaultDatabaseDirectory,
  deleteDatabaseAsync,
  openDatabaseAsync,
  type SQLiteDatabase,
  type SQLiteStatement,
} from 'expo-sqlite';

import { PreparedStatements, type PreparedStatement } from './prepared-statements';

type SqliteValue = string | number | null;

/** One open database. */
export interface SqliteHandle {
  /** Does what it is asked in its order, also before it has answered; any other is not to be called twice at the same time. */
  readonly keepsOrder?: true;
  run(sql: string, values: readonly SqliteValue[]): Promise<number>;
  all<Row>(sql: string, values: readonly SqliteValue[]): Promise<Row[]>;
  execute(script: string): Promise<void>;
  close(): Promise<void>;
}

export interface SqliteFiles {
  /** `salvage` takes what is there as it is, also where it could not be used. */
  open(name: string, purpose?: 'use' | 'salvage'): Promise<SqliteHandle>;
  remove(name: string): Promise<void>;
}

export interface PlainDatabases extends SqliteFiles {
  /** Where the file lies, for a statement that has to name it. */
  pathOf(name: string): string;
}

const NOT_THERE = /not found/i;

/** What lies beside a database. expo-sqlite deletes none of it by itself. */
const COMPANIONS = ['-wal', '-shm', '-journal'];

// WORKAROUND expo/expo#49799: a handle that is not reachable from here may be collected while it is open.
const openDatabases = new Set<SQLiteDatabase>();

/** As the engine writes them, unencrypted, in the app's own folder. */
export const plainDatabases: PlainDatabases = {
  async open(name) {
    // WORKAROUND expo/expo#48999: after Android tore a runtime down, a shared connection may be a dead one.
    return toHandle(await openDatabaseAsync(name, { useNewConnection: true }));
  },

  /** Deleting is all that every platform can do: expo-sqlite has no way to rename a database. */
  async remove(name) {
    for (const file of [name, ...COMPANIONS.map((companion) => name + companion)]) {
      await deleteDatabaseAsync(file).catch((error: unknown) => {
        if (!NOT_THERE.test(String(error))) throw error;
      });
    }
  },

  pathOf: (name) => `${String(defaultDatabaseDirectory).replace(/\/+$/, '')}/${name}`,
};

function toHandle(database: SQLiteDatabase): SqliteHandle {
  openDatabases.add(database);
  const statements = new PreparedStatements(async (sql) => toStatement(await database.prepareAsync(sql)));
  return {
    run: (sql, values) => statements.run(sql, values),
    all: (sql, values) => statements.all(sql, values),
    execute: (script) => database.execAsync(script),
    async close() {
      await statements.letGo();
      await database.closeAsync();
      openDatabases.delete(database);
    },
  };
}

function toStatement(statement: SQLiteStatement): PreparedStatement {
  return {
    run: async (values) => (await statement.executeAsync([...values])).changes,
    all: async <Row>(values: readonly SqliteValue[]) =>
      (await statement.executeAsync<Row>([...values])).getAllAsync(),
    finalize: () => statement.finalizeAsync(),
  };
}
