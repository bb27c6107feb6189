import type { Notification } from '@/contract/notification';
import { readPush } from '@/services/push-meaning';

/** The path of the screen that a notification is about; null where its own words are all there is. */
export function placeOfNotification({ id, type, data }: Notification): string | null {
  const { path } = readPush({ notification_id: id, type, data });
  return path.startsWith('/inbox') ? null : path;
}
