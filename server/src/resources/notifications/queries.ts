import type { Queryable } from '../../database/database';
import { readDocument } from '../../http/documents';
import type { Records } from '../records';
import { isStillNews } from './news';

/** An inbox is not an archive. */
const LISTED_NOTIFICATIONS = 200;

const IS_STILL_NEWS = isStillNews('notifications');

/** SQL: a notification as it leaves the service. */
export const NOTIFICATION = `json_build_object('id', id, 'created_at', wire_time(created_at),
  'updated_at', wire_time(updated_at), 'read_at', wire_time(read_at), 'title', title, 'body', body, 'data', data,
  'type', type, 'user_id', traveller_id, 'company_id', company_id)::text`;

export const NOTIFICATIONS = {
  row: 'notifications',
  document: () => NOTIFICATION,
  isTranslated: false,
  from: 'notifications',
  where: `traveller_id = $1 and ${IS_STILL_NEWS}`,
  order: 'created_at desc, id',
  most: LISTED_NOTIFICATIONS,
  filters: {},
} satisfies Records;

/** The first reading counts: `read_at` is not moved by a second. */
export async function markNotificationRead(
  transaction: Queryable,
  travellerId: string,
  id: string,
  now: Date,
): Promise<unknown> {
  const document = await readDocument(
    transaction,
    'notification',
    `update notifications set read_at = coalesce(read_at, $3),
       updated_at = case when read_at is null then $3 else updated_at end
     where id = $1 and traveller_id = $2 and ${IS_STILL_NEWS} returning ${NOTIFICATION} as document`,
    [id, travellerId, now],
  );
  return JSON.parse(document);
}

/** False where there was none. */
export async function deleteNotification(
  transaction: Queryable,
  travellerId: string,
  id: string,
): Promise<boolean> {
  const removed = await transaction.query(
    `delete from notifications where id = $1 and traveller_id = $2 and ${IS_STILL_NEWS} returning 1 as removed`,
    [id, travellerId],
  );
  return removed.length > 0;
}
