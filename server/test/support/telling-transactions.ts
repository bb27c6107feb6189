import type { Database } from '../../src/database/database';

/** Transactions of which each statement is told before it is done. */
export function telling(database: Database, tell: () => void): Database['transaction'] {
  return (work) =>
    database.transaction((queryable) =>
      work({
        ...queryable,
        query: async (sql, values) => {
          tell();
          return queryable.query(sql, values);
        },
      }),
    );
}
