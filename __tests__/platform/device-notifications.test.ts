import Constants from 'expo-constants';
import * as Device from 'expo-device';
import * as Expo from 'expo-notifications';
import { Platform } from 'react-native';

import { CHECK_IN_REQUEST_CATEGORY } from '@/contract/push-payload';
import { deviceNotifications } from '@/platform/device-notifications';
import {
  CHECK_IN_CATEGORY,
  HELP_ACTION,
  SAFE_ACTION,
  UPDATES_CHANNEL,
  URGENT_CHANNEL,
} from '@/platform/notifications';

jest.mock('expo-constants', () => ({ __esModule: true, default: {} }));
jest.mock('expo-device', () => ({ __esModule: true, isDevice: true }));
jest.mock('expo-notifications', () => ({
  AndroidImportance: { DEFAULT: 5, MAX: 7 },
  IosAuthorizationStatus: { PROVISIONAL: 3 },
  SchedulableTriggerInputTypes: { DATE: 'date' },
  getPermissionsAsync: jest.fn(),
  requestPermissionsAsync: jest.fn(),
  getExpoPushTokenAsync: jest.fn(),
  addPushTokenListener: jest.fn(),
  setNotificationHandler: jest.fn(),
  setNotificationChannelAsync: jest.fn(),
  setNotificationCategoryAsync: jest.fn(),
  addNotificationReceivedListener: jest.fn(),
  addNotificationResponseReceivedListener: jest.fn(),
  getLastNotificationResponse: jest.fn(),
  clearLastNotificationResponse: jest.fn(),
  scheduleNotificationAsync: jest.fn(),
  cancelScheduledNotificationAsync: jest.fn(),
  dismissNotificationAsync: jest.fn(),
  setBadgeCountAsync: jest.fn(),
}));

const expo = jest.mocked(Expo);
const OPEN = 'expo.modules.notifications.actions.DEFAULT';
const words = {
  safeButton: 'I’m safe',
  helpButton: 'I need help',
  urgentChannel: 'Urgent',
  updatesChannel: 'News',
};
const remove = jest.fn();

function permitted(status: string, canAskAgain = true, ios?: object) {
  return {
    granted: status === 'granted',
    status,
    canAskAgain,
    expires: 'never',
    ios,
  } as unknown as Expo.NotificationPermissionsStatus;
}

let count = 0;
function aNotification(data?: Record<string, unknown>): Expo.Notification {
  count += 1;
  const content = { title: 'Are you safe?', body: 'Please say so.', data } as Expo.NotificationContent;
  return { date: 1000, request: { identifier: `n${count}`, content, trigger: null } };
}

/** What was given to a listener of expo-notifications, to be called as a phone would. */
function listenerOf<Event>(add: jest.MockedFunction<(listener: (event: Event) => void) => unknown>) {
  const listener = add.mock.calls[0]?.[0];
  if (!listener) throw new Error('Nobody listens.');
  return listener;
}

beforeEach(() => {
  jest.resetAllMocks();
  expo.getPermissionsAsync.mockResolvedValue(permitted('granted'));
  expo.scheduleNotificationAsync.mockResolvedValue('id');
  for (const add of [
    expo.addPushTokenListener,
    expo.addNotificationReceivedListener,
    expo.addNotificationResponseReceivedListener,
  ]) {
    add.mockReturnValue({ remove });
  }
  Object.assign(Constants, { expoConfig: { extra: { eas: { projectId: 'project' } } }, easConfig: null });
  Object.assign(Device, { isDevice: true });
});
afterEach(() => {
  jest.restoreAllMocks();
  delete process.env.EXPO_PUBLIC_PUSH_PROJECT_ID;
});

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

  it('is unavailable where the device throws, and in a browser', async () => {
    expo.getPermissionsAsync.mockRejectedValue(new Error('no such module'));
    expect(await deviceNotifications.permission()).toBe('unavailable');
    jest.replaceProperty(Platform, 'OS', 'web');
    expect(await deviceNotifications.askPermission()).toBe('unavailable');
    expect(expo.requestPermissionsAsync).not.toHaveBeenCalled();
  });
});

