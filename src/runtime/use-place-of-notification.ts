import type { Notification } from '@/contract/notification';
import { ANYBODY, toMessageReader } from '@/services/message-reader';
import { readPush } from '@/services/push-meaning';

import { travellerQueries } from './queries/traveller-queries';
import { useSideRead } from './use-read';

/** Gives the path of the screen that a notification is about; null where its own words are all there is. */
export function usePlaceOfNotification(): (notification: Notification) => string | null {
  const profile = useSideRead(travellerQueries.profile());
  const preferences = useSideRead(travellerQueries.preferences());
  const reader = profile && preferences ? toMessageReader(profile, preferences) : ANYBODY;
  return ({ id, type, data }) => {
    const { path } = readPush({ notification_id: id, type, data }, reader);
    return path.startsWith('/inbox') ? null : path;
  };
}
