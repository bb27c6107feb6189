import type { NotificationType } from '@/contract/notification-type';

import { queryFirst, type Database, type Queryable } from '../database/database';
import type { News } from '../resources/notifications/news';

/** Few enough that nobody waits long for one of their travellers. */
const ROWS_A_BATCH = 500;

/** What of travellers speaks of news: `$1` is its id, `$2` are keys. All of it in SQL. */
export interface Trace {
  table: string;
  key: string;
  ofNews: string;
  owners: string;
}

export const notificationsOf = ({ type, field }: News): Trace => ({
  table: 'notifications',
  key: 'id',
  ofNews: `type = ${type} and data ->> '${field}' = $1::text`,
  owners: 'select traveller_id from notifications where id = any($1::uuid[])',
});

/** By these notices nobody is told twice. */
export const noticesOf = (types: readonly NotificationType[]): Trace => ({
  table: 'notices',
  key: 'traveller_id',
  ofNews: `type in (${types.join(', ')}) and subject_id = $1::uuid`,
  owners: 'select unnest($1::uuid[])',
});

/** What is to be forgotten: the news that wait for it are the rows of `table`, the oldest first by `since`. */
interface Forgetting {
  table: string;
  since: string;
  traces: readonly Trace[];
  /** When nothing is left of any trace. */
  finish?: (transaction: Queryable, newsId: string) => Promise<void>;
}

/**
 * Deletes one batch of what travellers were told of one of the news, in a transaction of its own; of two processes one does it. What is broken off goes on
 * with what is left. True when there may be more at once.
 */
export async function forgetNext(
  database: Database,
  { table, since, traces, finish }: Forgetting,
): Promise<boolean> {
  // Most of the time there is nothing: that is seen without a transaction.
  const waiting = await database.query(`select 1 as found from ${table} limit 1`);
  if (waiting.length === 0) return false;
  return database.transaction(async (transaction) => {
    const news = await queryFirst<{ id: string }>(
      transaction,
      `select id from ${table} order by ${since}, id limit 1 for update skip locked`,
    );
    if (!news) return false;
    for (const trace of traces) {
      const { found, deleted } = await forgetBatch(transaction, trace, news.id);
      if (found > 0) return deleted > 0;
    }
    await finish?.(transaction, news.id);
    await transaction.query(`delete from ${table} where id = $1`, [news.id]);
    return true;
  });
}

/** Travellers first, in the order of all who write about several of them; what somebody holds meanwhile is left to a later batch, so that neither waits for the other. */
async function forgetBatch(
  transaction: Queryable,
  { table, key, ofNews, owners }: Trace,
  newsId: string,
): Promise<{ found: number; deleted: number }> {
  const rows = await transaction.query<{ key: string }>(
    `select ${key} as key from ${table} where ${ofNews} limit ${ROWS_A_BATCH}`,
    [newsId],
  );
  if (rows.length === 0) return { found: 0, deleted: 0 };
  const keys = rows.map((row) => row.key);
  await transaction.query(`select 1 from travellers where id in (${owners}) order by id for no key update`, [
    keys,
  ]);
  const deleted = await transaction.query(
    `delete from ${table} where ${key} in (
       select ${key} from ${table} where ${ofNews} and ${key} = any($2::uuid[]) for update skip locked) and ${ofNews}
     returning 1 as deleted`,
    [newsId, keys],
  );
  return { found: rows.length, deleted: deleted.length };
}
