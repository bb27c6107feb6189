/** What the benches use, told here so that types can be checked where the package is not installed. */
declare module '@nozbe/watermelondb' {
  export class Model {
    static table: string;
    id: string;
  }

  export class Database {
    constructor(options: { adapter: unknown; modelClasses: (typeof Model)[] });
    get(table: string): { query(): { fetchCount(): Promise<number> } };
  }

  interface ColumnSchema {
    name: string;
    type: 'string' | 'number' | 'boolean';
    isOptional?: boolean;
    isIndexed?: boolean;
  }

  export function appSchema(schema: { version: number; tables: unknown[] }): unknown;
  export function tableSchema(schema: { name: string; columns: ColumnSchema[] }): unknown;
}

declare module '@nozbe/watermelondb/adapters/sqlite' {
  export default class SQLiteAdapter {
    /** Settled once the tables are made. */
    initializingPromise: Promise<unknown>;
    constructor(options: { dbName: string; schema: unknown });
  }
}

declare module '@nozbe/watermelondb/sync' {
  import type { Database } from '@nozbe/watermelondb';

  export function synchronize(options: {
    database: Database;
    pullChanges: () => Promise<{
      changes: Record<string, { created: unknown[]; updated: unknown[]; deleted: string[] }>;
      timestamp: number;
    }>;
  }): Promise<void>;
}

declare module '@nozbe/watermelondb/utils/common/logger' {
  const logger: { silence(): void };
  export default logger;
}
