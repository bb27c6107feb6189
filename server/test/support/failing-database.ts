import type { Database } from '../../src/database/database';

/** The database, but these statements fail inside of transactions, as they do where the disk is full or the power goes out. */
export function failingAt(
  database: Database,
  fails: (sql: string, values: readonly unknown[]) => boolean,
): Database {
  return {
    ...database,
    transaction: (work) =>
      database.transaction((transaction) =>
        work({
          ...transaction,
          query: (sql, values) =>
            fails(sql, values ?? [])
              ? Promise.reject(new Error('the disk is full'))
              : transaction.query(sql, values),
        }),
      ),
  };
}
