import * as Location from 'expo-location';
import { Platform } from 'react-native';

import { createLocator } from '@/platform/device-locator';
import type { Fix } from '@/platform/locator';

jest.mock('expo-location', () => ({
  Accuracy: { Low: 2, Balanced: 3, High: 4 },
  ActivityType: { Other: 1 },
  getForegroundPermissionsAsync: jest.fn(),
  getBackgroundPermissionsAsync: jest.fn(),
  requestForegroundPermissionsAsync: jest.fn(),
  requestBackgroundPermissionsAsync: jest.fn(),
  hasServicesEnabledAsync: jest.fn(),
  getLastKnownPositionAsync: jest.fn(),
  getCurrentPositionAsync: jest.fn(),
}));

const expo = jest.mocked(Location);
const NOW = Date.UTC(2026, 5, 1, 12);

type Permission = Awaited<ReturnType<typeof Location.getForegroundPermissionsAsync>>;

function answering(status: string, canAskAgain = true): Permission {
  const answer = { granted: status === 'granted', status, canAskAgain, expires: 'never' };
  return answer as unknown as Permission;
}

const granted = answering('granted');
const refused = answering('denied');
const blocked = answering('denied', false);
const notAsked = answering('undetermined');

function aLocation(changes: Partial<Location.LocationObject> = {}): Location.LocationObject {
  const coords = { latitude: 48.2, longitude: 16.37, accuracy: 8 };
  const rest = { altitude: null, altitudeAccuracy: null, heading: null, speed: null };
  return { coords: { ...coords, ...rest }, timestamp: NOW - 1000, ...changes };
}

const fix: Fix = { latitude: 48.2, longitude: 16.37, accuracyMetres: 8, at: NOW - 1000 };

const aLocator = () => createLocator({ onMoved: () => Promise.resolve(), now: () => NOW });

function allow(open: Permission, background: Permission) {
  expo.getForegroundPermissionsAsync.mockResolvedValue(open);
  expo.getBackgroundPermissionsAsync.mockResolvedValue(background);
}