describe('the token for push messages', () => {
  const token = { type: 'expo' as const, data: 'ExponentPushToken[a]' };

  it('is asked of the project that sends them', async () => {
    expo.getExpoPushTokenAsync.mockResolvedValue(token);
    expect(await deviceNotifications.token()).toEqual({ kind: 'token', token: 'ExponentPushToken[a]' });
    expect(expo.getExpoPushTokenAsync).toHaveBeenLastCalledWith({ projectId: 'project' });

    process.env.EXPO_PUBLIC_PUSH_PROJECT_ID = 'given';
    await deviceNotifications.token();
    expect(expo.getExpoPushTokenAsync).toHaveBeenLastCalledWith({ projectId: 'given' });
  });

  it('is none without permission, without a project, on a simulator and in a browser', async () => {
    expo.getPermissionsAsync.mockResolvedValueOnce(permitted('denied'));
    expect(await deviceNotifications.token()).toEqual({ kind: 'none', why: 'not-allowed' });
    Object.assign(Constants, { expoConfig: null });
    expect(await deviceNotifications.token()).toEqual({ kind: 'none', why: 'no-project' });
    Object.assign(Device, { isDevice: false });
    expect(await deviceNotifications.token()).toEqual({ kind: 'none', why: 'unavailable' });
    jest.replaceProperty(Platform, 'OS', 'web');
    expect(await deviceNotifications.token()).toEqual({ kind: 'none', why: 'unavailable' });
    expect(expo.getExpoPushTokenAsync).not.toHaveBeenCalled();
  });

  it('only failed without a network: the one before still holds', async () => {
    expo.getExpoPushTokenAsync.mockRejectedValue(new Error('Network request failed'));
    expect(await deviceNotifications.token()).toEqual({ kind: 'failed' });
  });

  it('is told of when it changes, not when it is announced again', () => {
    const listener = jest.fn();
    const stop = deviceNotifications.onTokenChange(listener);
    const announce = listenerOf(expo.addPushTokenListener);
    announce({ type: 'ios', data: 'one' });
    announce({ type: 'ios', data: 'one' });
    expect(listener).toHaveBeenCalledTimes(1);
    announce({ type: 'ios', data: 'two' });
    expect(listener).toHaveBeenCalledTimes(2);
    stop();
    expect(remove).toHaveBeenCalledTimes(1);
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
  });

  it('is seen and heard while the app is open, and leaves the badge to the app', async () => {
    await deviceNotifications.prepare(words);
    const handler = expo.setNotificationHandler.mock.calls[0]?.[0];
    expect(await handler?.handleNotification(aNotification())).toEqual({
      shouldShowBanner: true,
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

  it('says so where the system does not take it, and in a browser', async () => {
    expo.setNotificationCategoryAsync.mockRejectedValue(new Error('no'));
    expect(await deviceNotifications.prepare(words)).toBe(false);
    jest.replaceProperty(Platform, 'OS', 'web');
    expo.setNotificationHandler.mockClear();
    expect(await deviceNotifications.prepare(words)).toBe(false);
    expect(expo.setNotificationHandler).not.toHaveBeenCalled();
  });
});

describe('a notification that comes', () => {
  it('is told of with what it carries', () => {
    const listener = jest.fn();
    deviceNotifications.onReceived(listener);
    const deliver = listenerOf(expo.addNotificationReceivedListener);
    const notification = aNotification({ type: 50 });
    deliver(notification);
    expect(listener).toHaveBeenCalledWith({
      id: notification.request.identifier,
      title: 'Are you safe?',
      body: 'Please say so.',
      data: { type: 50 },
    });
    deliver(aNotification());
    expect(listener).toHaveBeenLastCalledWith(expect.objectContaining({ data: {} }));
  });

  it.each([
    [OPEN, 'open'],
    [SAFE_ACTION, 'safe'],
    [HELP_ACTION, 'help'],
    ['a button of a newer version', 'open'],
  ])('is answered by %s', (actionIdentifier, action) => {
    const listener = jest.fn();
    deviceNotifications.onAnswer(listener);
    listenerOf(expo.addNotificationResponseReceivedListener)({
      notification: aNotification(),
      actionIdentifier,
    });
    expect(listener).toHaveBeenCalledWith(expect.objectContaining({ action }));
  });

  it('gives the answer that started the app, once', () => {
    expo.getLastNotificationResponse.mockReturnValue({
      notification: aNotification(),
      actionIdentifier: HELP_ACTION,
    });
    expect(deviceNotifications.takeEarlierAnswer()).toMatchObject({ action: 'help' });
    expect(expo.clearLastNotificationResponse).toHaveBeenCalledTimes(1);
    // A phone that would not clear it, or tells the listener as well, changes nothing.
    expect(deviceNotifications.takeEarlierAnswer()).toBeNull();
  });

  it('gives no answer a second time that a listener was told of, nor the other way round', () => {
    const listener = jest.fn();
    deviceNotifications.onAnswer(listener);
    const tell = listenerOf(expo.addNotificationResponseReceivedListener);

    const warm = { notification: aNotification(), actionIdentifier: SAFE_ACTION };
    tell(warm);
    expo.getLastNotificationResponse.mockReturnValue(warm);
    expect(deviceNotifications.takeEarlierAnswer()).toBeNull();
    expect(listener).toHaveBeenCalledTimes(1);

    const cold = { notification: aNotification(), actionIdentifier: SAFE_ACTION };
    expo.getLastNotificationResponse.mockReturnValue(cold);
    expect(deviceNotifications.takeEarlierAnswer()).toMatchObject({ action: 'safe' });
    tell(cold);
    expect(listener).toHaveBeenCalledTimes(1);
  });

  it('has no earlier answer where there was none, and in a browser', () => {
    expo.getLastNotificationResponse.mockReturnValue(null);
    expect(deviceNotifications.takeEarlierAnswer()).toBeNull();
    jest.replaceProperty(Platform, 'OS', 'web');
    expect(deviceNotifications.takeEarlierAnswer()).toBeNull();
    expect(expo.getLastNotificationResponse).toHaveBeenCalledTimes(1);
    deviceNotifications.onAnswer(jest.fn())();
    expect(expo.addNotificationResponseReceivedListener).not.toHaveBeenCalled();
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
    jest.replaceProperty(Platform, 'OS', 'web');
    expect(await deviceNotifications.cancel('area-7')).toBe(true);
  });

  it('counts on the badge, in whole numbers from zero', async () => {
    expo.setBadgeCountAsync.mockResolvedValue(true);
    for (const count of [3, -1, 2.7, NaN]) await deviceNotifications.setBadge(count);
    expect(expo.setBadgeCountAsync.mock.calls).toEqual([[3], [0], [2], [0]]);
    expo.setBadgeCountAsync.mockRejectedValue(new Error('no'));
    expect(await deviceNotifications.setBadge(1)).toBe(false);
    jest.replaceProperty(Platform, 'OS', 'web');
    expect(await deviceNotifications.setBadge(1)).toBe(false);
  });
});
