import type { Notification } from '@/contract/notification';

import { notifications as NOTIFICATIONS } from './aggregates/own-records';
import { replacing } from './saving-lists';
import type { Reader, Transaction } from './store-database';

export interface StoredNotification {
  notification: Notification;
  read: boolean;
}

/** Newest first. */
export async function listNotifications(reader: Reader): Promise<StoredNotification[]> {
  const rows = await reader.all<{ record: string; read_here: number }>(
    'select record, read_here from notifications where removed_here = 0 order by created_at desc, id',
  );
  return rows.map((row) => {
    const notification = JSON.parse(row.record) as Notification;
    return { notification, read: row.read_here === 1 || notification.read_at !== null };
  });
}

export async function countUnreadNotifications(reader: Reader): Promise<number> {
  const row = await reader.first<{ count: number }>(
    `select count(*) as count from notifications
     where removed_here = 0 and read_here = 0 and record ->> '$.read_at' is null`,
  );
  return row?.count ?? 0;
}

/** The whole inbox: what it no longer holds is gone. What was read or removed here stays so. */
export const replaceNotifications = replacing<Notification>(NOTIFICATIONS);

/** False where there is nothing to tell the service. */
export async function markNotificationRead(transaction: Transaction, id: string): Promise<boolean> {
  const changed = await transaction.run(
    `update notifications set read_here = 1
     where id = ? and read_here = 0 and record ->> '$.read_at' is null`,
    [id],
  );
  return changed > 0;
}

/** Whoever has answered these requests has read what asked for them; the service does the same when it gets the answer. */
export async function readQuestions(transaction: Transaction, requestIds: readonly string[]): Promise<void> {
  await transaction.run(
    `update notifications set read_here = 1 where read_here = 0
       and record ->> '$.data.check_in_request_id' in (select value from json_each(?))`,
    [JSON.stringify(requestIds)],
  );
}

/** False where it was not removed, or is gone for good. */
export async function bringBackNotification(transaction: Transaction, id: string): Promise<boolean> {
  const changed = await transaction.run(
    'update notifications set removed_here = 0 where id = ? and removed_here = 1',
    [id],
  );
  return changed > 0;
}

export async function removeNotification(transaction: Transaction, id: string): Promise<boolean> {
  const changed = await transaction.run(
    'update notifications set removed_here = 1 where id = ? and removed_here = 0',
    [id],
  );
  return changed > 0;
}
