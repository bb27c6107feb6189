import type { Notification, NotificationResponse } from 'expo-notifications';

import {
  HELP_ACTION,
  SAFE_ACTION,
  type NotificationAnswer,
  type ReceivedNotification,
} from './notifications';

/** Those that were handed out: the system tells a listener of an answer, and keeps it for the next who asks, too. */
const claimed = new Set<string>();

/** Null for an answer that was handed out before. */
export function claimAnswer(response: NotificationResponse): NotificationAnswer | null {
  const { notification, actionIdentifier } = response;
  const key = `${notification.request.identifier} ${notification.date} ${actionIdentifier}`;
  if (claimed.has(key)) return null;
  claimed.add(key);
  return { notification: toReceived(notification), action: toAction(actionIdentifier) };
}

function toAction(identifier: string): NotificationAnswer['action'] {
  if (identifier === SAFE_ACTION) return 'safe';
  return identifier === HELP_ACTION ? 'help' : 'open';
}

export function toReceived({ request: { identifier, content } }: Notification): ReceivedNotification {
  return { id: identifier, title: content.title, body: content.body, data: content.data ?? {} };
}
