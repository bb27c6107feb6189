import { queryFirst } from '../database/database';
import { NEWS } from '../resources/notifications/news';
import { forgetNextBatch, noticesOf, notificationsOf, type Trace } from './forget-told';
import type { WorkTools } from './work-tools';

const TRACES: readonly Trace[] = [
  ...NEWS.map(notificationsOf),
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
  noticesOf(NEWS.map(({ type }) => type)),
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
    const isMore = await forgetNextBatch(transaction, TRACES, news.id);
    if (isMore !== null) return isMore;
    await transaction.query('delete from removed_news where id = $1', [news.id]);
    return true;
  });
}
