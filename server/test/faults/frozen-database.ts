import type { Database, Queryable } from '../../src/database/database';

/** Carries out of a transaction what it was going to answer. */
class Undone extends Error {
  constructor(readonly result: unknown) {
    super('undone');
  }
}

const WRITES = /^\s*(insert|update|delete|with)\b/i;

/**
 * A database in which every write does its work, gives its answer and is undone: a world that is built once serves any number of them.
 * `look` sees what each has done, before it is undone.
 */
export function freeze(database: Database, look: (transaction: Queryable) => Promise<void>): Database {
  async function undo<Result>(work: (transaction: Queryable) => Promise<Result>): Promise<Result> {
    try {
      return await database.transaction<Result>(async (transaction) => {
        const result = await work(transaction);
        await look(transaction);
        throw new Undone(result);
      });
    } catch (error) {
      if (error instanceof Undone) return error.result as Result;
      throw error;
    }
  }
  return {
    ...database,
    query: (sql, values) =>
      WRITES.test(sql) ? undo((transaction) => transaction.query(sql, values)) : database.query(sql, values),
    transaction: undo,
    close: () => Promise.resolve(),
  };
}
