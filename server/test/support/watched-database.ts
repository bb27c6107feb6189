import type { Database, Queryable } from '../../src/database/database';

/** Of one table by one statement, with what its functions and triggers do. */
export interface Read {
  table: string;
  /** One that is read again and again counts each time. */
  rows: number;
  /** How the statement begins. */
  sql: string;
}

const STATEMENT = /^\s*(?:select|with|insert|update|delete)\b/i;
/** So much of a statement tells which one it is. */
const SHOWN = 200;

/** A database that counts the rows that its statements read. */
export function watchDatabase(database: Database): { watched: Database; takeReads: () => Read[] } {
  let reads: Read[] = [];
  async function watch(transaction: Queryable): Promise<Queryable> {
    let before = await countRows(transaction);
    return {
      ...transaction,
      query: async (sql, values) => {
        const answer = await transaction.query<never>(sql, values);
        if (!STATEMENT.test(sql)) return answer;
        const after = await countRows(transaction);
        for (const [table, rows] of after) {
          const read = rows - (before.get(table) ?? 0);
          if (read > 0) reads.push({ table, rows: read, sql: sql.replaceAll(/\s+/g, ' ').slice(0, SHOWN) });
        }
        before = after;
        return answer;
      },
    };
  }
  const transact: Database['transaction'] = (work) =>
    database.transaction(async (transaction) => work(await watch(transaction)));
  return {
    watched: {
      ...database,
      transaction: transact,
      // What was counted is only told within a transaction.
      query: (sql, values) => transact((transaction) => transaction.query(sql, values)),
      close: () => Promise.resolve(),
    },
    takeReads() {
      const taken = reads;
      reads = [];
      return taken;
    },
  };
}

/** How many rows of each table this connection has read lately, by whatever way. */
async function countRows(transaction: Queryable): Promise<Map<string, number>> {
  const rows = await transaction.query<{ relname: string; read: number }>(
    `select relname, (seq_tup_read + coalesce(idx_tup_fetch, 0))::integer as read
     from pg_stat_xact_user_tables where seq_tup_read + coalesce(idx_tup_fetch, 0) > 0`,
  );
  return new Map(rows.map(({ relname, read }) => [relname, read]));
}
