import * as Location from 'expo-location';
import { Platform } from 'react-native';

import { MOVEMENT_TASK } from '@/platform/background-tasks';
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
  watchPositionAsync: jest.fn(),
  startLocationUpdatesAsync: jest.fn(),
  stopLocationUpdatesAsync: jest.fn(),
  hasStartedLocationUpdatesAsync: jest.fn(),
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

function aLocator() {
  const moved: Fix[][] = [];
  const onMoved = (fixes: Fix[]) => {
    moved.push(fixes);
    return Promise.resolve();
  };
  return { locator: createLocator({ onMoved, now: () => NOW }), moved };
}

function allow(open: Permission, background: Permission) {
  expo.getForegroundPermissionsAsync.mockResolvedValue(open);
  expo.getBackgroundPermissionsAsync.mockResolvedValue(background);
}

describe('the locator of the device', () => {
  beforeEach(() => {
    jest.resetAllMocks();
    expo.hasServicesEnabledAsync.mockResolvedValue(true);
    expo.hasStartedLocationUpdatesAsync.mockResolvedValue(false);
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
      expect(await aLocator().locator.permission()).toEqual({
        whileOpen,
        inBackground: 'blocked',
        isPrecise: true,
        isSwitchedOn: true,
      });
    });

    it('tells of an approximate position, and of location switched off for all apps', async () => {
      allow({ ...granted, ios: { scope: 'whenInUse', accuracy: 'reduced' } }, refused);
      expo.hasServicesEnabledAsync.mockResolvedValue(false);
      expect(await aLocator().locator.permission()).toMatchObject({ isPrecise: false, isSwitchedOn: false });

      allow({ ...granted, android: { accuracy: 'coarse' } }, refused);
      expect(await aLocator().locator.permission()).toMatchObject({ isPrecise: false });
    });

    it('is unavailable where the device throws at the question', async () => {
      expo.getForegroundPermissionsAsync.mockRejectedValue(new Error('no such module'));
      expo.getBackgroundPermissionsAsync.mockRejectedValue(new Error('no such module'));
      expo.hasServicesEnabledAsync.mockRejectedValue(new Error('no such module'));
      expect(await aLocator().locator.permission()).toMatchObject({
        whileOpen: 'unavailable',
        inBackground: 'unavailable',
        isSwitchedOn: false,
      });
    });

    it('asks for the background only after the foreground was given', async () => {
      expo.requestForegroundPermissionsAsync.mockResolvedValue(refused);
      await aLocator().locator.askPermission('background');
      expect(expo.requestBackgroundPermissionsAsync).not.toHaveBeenCalled();

      expo.requestForegroundPermissionsAsync.mockResolvedValue(granted);
      expo.requestBackgroundPermissionsAsync.mockResolvedValue(granted);
      allow(granted, granted);
      expect(await aLocator().locator.askPermission('background')).toMatchObject({ inBackground: 'granted' });
    });

    it('never asks for the background when the foreground is enough', async () => {
      expo.requestForegroundPermissionsAsync.mockResolvedValue(granted);
      await aLocator().locator.askPermission('while-open');
      expect(expo.requestBackgroundPermissionsAsync).not.toHaveBeenCalled();
    });

    it('has no background in a browser, where a refusal is for good', async () => {
      jest.replaceProperty(Platform, 'OS', 'web');
      allow(refused, granted);
      expo.requestForegroundPermissionsAsync.mockResolvedValue(granted);
      expect(await aLocator().locator.askPermission('background')).toMatchObject({
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
      const { locator } = aLocator();
      expect(await locator.lastKnown()).toEqual(fix);
      expect(await locator.current(10_000)).toEqual(fix);
    });

    it.each([notAsked, refused, blocked])('is not even looked for without permission', async (answer) => {
      allow(answer, answer);
      const { locator } = aLocator();
      expect(await locator.lastKnown()).toBeNull();
      expect(await locator.current(10_000)).toBeNull();
      expect(expo.getLastKnownPositionAsync).not.toHaveBeenCalled();
      expect(expo.getCurrentPositionAsync).not.toHaveBeenCalled();
      expect(expo.requestForegroundPermissionsAsync).not.toHaveBeenCalled();
    });

    it('is null where the device throws', async () => {
      expo.getLastKnownPositionAsync.mockRejectedValue(new Error('E_LOCATION_UNAVAILABLE'));
      expo.getCurrentPositionAsync.mockRejectedValue(new Error('E_LOCATION_UNAVAILABLE'));
      const { locator } = aLocator();
      expect(await locator.lastKnown()).toBeNull();
      expect(await locator.current(10_000)).toBeNull();
    });

    it('is null where what comes is stale or made up', async () => {
      expo.getLastKnownPositionAsync.mockResolvedValue(aLocation({ timestamp: NOW - 31 * 60_000 }));
      expo.getCurrentPositionAsync.mockResolvedValue(aLocation({ mocked: true }));
      const { locator } = aLocator();
      expect(await locator.lastKnown()).toBeNull();
      expect(await locator.current(10_000)).toBeNull();
    });

    it('is waited for no longer than was said', async () => {
      jest.useFakeTimers();
      expo.getCurrentPositionAsync.mockReturnValue(new Promise(() => undefined));
      const looking = aLocator().locator.current(10_000);
      await jest.advanceTimersByTimeAsync(10_000);
      expect(await looking).toBeNull();
      expect(jest.getTimerCount()).toBe(0);
      jest.useRealTimers();
    });

    it('is looked for without a question to the traveller, and in a browser not in its memory', async () => {
      expo.getCurrentPositionAsync.mockResolvedValue(aLocation());
      await aLocator().locator.current(10_000);
      expect(expo.getCurrentPositionAsync).toHaveBeenLastCalledWith({
        accuracy: 4,
        mayShowUserSettingsDialog: false,
      });
      jest.replaceProperty(Platform, 'OS', 'web');
      await aLocator().locator.current(10_000);
      expect(expo.getCurrentPositionAsync).toHaveBeenLastCalledWith(
        expect.objectContaining({ maximumAge: 120_000, timeout: 10_000 }),
      );
    });
  });

  describe('movement', () => {
    const remove = jest.fn();
    beforeEach(() => expo.watchPositionAsync.mockResolvedValue({ remove }));

    it('is watched in the background where that is allowed, sparing the battery', async () => {
      allow(granted, granted);
      expect(await aLocator().locator.watchSignificantMovement()).toBe('background');
      expect(expo.startLocationUpdatesAsync).toHaveBeenCalledWith(
        MOVEMENT_TASK,
        expect.objectContaining({ accuracy: 2, distanceInterval: 500, pausesUpdatesAutomatically: true }),
      );
      expect(expo.startLocationUpdatesAsync.mock.calls[0]?.[1]).not.toHaveProperty('foregroundService');
      expect(expo.watchPositionAsync).not.toHaveBeenCalled();
    });

    it('is watched while the app is open where the background is refused', async () => {
      const { locator, moved } = aLocator();
      expect(await locator.watchSignificantMovement()).toBe('while-open');
      const tell = expo.watchPositionAsync.mock.calls[0]?.[1];
      tell?.(aLocation());
      tell?.(aLocation({ mocked: true }));
      expect(moved).toEqual([[fix]]);
    });

    it('falls back to the open app where the system will not start it', async () => {
      allow(granted, granted);
      expo.startLocationUpdatesAsync.mockRejectedValue(new Error('not in Expo Go'));
      expect(await aLocator().locator.watchSignificantMovement()).toBe('while-open');
    });

    it.each([
      [refused, 'refused'],
      [notAsked, 'refused'],
    ])('is not watched, and nothing asked, without permission', async (answer, outcome) => {
      allow(answer, answer);
      expect(await aLocator().locator.watchSignificantMovement()).toBe(outcome);
      expect(expo.watchPositionAsync).not.toHaveBeenCalled();
      expect(expo.startLocationUpdatesAsync).not.toHaveBeenCalled();
    });

    it('says so where there is no receiver, or it fails', async () => {
      expo.watchPositionAsync.mockRejectedValue(new Error('switched off'));
      expect(await aLocator().locator.watchSignificantMovement()).toBe('failed');
      expo.getForegroundPermissionsAsync.mockRejectedValue(new Error('no such module'));
      expect(await aLocator().locator.watchSignificantMovement()).toBe('unavailable');
    });

    it('leaves one watch when started twice', async () => {
      const { locator } = aLocator();
      await locator.watchSignificantMovement();
      await locator.watchSignificantMovement();
      expect(expo.watchPositionAsync).toHaveBeenCalledTimes(2);
      expect(remove).toHaveBeenCalledTimes(1);
    });

    it('leaves the background when that is no longer allowed', async () => {
      expo.hasStartedLocationUpdatesAsync.mockResolvedValue(true);
      expect(await aLocator().locator.watchSignificantMovement()).toBe('while-open');
      expect(expo.stopLocationUpdatesAsync).toHaveBeenCalledWith(MOVEMENT_TASK);
    });

    it('ends both kinds of watch, even when told to while it is starting', async () => {
      const { locator } = aLocator();
      const starting = locator.watchSignificantMovement();
      const stopping = locator.stopWatchingMovement();
      expect(await starting).toBe('while-open');
      expect(await stopping).toBe(true);
      expect(remove).toHaveBeenCalledTimes(1);

      expo.hasStartedLocationUpdatesAsync.mockResolvedValue(true);
      expect(await locator.stopWatchingMovement()).toBe(true);
      expect(expo.stopLocationUpdatesAsync).toHaveBeenCalledWith(MOVEMENT_TASK);
    });

    it('does not claim to have stopped what the system would not stop', async () => {
      expo.hasStartedLocationUpdatesAsync.mockResolvedValue(true);
      expo.stopLocationUpdatesAsync.mockRejectedValue(new Error('busy'));
      expect(await aLocator().locator.stopWatchingMovement()).toBe(false);
    });

    it('has nothing to stop in the background of a browser', async () => {
      jest.replaceProperty(Platform, 'OS', 'web');
      expect(await aLocator().locator.stopWatchingMovement()).toBe(true);
      expect(expo.hasStartedLocationUpdatesAsync).not.toHaveBeenCalled();
    });
  });
});
