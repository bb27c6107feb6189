import * as Expo from 'expo-notifications';

import { claimAnswer, toReceived } from './notification-answers';
import {
  CHECK_IN_CATEGORY,
  UPDATES_CHANNEL,
  URGENT_CHANNEL,
  type LocalNotification,
  type Notifications,
} from './notifications';
import { toPermission, type Permission } from './permission';
import { prepareNotifications } from './prepare-notifications';
import { readPushToken } from './push-token';

let timesCleared = 0;

export const deviceNotifications: Notifications = {
  permission: () => readPermission(Expo.getPermissionsAsync),
  askPermission: () => readPermission(() => Expo.requestPermissionsAsync({ ios: IOS_PERMISSIONS })),

  async token() {
    const permission = await readPermission(Expo.getPermissionsAsync);
    if (permission === 'unavailable') return { kind: 'none', why: 'unavailable' };
    return permission === 'granted' ? readPushToken() : { kind: 'none', why: 'not-allowed' };
  },

  onTokenChange(listener) {
    let last: unknown = null;
    return listen(() =>
      Expo.addPushTokenListener((token) => {
        // Asking for the token makes iOS announce the same one again: without this, asking would never end.
        const isSame = token.data === last;
        last = token.data;
        if (!isSame) listener();
      }),
    );
  },

  prepare: prepareNotifications,

  onReceived: (listener) =>
    listen(() => Expo.addNotificationReceivedListener((notification) => listener(toReceived(notification)))),

  onAnswer: (listener) =>
    listen(() =>
      Expo.addNotificationResponseReceivedListener((response) => {
        const answer = claimAnswer(response);
        if (answer) listener(answer);
      }),
    ),

  takeEarlierAnswer() {
    const response = Expo.getLastNotificationResponse();
    if (!response) return null;
    Expo.clearLastNotificationResponse();
    return claimAnswer(response);
  },

  show: (notification) => present(notification, { channelId: channelOf(notification) }),

  async showAt(notification, at) {
    if (at <= Date.now()) return false;
    return present(notification, {
      type: Expo.SchedulableTriggerInputTypes.DATE,
      date: at,
      channelId: channelOf(notification),
    });
  },

  async cancel(id) {
    const done = await Promise.allSettled([
      Expo.cancelScheduledNotificationAsync(id),
      Expo.dismissNotificationAsync(id),
    ]);
    return done.every(({ status }) => status === 'fulfilled');
  },

  async clear() {
    timesCleared += 1;
    const done = await Promise.allSettled([
      Expo.cancelAllScheduledNotificationsAsync(),
      Expo.dismissAllNotificationsAsync(),
    ]);
    return done.every(({ status }) => status === 'fulfilled');
  },

  setBadge: (count) => Expo.setBadgeCountAsync(Math.max(0, Math.trunc(count) || 0)).catch(() => false),

  inBrowser: null,
};

const IOS_PERMISSIONS = { allowAlert: true, allowBadge: true, allowSound: true };

async function readPermission(read: () => Promise<Expo.NotificationPermissionsStatus>): Promise<Permission> {
  return read().then(
    (answer) => (isQuietlyAllowed(answer) ? 'granted' : toPermission(answer)),
    () => 'unavailable',
  );
}

/** iOS may allow notifications that wait in the list without a sound. */
function isQuietlyAllowed({ ios }: Expo.NotificationPermissionsStatus): boolean {
  return ios?.status === Expo.IosAuthorizationStatus.PROVISIONAL;
}

function listen(add: () => { remove: () => void }): () => void {
  const subscription = add();
  return () => subscription.remove();
}

function channelOf({ isUrgent }: LocalNotification): string {
  return isUrgent ? URGENT_CHANNEL : UPDATES_CHANNEL;
}

async function present(
  { id, title, body, data, isUrgent, hasCheckInButtons = false }: LocalNotification,
  trigger: Expo.NotificationTriggerInput,
): Promise<boolean> {
  const timesBefore = timesCleared;
  if ((await readPermission(Expo.getPermissionsAsync)) !== 'granted') return false;
  // All were taken back meanwhile, and this one with them.
  if (timesCleared !== timesBefore) return false;
  const content: Expo.NotificationContentInput = {
    title,
    body,
    data,
    sound: isUrgent,
    ...(hasCheckInButtons && { categoryIdentifier: CHECK_IN_CATEGORY }),
  };
  return Expo.scheduleNotificationAsync({ identifier: id, content, trigger }).then(
    () => true,
    () => false,
  );
}
