import { queryFirst, type Queryable } from '../database/database';
import { NEWS } from '../resources/notifications/news';
import type { WorkTools } from './work-tools';

/** Few enough that nobody waits long for one of their travellers. */
const ROWS_A_BATCH = 500;

/** What of travellers speaks of removed news: `$1` is its id, `$2` are keys. All of it in SQL. */
interface Trace {
  table: string;
  key: string;
  ofNews: string;
  owners: string;
}

const TRACES: readonly Trace[] = [
  ...NEWS.map(({ type, field }) => ({
    table: 'notifications',
    key: 'id',
    ofNews: `type = ${type} and data ->> '${field}' = $1::text`,
    owners: 'select traveller_id from notifications where id = any($1::uuid[])',
  })),
  {
    table: 'trip_alerts',
    key: 'id',
    ofNews: 'alert_id = $1::uuid',
    owners: `select member.traveller_id from trip_alerts link join trip_travellers member on member.trip_id = link.trip_id
      where link.id = any($1::uuid[])`,
  },
  {
    table: 'alert_reads',
    key: 'traveller_id',
    ofNews: 'alert_id = $1::uuid',
    owners: 'select unnest($1::uuid[])',
  },
];

/**
 * Deletes one batch of what travellers were told of news that is removed, in a transaction of its own; of two processes one does it. What is broken off goes on
 * with what is left. True when there may be more at once.
 */
export async function forgetRemoved({ database }: Pick<WorkTools, 'database'>): Promise<boolean> {
  // Most of the time there is nothing: that is seen without a transaction.
  const waiting = await database.query('select 1 as found from removed_news limit 1');
  if (waiting.length === 0) return false;
  return database.transaction(async (transaction) => {
    const news = await queryFirst<{ id: string }>(
      transaction,
      'select id from removed_news order by removed_at, id limit 1 for update skip locked',
    );
    if (!news) return false;
    for (const trace of TRACES) {
      const { found, deleted } = await forgetBatch(transaction, trace, news.id);
      if (found > 0) return deleted > 0;
    }
    await transaction.query('delete from removed_news where id = $1', [news.id]);
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
