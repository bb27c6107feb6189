import { NotificationType } from '@/contract/notification-type';

import type { Queryable } from '../../database/database';
import { WANTS_PUSH } from './who-wants-what';

/** Tokens of other makes can't be sent to, and one of them would spoil the batch that it is in. */
const TOKEN_FITS = String.raw`device.token ~ '^Expo(nent)?PushToken\[[^\]]+\]$'`;

/** Somebody may be in danger: these wait behind no others. */
const URGENT = [
  NotificationType.SafetyRequest,
  NotificationType.CheckInRequestFollowUp,
  NotificationType.CheckInNeedsHelp,
].join(', ');

/** A message to every device of each notification's traveller; sent after the transaction, by the background work. */
export async function queuePushes(
  transaction: Queryable,
  notificationIds: readonly string[],
  now: Date,
): Promise<void> {
  if (notificationIds.length === 0) return;
  await transaction.query(
    `insert into push_messages (device_id, notification_id, type, urgent, data, due_at, created_at)
     select device.id, notification.id, notification.type, notification.type in (${URGENT}), notification.data, $2, $2
     from notifications notification
     join travellers traveller on traveller.id = notification.traveller_id
     join devices device on device.traveller_id = traveller.id
     where notification.id = any($1::uuid[]) and ${TOKEN_FITS}
       and ${WANTS_PUSH}
     on conflict do nothing`,
    [notificationIds, now],
  );
}

/** For muted trips: the device fetches what is new without a sound, and shows nothing. */
export async function queueQuietPushes(
  transaction: Queryable,
  type: NotificationType,
  touched: readonly { trip_id: string }[],
  now: Date,
): Promise<void> {
  if (touched.length === 0) return;
  await transaction.query(
    `insert into push_messages (device_id, type, data, due_at, created_at)
     select device.id, $1, touched.data, $3, $3
     from jsonb_array_elements($2::jsonb) touched(data)
     join trips trip on trip.id = (touched.data ->> 'trip_id')::uuid and trip.muted and trip.deleted_at is null
     join travellers traveller on traveller.id = trip.traveller_id and traveller.send_trip_alert_push
     join devices device on device.traveller_id = traveller.id
     where ${TOKEN_FITS}`,
    [type, JSON.stringify(touched), now],
  );
}
