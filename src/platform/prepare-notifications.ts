import * as Expo from 'expo-notifications';
import { Platform } from 'react-native';

import {
  CHECK_IN_CATEGORY,
  HELP_ACTION,
  SAFE_ACTION,
  UPDATES_CHANNEL,
  URGENT_CHANNEL,
  type NotificationWords,
} from './notifications';

/** How notifications look and sound, and the buttons under a check-in request. */
export async function prepareNotifications(words: NotificationWords): Promise<boolean> {
  Expo.setNotificationHandler({ handleNotification: () => Promise.resolve(SHOWN_WHILE_OPEN) });
  const done = await Promise.allSettled([
    ...channels(words),
    Expo.setNotificationCategoryAsync(...category(words)),
  ]);
  return done.every(({ status }) => status === 'fulfilled');
}

const SHOWN_WHILE_OPEN: Expo.NotificationBehavior = {
  // The app shows one of its own, over every screen.
  shouldShowBanner: false,
  shouldShowList: true,
  shouldPlaySound: true,
  // The badge counts what is unread on this device, which only the app knows.
  shouldSetBadge: false,
};

function channels(words: NotificationWords): Promise<unknown>[] {
  if (Platform.OS !== 'android') return [];
  return [
    Expo.setNotificationChannelAsync(URGENT_CHANNEL, {
      name: words.urgentChannel,
      importance: Expo.AndroidImportance.MAX,
    }),
    Expo.setNotificationChannelAsync(UPDATES_CHANNEL, {
      name: words.updatesChannel,
      importance: Expo.AndroidImportance.DEFAULT,
    }),
  ];
}

function category(words: NotificationWords): Parameters<typeof Expo.setNotificationCategoryAsync> {
  // Both open the app: in the background a phone may end it before the answer is on disk, and nobody would know.
  const options = { opensAppToForeground: true };
  return [
    CHECK_IN_CATEGORY,
    [
      { identifier: SAFE_ACTION, buttonTitle: words.safeButton, options },
      { identifier: HELP_ACTION, buttonTitle: words.helpButton, options },
    ],
  ];
}
