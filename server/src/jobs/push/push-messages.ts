import { NotificationType } from '@/contract/notification-type';

import type { Queryable } from '../../database/database';
import { isStillNews } from '../../resources/notifications/news';
import { IS_PAUSED } from './push-pause';

/** Longer than the push service may take to answer: see `as with jobs` in the migration. */
const LEASE_MS = 2 * 60_000;

export interface WaitingMessage {
  id: string;
  type: number;
  data: Record<string, unknown>;
  attempts: number;
  notification_id: string | null;
  title: string | null;
  body: string | null;
  unread: number;
  token: string | null;
  is_stale: boolean;
  /** Of an alert of high risk. */
  is_high_risk: boolean;
}

export interface MessageLane {
  urgent: boolean;
  /** To browsers, or else to phones. */
  web: boolean;
}

/** Those of the lane that have waited longest, for this process alone. */
export function takeMessages(
  database: Queryable,
  { urgent, web }: MessageLane,
  limit: number,
  now: Date,
): Promise<WaitingMessage[]> {
  return database.query<WaitingMessage>(
    `with taken as (
       update push_messages set due_at = $2, attempts = attempts + 1
       where id in (select id from push_messages where ticket is null and ${web ? '' : 'not '}web and urgent = $4
         and due_at <= $1${web ? '' : ` and not ${IS_PAUSED}`} order by due_at, id limit $3 for update skip locked)
       returning id, device_id, notification_id, type, data, attempts, created_at)
     select taken.id, taken.type, taken.data, taken.attempts, taken.notification_id,
       notification.title, notification.body, device.token,
       (notification.read_at is not null or not ${isStillNews('notification')}
         or taken.created_at < $1::timestamptz - interval '1 day') as is_stale,
       (select count(*)::integer from notifications
         where notifications.traveller_id = device.traveller_id and notifications.read_at is null
           and ${isStillNews('notifications')}) as unread,
       exists (select 1 from alerts where alerts.risk_level = 'high'
         and alerts.id = (case taken.type when ${NotificationType.TripAlert} then taken.data ->> 'alert_id' end)::uuid)
         as is_high_risk
     from taken join devices device on device.id = taken.device_id
     left join notifications notification on notification.id = taken.notification_id
     order by taken.created_at, taken.id`,
    [now, new Date(now.getTime() + LEASE_MS), limit, urgent],
  );
}

export async function markTaken(
  database: Queryable,
  taken: readonly { id: string; token: string; ticket: string }[],
  receiptAt: Date,
): Promise<void> {
  await database.query(
    `update push_messages message set ticket = row.ticket, token = row.token, due_at = $2, attempts = 0
     from jsonb_to_recordset($1::jsonb) as row(id uuid, token text, ticket text) where row.id = message.id`,
    [JSON.stringify(taken), receiptAt],
  );
}

export interface SentMessage {
  id: string;
  ticket: string;
  token: string;
  attempts: number;
}

export function takeSent(database: Queryable, limit: number, now: Date): Promise<SentMessage[]> {
  return database.query<SentMessage>(
    `update push_messages set due_at = $2, attempts = attempts + 1
     where id in (select id from push_messages where ticket is not null and due_at <= $1
       and not ${IS_PAUSED} order by due_at, id limit $3 for update skip locked)
     returning id, ticket, token, attempts`,
    [now, new Date(now.getTime() + LEASE_MS), limit],
  );
}

export async function postponeMessages(
  database: Queryable,
  ids: readonly string[],
  until: Date,
): Promise<void> {
  await database.query('update push_messages set due_at = $2 where id = any($1::uuid[])', [ids, until]);
}

export async function dropMessages(database: Queryable, ids: readonly string[]): Promise<void> {
  await database.query('delete from push_messages where id = any($1::uuid[])', [ids]);
}

/** The phone has no app behind this token any more. A token that was registered anew meanwhile is another one. */
export async function forgetTokens(database: Queryable, tokens: readonly string[], now: Date): Promise<void> {
  await database.query('update devices set token = null, updated_at = $2 where token = any($1::text[])', [
    tokens,
    now,
  ]);
}
