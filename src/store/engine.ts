export type SqlValue = string | number | null;

/**
 * One open SQLite handle. On phones and the web it is expo-sqlite, in tests SQLite for Node.
 */
export interface SqlEngine {
  /** Does what it is asked in its order, also before it has answered; any other is never called twice at the same time. */
  readonly keepsOrder?: true;
  /** Gives the number of rows that the statement changed. */
  run(sql: string, values: readonly SqlValue[]): Promise<number>;
  all<Row>(sql: string, values: readonly SqlValue[]): Promise<Row[]>;
  /** Several statements, without values. */
  execute(script: string): Promise<void>;
  close(): Promise<void>;
}
