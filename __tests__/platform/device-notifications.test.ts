import * as Expo from 'expo-notifications';
import { Platform } from 'react-native';

import { CHECK_IN_REQUEST_CATEGORY, PushChannel } from '@/contract/push-payload';
import { deviceNotifications } from '@/platform/device-notifications';
import {
  CHECK_IN_CATEGORY,
  HELP_ACTION,
  SAFE_ACTION,
  UPDATES_CHANNEL,
  URGENT_CHANNEL,
} from '@/platform/notifications';

import { aGate } from '../support/traveller-actions';

jest.mock('expo-notifications', () => ({
  AndroidImportance: { DEFAULT: 5, MAX: 7 },
  IosAuthorizationStatus: { PROVISIONAL: 3 },
  SchedulableTriggerInputTypes: { DATE: 'date' },
  getPermissionsAsync: jest.fn(),
  requestPermissionsAsync: jest.fn(),
  setNotificationHandler: jest.fn(),
  setNotificationChannelAsync: jest.fn(),
  setNotificationCategoryAsync: jest.fn(),
  scheduleNotificationAsync: jest.fn(),
  cancelScheduledNotificationAsync: jest.fn(),
  dismissNotificationAsync: jest.fn(),
  cancelAllScheduledNotificationsAsync: jest.fn(),
  dismissAllNotificationsAsync: jest.fn(),
  setBadgeCountAsync: jest.fn(),
}));

const expo = jest.mocked(Expo);
const words = {
  safeButton: 'I’m safe',
  helpButton: 'I need help',
  urgentChannel: 'Urgent',
  updatesChannel: 'News',
};

function permitted(status: string, canAskAgain = true, ios?: object) {
  return {
    granted: status === 'granted',
    status,
    canAskAgain,
    expires: 'never',
    ios,
  } as unknown as Expo.NotificationPermissionsStatus;
}

beforeEach(() => {
  jest.resetAllMocks();
  expo.getPermissionsAsync.mockResolvedValue(permitted('granted'));
  expo.scheduleNotificationAsync.mockResolvedValue('id');
});
afterEach(() => jest.restoreAllMocks());

describe('the permission to notify', () => {
  it.each([
    [permitted('granted'), 'granted'],
    [permitted('undetermined'), 'not-asked'],
    [permitted('denied'), 'refused'],
    [permitted('denied', false), 'blocked'],
    [permitted('undetermined', true, { status: 3 }), 'granted'],
  ])('is told as it is, and not asked for', async (answer, permission) => {
    expo.getPermissionsAsync.mockResolvedValue(answer);
    expect(await deviceNotifications.permission()).toBe(permission);
    expect(expo.requestPermissionsAsync).not.toHaveBeenCalled();
  });

  it('is asked for when told to', async () => {
    expo.requestPermissionsAsync.mockResolvedValue(permitted('denied', false));
    expect(await deviceNotifications.askPermission()).toBe('blocked');
  });

  it('is unavailable where the device throws', async () => {
    expo.getPermissionsAsync.mockRejectedValue(new Error('no such module'));
    expect(await deviceNotifications.permission()).toBe('unavailable');
  });
});

describe('how notifications look', () => {
  it('offers the two answers under the category that the service names', async () => {
    expect(await deviceNotifications.prepare(words)).toBe(true);
    expect(expo.setNotificationCategoryAsync).toHaveBeenCalledWith(CHECK_IN_REQUEST_CATEGORY, [
      { identifier: SAFE_ACTION, buttonTitle: 'I’m safe', options: { opensAppToForeground: true } },
      { identifier: HELP_ACTION, buttonTitle: 'I need help', options: { opensAppToForeground: true } },
    ]);
    expect(CHECK_IN_CATEGORY).toBe(CHECK_IN_REQUEST_CATEGORY);
    expect([URGENT_CHANNEL, UPDATES_CHANNEL]).toEqual(Object.values(PushChannel));
  });

  it('is heard while the app is open, and leaves the banner and the badge to the app', async () => {
    await deviceNotifications.prepare(words);
    const handler = expo.setNotificationHandler.mock.calls[0]?.[0];
    expect(await handler?.handleNotification({} as Expo.Notification)).toEqual({
      shouldShowBanner: false,
      shouldShowList: true,
      shouldPlaySound: true,
      shouldSetBadge: false,
    });
  });

  it('has two channels on Android, and none elsewhere', async () => {
    await deviceNotifications.prepare(words);
    expect(expo.setNotificationChannelAsync).not.toHaveBeenCalled();
    jest.replaceProperty(Platform, 'OS', 'android');
    await deviceNotifications.prepare(words);
    expect(expo.setNotificationChannelAsync.mock.calls).toEqual([
      [URGENT_CHANNEL, { name: 'Urgent', importance: 7 }],
      [UPDATES_CHANNEL, { name: 'News', importance: 5 }],
    ]);
  });

  it('says so where the system does not take it', async () => {
    expo.setNotificationCategoryAsync.mockRejectedValue(new Error('no'));
    expect(await deviceNotifications.prepare(words)).toBe(false);
  });
});

