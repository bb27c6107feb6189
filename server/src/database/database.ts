/** The one way to the database, the same for the embedded engine and for a server. */
export interface Queryable {
  query<Row extends object>(sql: string, values?: readonly unknown[]): Promise<Row[]>;
  /** Several statements at once, without parameters: for migrations. */
  execute(script: string): Promise<void>;
}

/** Whoever hears what is told on a channel. */
export interface Listener {
  /** Told by whichever process, once what it told of is committed. */
  hear(message: string): void;
  /** From now on everything is heard; what was told before may have been missed. At first, and whenever the connection was lost. */
  onListening(): void;
}

export interface Database extends Queryable {
  /** All or nothing: what `work` throws undoes what it wrote. Where two stand in each other's way, `work` is done again. */
  transaction<Result>(work: (transaction: Queryable) => Promise<Result>): Promise<Result>;
  /** Of this process to a server; null for the embedded engine, which has none. */
  connections(): { total: number; idle: number; waiting: number } | null;
  /** Hears what is told on the channel by any process, until what this gives is called. */
  listen(channel: string, listener: Listener): () => Promise<void>;
  close(): Promise<void>;
}

/** For statements that give exactly one row. */
export async function queryOne<Row extends object>(
  database: Queryable,
  sql: string,
  values?: readonly unknown[],
): Promise<Row> {
  const row = await queryFirst<Row>(database, sql, values);
  if (!row) throw new Error('the statement gave no row');
  return row;
}

/** For statements that give one row or none. */
export async function queryFirst<Row extends object>(
  database: Queryable,
  sql: string,
  values?: readonly unknown[],
): Promise<Row | null> {
  const [row] = await database.query<Row>(sql, values);
  return row ?? null;
}
