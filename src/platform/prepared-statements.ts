type Value = string | number | null;

/** Phones and browsers each have their own. */
export interface PreparedStatement {
  /** Gives how many rows it changed. */
  run(values: readonly Value[]): Promise<number>;
  all<Row>(values: readonly Value[]): Promise<Row[]>;
  finalize(): Promise<void>;
}

/** More than the store has statements; what is used least goes first. */
const MOST_KEPT = 120;
/** Run to its end by one call, such a statement holds nothing open until it is run again. */
const KEEPABLE = /^\s*(?:select|insert|update|delete|with)\b/i;

/** Statements by their text, prepared once: three crossings of the bridge become one. */
export class PreparedStatements {
  /** One by one, and of a text as many as were ever in use at the same time. */
  private readonly kept: { sql: string; statement: PreparedStatement }[] = [];

  constructor(private readonly prepare: (sql: string) => PreparedStatement | Promise<PreparedStatement>) {}

  run(sql: string, values: readonly Value[]): Promise<number> {
    return this.use(sql, (statement) => statement.run(values));
  }

  all<Row>(sql: string, values: readonly Value[]): Promise<Row[]> {
    return this.use(sql, (statement) => statement.all<Row>(values));
  }

  /** Before the database is closed. */
  async letGo(): Promise<void> {
    for (const { statement } of this.kept.splice(0)) await statement.finalize();
  }

  private async use<Result>(
    sql: string,
    work: (statement: PreparedStatement) => Promise<Result>,
  ): Promise<Result> {
    const statement = await this.take(sql);
    try {
      const result = await work(statement);
      if (KEEPABLE.test(sql)) await this.keep(sql, statement);
      else await statement.finalize();
      return result;
    } catch (error) {
      // It may be half done. What went wrong is told; that it can't be put away as well is not.
      await statement.finalize().catch(() => undefined);
      throw error;
    }
  }

  /** Out of what is kept, for as long as it is in use: whoever asks the same meanwhile gets another. */
  private take(sql: string): PreparedStatement | Promise<PreparedStatement> {
    const place = this.kept.findIndex((kept) => kept.sql === sql);
    const [known] = place === -1 ? [] : this.kept.splice(place, 1);
    return known?.statement ?? this.prepare(sql);
  }

  private async keep(sql: string, statement: PreparedStatement): Promise<void> {
    this.kept.push({ sql, statement });
    if (this.kept.length > MOST_KEPT) await this.kept.shift()?.statement.finalize();
  }
}
