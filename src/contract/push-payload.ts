import { z } from 'zod';

import {
  isNotificationType,
  NotificationType,
  readNotificationData,
  type KnownNotification,
} from './notification-type';

/** iOS and Android offer buttons for this category: safe, or help. */
export const CHECK_IN_REQUEST_CATEGORY = 'check-in-request';

/** Android lets its owner silence each of these by itself. */
export const PushChannel = { Urgent: 'urgent', Updates: 'updates' } as const;
export type PushChannel = (typeof PushChannel)[keyof typeof PushChannel];

/** What the service puts into a push message, beside the words that the phone shows by itself. */
export const PushData = z.object({
  /** Of the inbox; null where the message leaves nothing there. */
  notification_id: z.string().nullable(),
  type: z.int(),
  data: z.record(z.string(), z.unknown()),
});
export type PushData = z.infer<typeof PushData>;

export type PushPayload =
  | { kind: 'known'; notificationId: string | null; notification: KnownNotification }
  /** The type is known, but what it needs is missing: its words can be shown, nothing opened. */
  | { kind: 'unusable'; notificationId: string | null; type: NotificationType }
  | { kind: 'plain'; notificationId: string | null };

/** Android hands every value over as text, objects as JSON in text. */
const Parcel = z.unknown().transform((value) => (typeof value === 'string' ? parseJson(value) : value));
const WrittenNumber = z.union([
  z.int(),
  z
    .string()
    .regex(/^\d{1,6}$/)
    .transform(Number),
]);

const Received = z.object({
  notification_id: z.string().min(1).nullish().catch(null),
  type: WrittenNumber,
  data: Parcel.optional(),
});

/** As the client libraries of 2018 expect it. */
const ReceivedOlder = z.object({ sitataPt: WrittenNumber, sitataData: Parcel.optional() });
const OLDER_TYPES: ReadonlyMap<number, NotificationType> = new Map([
  [0, NotificationType.TripAlert],
  [3, NotificationType.NewTrip],
]);

/** Whatever arrives gives one of three; nothing throws. */
export function readPushPayload(received: unknown): PushPayload {
  const newer = Received.safeParse(received);
  if (newer.success) {
    const { type, data, notification_id: id } = newer.data;
    return toPayload(isNotificationType(type) ? type : null, data, id ?? null);
  }
  const older = ReceivedOlder.safeParse(received);
  if (older.success) {
    return toPayload(OLDER_TYPES.get(older.data.sitataPt) ?? null, older.data.sitataData, null);
  }
  return { kind: 'plain', notificationId: null };
}

function toPayload(type: NotificationType | null, data: unknown, notificationId: string | null): PushPayload {
  if (type === null) return { kind: 'plain', notificationId };
  const notification = readNotificationData(type, data);
  return notification
    ? { kind: 'known', notificationId, notification }
    : { kind: 'unusable', notificationId, type };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // Not JSON: the same as data that the type can't use.
    return null;
  }
}
