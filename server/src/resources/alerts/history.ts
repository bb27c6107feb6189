import { AlertHistoryQuery } from '@/contract/alert-query';

import { queryFirst, type Queryable } from '../../database/database';
import { Failure } from '../../http/failure';

/** Alerts of the past, and whatever they are searched by, are for companies that have them. */
export async function requireHistory(
  database: Queryable,
  companyId: string,
  query: Readonly<Record<string, unknown>>,
): Promise<void> {
  const asked = Object.keys(AlertHistoryQuery.shape).filter((name) => query[name] !== undefined);
  if (asked.length === 0) return;
  const sql = 'select 1 from companies where id = $1 and global_intelligence';
  if (await queryFirst(database, sql, [companyId])) return;
  throw new Failure(
    'forbidden',
    `To search alerts (${asked.join(', ')}) your company needs global intelligence.`,
  );
}