describe('the locator of the device', () => {
  beforeEach(() => {
    jest.resetAllMocks();
    expo.hasServicesEnabledAsync.mockResolvedValue(true);
    allow(granted, refused);
  });
  afterEach(() => jest.restoreAllMocks());

  describe('permission', () => {
    it.each([
      [granted, 'granted'],
      [notAsked, 'not-asked'],
      [refused, 'refused'],
      [blocked, 'blocked'],
    ])('is told as it is', async (answer, whileOpen) => {
      allow(answer, blocked);
      expect(await aLocator().permission()).toEqual({
        whileOpen,
        inBackground: 'blocked',
        isPrecise: true,
        isSwitchedOn: true,
      });
    });

    it('tells of an approximate position, and of location switched off for all apps', async () => {
      allow({ ...granted, ios: { scope: 'whenInUse', accuracy: 'reduced' } }, refused);
      expo.hasServicesEnabledAsync.mockResolvedValue(false);
      expect(await aLocator().permission()).toMatchObject({ isPrecise: false, isSwitchedOn: false });

      allow({ ...granted, android: { accuracy: 'coarse' } }, refused);
      expect(await aLocator().permission()).toMatchObject({ isPrecise: false });
    });

    it('is unavailable where the device throws at the question', async () => {
      expo.getForegroundPermissionsAsync.mockRejectedValue(new Error('no such module'));
      expo.getBackgroundPermissionsAsync.mockRejectedValue(new Error('no such module'));
      expo.hasServicesEnabledAsync.mockRejectedValue(new Error('no such module'));
      expect(await aLocator().permission()).toMatchObject({
        whileOpen: 'unavailable',
        inBackground: 'unavailable',
        isSwitchedOn: false,
      });
    });

    it('asks for the background only after the foreground was given', async () => {
      expo.requestForegroundPermissionsAsync.mockResolvedValue(refused);
      await aLocator().askPermission('background');
      expect(expo.requestBackgroundPermissionsAsync).not.toHaveBeenCalled();

      expo.requestForegroundPermissionsAsync.mockResolvedValue(granted);
      expo.requestBackgroundPermissionsAsync.mockResolvedValue(granted);
      allow(granted, granted);
      expect(await aLocator().askPermission('background')).toMatchObject({ inBackground: 'granted' });
    });

    it('never asks for the background when the foreground is enough', async () => {
      expo.requestForegroundPermissionsAsync.mockResolvedValue(granted);
      await aLocator().askPermission('while-open');
      expect(expo.requestBackgroundPermissionsAsync).not.toHaveBeenCalled();
    });

    it('has no background in a browser, where a refusal is for good', async () => {
      jest.replaceProperty(Platform, 'OS', 'web');
      allow(refused, granted);
      expo.requestForegroundPermissionsAsync.mockResolvedValue(granted);
      expect(await aLocator().askPermission('background')).toMatchObject({
        whileOpen: 'blocked',
        inBackground: 'unavailable',
      });
      expect(expo.requestBackgroundPermissionsAsync).not.toHaveBeenCalled();
    });
  });

  describe('a position', () => {
    it('is given when it is known, and when it is found', async () => {
      expo.getLastKnownPositionAsync.mockResolvedValue(aLocation());
      expo.getCurrentPositionAsync.mockResolvedValue(aLocation());
      const locator = aLocator();
      expect(await locator.lastKnown()).toEqual(fix);
      expect(await locator.current(10_000)).toEqual(fix);
    });

    it.each([notAsked, refused, blocked])('is not even looked for without permission', async (answer) => {
      allow(answer, answer);
      const locator = aLocator();
      expect(await locator.lastKnown()).toBeNull();
      expect(await locator.current(10_000)).toBeNull();
      expect(expo.getLastKnownPositionAsync).not.toHaveBeenCalled();
      expect(expo.getCurrentPositionAsync).not.toHaveBeenCalled();
      expect(expo.requestForegroundPermissionsAsync).not.toHaveBeenCalled();
    });

    it('is null where the device throws', async () => {
      expo.getLastKnownPositionAsync.mockRejectedValue(new Error('E_LOCATION_UNAVAILABLE'));
      expo.getCurrentPositionAsync.mockRejectedValue(new Error('E_LOCATION_UNAVAILABLE'));
      const locator = aLocator();
      expect(await locator.lastKnown()).toBeNull();
      expect(await locator.current(10_000)).toBeNull();
    });

    it('is null where what comes is stale or made up', async () => {
      expo.getLastKnownPositionAsync.mockResolvedValue(aLocation({ timestamp: NOW - 31 * 60_000 }));
      expo.getCurrentPositionAsync.mockResolvedValue(aLocation({ mocked: true }));
      const locator = aLocator();
      expect(await locator.lastKnown()).toBeNull();
      expect(await locator.current(10_000)).toBeNull();
    });

    it('is waited for no longer than was said', async () => {
      jest.useFakeTimers();
      expo.getCurrentPositionAsync.mockReturnValue(new Promise(() => undefined));
      const looking = aLocator().current(10_000);
      await jest.advanceTimersByTimeAsync(10_000);
      expect(await looking).toBeNull();
      expect(jest.getTimerCount()).toBe(0);
      jest.useRealTimers();
    });

    it('is looked for without a question to the traveller, and in a browser not in its memory', async () => {
      expo.getCurrentPositionAsync.mockResolvedValue(aLocation());
      await aLocator().current(10_000);
      expect(expo.getCurrentPositionAsync).toHaveBeenLastCalledWith({
        accuracy: 4,
        mayShowUserSettingsDialog: false,
      });
      jest.replaceProperty(Platform, 'OS', 'web');
      await aLocator().current(10_000);
      expect(expo.getCurrentPositionAsync).toHaveBeenLastCalledWith(
        expect.objectContaining({ maximumAge: 120_000, timeout: 10_000 }),
      );
    });
  });
});
