import { Notification } from '@/contract/notification';

import type { ApiClient } from './client';
import { getList, type Reading, type ReadOptions } from './reading';
import { toPath } from './to-path';
import { write, type WriteOptions, writeOnly, type Writing } from './writing';

export function listNotifications(
  client: ApiClient,
  options: ReadOptions = {},
): Promise<Reading<Notification[]>> {
  return getList(client, '/api/v2/notifications', Notification, options);
}

export function markNotificationRead(
  client: ApiClient,
  notificationId: string,
  options: WriteOptions,
): Promise<Writing<Notification>> {
  const path = toPath`/api/v2/notifications/${notificationId}/mark_read`;
  return write(client, { method: 'PUT', path }, Notification, options);
}

export function deleteNotification(
  client: ApiClient,
  notificationId: string,
  options: WriteOptions,
): Promise<Writing<null>> {
  const path = toPath`/api/v2/notifications/${notificationId}`;
  return writeOnly(client, { method: 'DELETE', path }, options);
}
