/** The one way to the database, the same for the embedded engine and for a server. */
export interface Queryable {
  query<Row extends object>(sql: string, values?: readonly unknown[]): Promise<Row[]>;
  /** Several statements at once, without parameters: for migrations. */
  execute(script: string): Promise<void>;
}

export interface Database extends Queryable {
  /** All or nothing: what `work` throws undoes what it wrote. Where two stand in each other's way, `work` is done again. */
  transaction<Result>(work: (transaction: Queryable) => Promise<Result>): Promise<Result>;
  /** Of this process to a server; null for the embedded engine, which has none. */
  connections(): { total: number; idle: number; waiting: number } | null;
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
