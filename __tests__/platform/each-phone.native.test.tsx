import { render } from '@testing-library/react-native';
import * as BackgroundTask from 'expo-background-task';
import * as Linking from 'expo-linking';
import * as Notifications from 'expo-notifications';
import { openDatabaseAsync } from 'expo-sqlite';
import { AccessibilityInfo, Platform, Text } from 'react-native';

import { chooseRenderer } from '@/map/choose-renderer';
import { deviceBackgroundTasks } from '@/platform/device-background-tasks';
import { deviceDatabases } from '@/platform/device-databases';
import { readDeviceFacts } from '@/platform/device-facts';
import { outsideApps } from '@/platform/outside-apps';
import { prepareNotifications } from '@/platform/prepare-notifications';
import { LiveRegion } from '@/ui/live-region';

jest.mock('expo-background-task', () => ({ addExpirationListener: jest.fn(() => ({ remove: jest.fn() })) }));
jest.mock('expo-linking', () => ({ openURL: jest.fn(() => Promise.resolve(true)) }));
jest.mock('expo-notifications', () => ({
  AndroidImportance: { DEFAULT: 5, MAX: 7 },
  setNotificationHandler: jest.fn(),
  setNotificationChannelAsync: jest.fn(() => Promise.resolve()),
  setNotificationCategoryAsync: jest.fn(() => Promise.resolve()),
}));
jest.mock('expo-secure-store', () => ({
  getItemAsync: jest.fn(() => Promise.resolve('ab'.repeat(32))),
}));
jest.mock('expo-sqlite', () => ({
  openDatabaseAsync: jest.fn(() => Promise.reject(new Error('unable to open database file'))),
  defaultDatabaseDirectory: '/data',
}));

/** The same code, where it does another thing on another phone. */
const EXPECTED = {
  ios: {
    directions: 'maps://?daddr=48.858400,2.294500',
    channels: 0,
    timeUpListeners: 1,
    announcements: ['2 alerts'],
    streetsWithoutKey: 'street',
  },
  android: {
    directions: 'geo:48.858400,2.294500?q=48.858400,2.294500(Tower)',
    channels: 2,
    timeUpListeners: 0,
    announcements: [],
    streetsWithoutKey: 'outline',
  },
};

/** As jest.config.js says of the project. */
const { phone: platform } = globalThis as unknown as { phone: 'ios' | 'android' };
const expected = EXPECTED[platform];

describe(`on ${platform}`, () => {
  beforeEach(() => jest.clearAllMocks());

  it('runs as that phone', () => {
    expect(Platform.OS).toBe(platform);
    expect(readDeviceFacts('here')?.platform).toBe(platform);
  });

  it('opens directions in the phone’s own map', async () => {
    expect(await outsideApps.openDirections({ latitude: 48.8584, longitude: 2.2945 }, 'Tower')).toBe(true);
    expect(Linking.openURL).toHaveBeenCalledWith(expected.directions);
  });

  it('prepares as many channels of notifications as it has, and the buttons everywhere', async () => {
    const words = { safeButton: 'Safe', helpButton: 'Help', urgentChannel: 'Urgent', updatesChannel: 'News' };
    expect(await prepareNotifications(words)).toBe(true);
    expect(Notifications.setNotificationChannelAsync).toHaveBeenCalledTimes(expected.channels);
    expect(Notifications.setNotificationCategoryAsync).toHaveBeenCalledTimes(1);
  });

  it('hears that its time in the background is up where it is told', () => {
    deviceBackgroundTasks.onTimeUp(() => undefined)();
    expect(BackgroundTask.addExpirationListener).toHaveBeenCalledTimes(expected.timeUpListeners);
  });

  it('has changes read aloud, once', () => {
    const announced: string[] = [];
    jest
      .spyOn(AccessibilityInfo, 'announceForAccessibility')
      .mockImplementation((message) => void announced.push(message));
    render(
      <LiveRegion message="2 alerts">
        <Text>2</Text>
      </LiveRegion>,
    );
    expect(announced).toEqual(expected.announcements);
  });

  it('draws streets without a key where it may', () => {
    expect(chooseRenderer({ platform: Platform.OS, isOnline: true, hasMapKey: false })).toBe(
      expected.streetsWithoutKey,
    );
  });

  it('opens its data encrypted', async () => {
    await expect(deviceDatabases.open('sojourn.db')).rejects.toThrow('unable to open');
    expect(openDatabaseAsync).toHaveBeenCalledWith('sealed-sojourn.db', { useNewConnection: true });
  });
});
