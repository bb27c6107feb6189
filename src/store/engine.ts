export type SqlValue = string | number | null;

/**
 * One open SQLite handle. The store never calls it twice at the same time: see `StoreDatabase`. On phones and the
 * web it is expo-sqlite, in tests SQLite for Node.
 */
export interface SqlEngine {
  /** Gives the number of rows that the statement changed. */
  run(sql: string, values: readonly SqlValue[]): Promise<number>;
  all<Row>(sql: string, values: readonly SqlValue[]): Promise<Row[]>;
  /** Several statements, without values. */
  execute(script: string): Promise<void>;
  close(): Promise<void>;
}
