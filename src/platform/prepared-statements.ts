type Value = string | number | null;

/** As much of expo-sqlite's as is used; a browser has its own. */
export interface PreparedStatement {
  executeAsync<Row>(values: Value[]): Promise<StatementResult<Row>>;
  finalizeAsync(): Promise<void>;
}

interface StatementResult<Row> {
  changes: number;
  getAllAsync(): Promise<Row[]>;
}

/** More than the store has statements; what is used least goes first. */
const MOST_KEPT = 120;
/** Run to its end by one call, such a statement holds nothing open until it is run again. */
const KEEPABLE = /^\s*(?:select|insert|update|delete|with)\b/i;

/**
 * Statements by their text, prepared once: three crossings of the bridge become one. Not to be used twice at the same
 * time.
 */
export class PreparedStatements {
  private readonly kept = new Map<string, PreparedStatement>();

  constructor(private readonly database: { prepareAsync: (sql: string) => Promise<PreparedStatement> }) {}

  async run(sql: string, values: readonly Value[]): Promise<number> {
    return this.execute(sql, values, (result) => Promise.resolve(result.changes));
  }

  async all<Row>(sql: string, values: readonly Value[]): Promise<Row[]> {
    return this.execute<Row, Row[]>(sql, values, (result) => result.getAllAsync());
  }

  /** Before the database is closed. */
  async letGo(): Promise<void> {
    const statements = [...this.kept.values()];
    this.kept.clear();
    for (const statement of statements) await statement.finalizeAsync();
  }

  private async execute<Row, Result>(
    sql: string,
    values: readonly Value[],
    read: (result: StatementResult<Row>) => Promise<Result>,
  ): Promise<Result> {
    const statement = await this.take(sql);
    try {
      const result = await read(await statement.executeAsync<Row>([...values]));
      if (KEEPABLE.test(sql)) await this.keep(sql, statement);
      else await statement.finalizeAsync();
      return result;
    } catch (error) {
      // It may be half done. What went wrong is told; that it can't be put away as well is not.
      await statement.finalizeAsync().catch(() => undefined);
      throw error;
    }
  }

  /** Out of what is kept, for as long as it is in use. */
  private async take(sql: string): Promise<PreparedStatement> {
    const known = this.kept.get(sql);
    this.kept.delete(sql);
    return known ?? this.database.prepareAsync(sql);
  }

  private async keep(sql: string, statement: PreparedStatement): Promise<void> {
    this.kept.set(sql, statement);
    const [eldest] = this.kept;
    if (this.kept.size <= MOST_KEPT || !eldest) return;
    this.kept.delete(eldest[0]);
    await eldest[1].finalizeAsync();
  }
}
