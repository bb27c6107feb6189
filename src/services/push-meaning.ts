import type { KnownNotification, NotificationType } from '@/contract/notification-type';
import { readPushPayload } from '@/contract/push-payload';

import { isOwnBanner, readLocalData } from './local-data';
import { ANYBODY, type MessageReader } from './message-reader';
import { places } from './places';
import { PUSH_TABLE, type FetchTarget } from './push-table';

/** What a message means to this app, whoever sent it and whatever is in it. */
export interface PushMeaning {
  /** Of the inbox. */
  notificationId: string | null;
  path: string;
  /** Null: nothing to download; the app itself said it. */
  fetch: FetchTarget | null;
  /** Its words are all that is known of it. */
  isPlain: boolean;
  /** The request that buttons under it answer. */
  requestId: string | null;
  tripId: string | null;
  alertId: string | null;
  /** The app said it itself, with a banner of its own. */
  isOwnBanner: boolean;
}

export function readPush(data: unknown, reader = ANYBODY): PushMeaning {
  const localPath = readLocalData(data);
  if (localPath !== null)
    return { ...NOTHING, path: localPath, fetch: null, isPlain: false, isOwnBanner: isOwnBanner(data) };
  const payload = readPushPayload(data);
  const inbox = places.inbox(payload.notificationId);
  const plain = { ...NOTHING, notificationId: payload.notificationId, path: inbox };
  if (payload.kind !== 'known') return plain;
  const { notification } = payload;
  const { place, fetch } = rowOf(notification);
  const path = place(notification.data, reader);
  return {
    ...plain,
    path: path ?? inbox,
    fetch: fetch(notification.data),
    isPlain: false,
    ...idsIn(notification),
  };
}

const NOTHING: PushMeaning = {
  notificationId: null,
  path: places.inbox(null),
  fetch: { kind: 'inbox' },
  isPlain: true,
  requestId: null,
  tripId: null,
  alertId: null,
  isOwnBanner: false,
};

/** The table pairs each type with its data; TypeScript can't follow a pair through a look-up. */
function rowOf({ type }: KnownNotification) {
  return PUSH_TABLE[type] as {
    place: (data: KnownNotification['data'], reader: MessageReader) => string | null;
    fetch: (data: KnownNotification['data']) => FetchTarget;
  };
}

function idsIn({ data }: { type: NotificationType; data: object }) {
  const { check_in_request_id, trip_id, alert_id } = data as Record<string, string | null | undefined>;
  return { requestId: check_in_request_id ?? null, tripId: trip_id ?? null, alertId: alert_id ?? null };
}
