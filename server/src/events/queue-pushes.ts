import type { Queryable } from '../database/database';
import type { DeclaredEvent, PushManner } from './event-kind';
import type { Recorded } from './recorded';
import { IS_WHITE_LABEL } from './suppress-messages';

/** Tokens of other makes can't be sent to, and one of them would spoil the batch that it is in. */
const IS_PHONE = String.raw`device.token ~ '^Expo(nent)?PushToken\[[^\]]+\]$'`;
/** The token is a subscription: see `src/contract/web-push.ts`. */
const IS_BROWSER = `device.token like '{%'`;

const isWanted = ({ setting }: PushManner) => (setting === null ? 'true' : `traveller.${setting}`);

/** A message to every device of each notification's traveller; sent after the transaction, by the background work. */
export async function queuePushes(
  transaction: Queryable,
  push: PushManner,
  notificationIds: readonly string[],
  now: Date,
): Promise<void> {
  if (notificationIds.length === 0) return;
  await transaction.query(
    `insert into push_messages (device_id, notification_id, type, urgent, web, data, due_at, created_at)
     select device.id, notification.id, notification.type, $3, ${IS_BROWSER}, notification.data, $2, $2
     from notifications notification
     join travellers traveller on traveller.id = notification.traveller_id
     join devices device on device.traveller_id = traveller.id
     where notification.id = any($1::uuid[]) and (${IS_PHONE} or ${IS_BROWSER}) and ${isWanted(push)}
     on conflict do nothing`,
    [notificationIds, now, push.lane === 'urgent'],
  );
}

/**
 * For muted trips: the phone fetches what is new without a sound, and shows nothing. A browser must show whatever it gets. Travellers of
 * companies that speak for themselves get no message of any sort.
 */
export async function queueQuietPushes(
  transaction: Queryable,
  { type }: DeclaredEvent,
  push: PushManner,
  recorded: readonly Recorded[],
  now: Date,
): Promise<void> {
  if (recorded.length === 0) return;
  await transaction.query(
    `insert into push_messages (device_id, type, data, due_at, created_at)
     select device.id, ${type}, touched.data, $2, $2
     from jsonb_to_recordset($1::jsonb) as touched(traveller_id uuid, data jsonb)
     join travellers traveller on traveller.id = touched.traveller_id and ${isWanted(push)}
     join companies company on company.id = traveller.company_id and not ${IS_WHITE_LABEL}
     join devices device on device.traveller_id = traveller.id
     where ${IS_PHONE}`,
    [JSON.stringify(recorded), now],
  );
}
