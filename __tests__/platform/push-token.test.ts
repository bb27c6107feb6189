import Constants from 'expo-constants';
import * as Device from 'expo-device';
import * as Expo from 'expo-notifications';

import { deviceNotifications } from '@/platform/device-notifications';

jest.mock('expo-constants', () => ({ __esModule: true, default: {} }));
jest.mock('expo-device', () => ({ __esModule: true, isDevice: true }));
jest.mock('expo-notifications', () => ({
  IosAuthorizationStatus: { PROVISIONAL: 3 },
  getPermissionsAsync: jest.fn(),
  getExpoPushTokenAsync: jest.fn(),
  addPushTokenListener: jest.fn(),
}));

const expo = jest.mocked(Expo);

function permitted(status: string) {
  const answer = { granted: status === 'granted', status, canAskAgain: true, expires: 'never' };
  return answer as unknown as Expo.NotificationPermissionsStatus;
}

beforeEach(() => {
  jest.resetAllMocks();
  expo.getPermissionsAsync.mockResolvedValue(permitted('granted'));
  Object.assign(Constants, { expoConfig: { extra: { eas: { projectId: 'project' } } }, easConfig: null });
  Object.assign(Device, { isDevice: true });
});
afterEach(() => delete process.env.EXPO_PUBLIC_PUSH_PROJECT_ID);

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

  it('is none without permission, without a project and on a simulator', async () => {
    expo.getPermissionsAsync.mockResolvedValueOnce(permitted('denied'));
    expect(await deviceNotifications.token()).toEqual({ kind: 'none', why: 'not-allowed' });
    Object.assign(Constants, { expoConfig: null });
    expect(await deviceNotifications.token()).toEqual({ kind: 'none', why: 'no-project' });
    Object.assign(Device, { isDevice: false });
    expect(await deviceNotifications.token()).toEqual({ kind: 'none', why: 'unavailable' });
    expect(expo.getExpoPushTokenAsync).not.toHaveBeenCalled();
  });

  it('only failed without a network: the one before still holds', async () => {
    expo.getExpoPushTokenAsync.mockRejectedValue(new Error('Network request failed'));
    expect(await deviceNotifications.token()).toEqual({ kind: 'failed' });
  });

  it('is told of when it changes, not when it is announced again', () => {
    const remove = jest.fn();
    let announce: Expo.PushTokenListener = () => undefined;
    expo.addPushTokenListener.mockImplementation((tell) => {
      announce = tell;
      return { remove };
    });
    const listener = jest.fn();
    const stop = deviceNotifications.onTokenChange(listener);
    announce({ type: 'ios', data: 'one' });
    announce({ type: 'ios', data: 'one' });
    expect(listener).toHaveBeenCalledTimes(1);
    announce({ type: 'ios', data: 'two' });
    expect(listener).toHaveBeenCalledTimes(2);
    stop();
    expect(remove).toHaveBeenCalledTimes(1);
  });
});