describe('a notification of the app’s own', () => {
  const own = {
    id: 'area-7',
    title: 'Be careful',
    body: 'You entered …',
    data: { area: '7' },
    isUrgent: true,
  };

  it('is shown at once, in its channel', async () => {
    expect(await deviceNotifications.show(own)).toBe(true);
    expect(expo.scheduleNotificationAsync).toHaveBeenCalledWith({
      identifier: 'area-7',
      content: { title: 'Be careful', body: 'You entered …', data: { area: '7' }, sound: true },
      trigger: { channelId: URGENT_CHANNEL },
    });
  });

  it('is shown at a time to come, with the buttons of a check-in', async () => {
    const at = Date.now() + 60_000;
    expect(await deviceNotifications.showAt({ ...own, isUrgent: false, hasCheckInButtons: true }, at)).toBe(
      true,
    );
    const request = expo.scheduleNotificationAsync.mock.calls[0]?.[0];
    expect(request?.trigger).toEqual({ type: 'date', date: at, channelId: UPDATES_CHANNEL });
    expect(request?.content.categoryIdentifier).toBe(CHECK_IN_CATEGORY);
    expect(await deviceNotifications.showAt(own, Date.now() - 1)).toBe(false);
  });

  it('is not shown without permission, and says so where the phone fails', async () => {
    expo.scheduleNotificationAsync.mockRejectedValue(new Error('too many'));
    expect(await deviceNotifications.show(own)).toBe(false);
    expo.scheduleNotificationAsync.mockClear();
    expo.getPermissionsAsync.mockResolvedValue(permitted('denied'));
    expect(await deviceNotifications.show(own)).toBe(false);
    expect(expo.scheduleNotificationAsync).not.toHaveBeenCalled();
  });

  it('is taken back, shown or not', async () => {
    expect(await deviceNotifications.cancel('area-7')).toBe(true);
    expect(expo.cancelScheduledNotificationAsync).toHaveBeenCalledWith('area-7');
    expect(expo.dismissNotificationAsync).toHaveBeenCalledWith('area-7');
    expo.dismissNotificationAsync.mockRejectedValue(new Error('no'));
    expect(await deviceNotifications.cancel('area-7')).toBe(false);
  });

  it('is not shown any more once all were taken back, however late the phone says that it may be', async () => {
    const gate = aGate();
    expo.getPermissionsAsync.mockImplementationOnce(() => gate.opened.then(() => permitted('granted')));
    const planning = deviceNotifications.showAt(own, Date.now() + 60_000);
    expect(await deviceNotifications.clear()).toBe(true);
    gate.open();
    expect(await planning).toBe(false);
    expect(expo.scheduleNotificationAsync).not.toHaveBeenCalled();
    expect(await deviceNotifications.show(own)).toBe(true);
  });

  it('counts on the badge, in whole numbers from zero', async () => {
    expo.setBadgeCountAsync.mockResolvedValue(true);
    for (const count of [3, -1, 2.7, NaN]) await deviceNotifications.setBadge(count);
    expect(expo.setBadgeCountAsync.mock.calls).toEqual([[3], [0], [2], [0]]);
    expo.setBadgeCountAsync.mockRejectedValue(new Error('no'));
    expect(await deviceNotifications.setBadge(1)).toBe(false);
  });
});
