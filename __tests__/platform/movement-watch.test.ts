import * as Location from 'expo-location';
import { Platform } from 'react-native';

import { MOVEMENT_TASK } from '@/platform/background-tasks';
import type { Fix } from '@/platform/locator';
import { createMovementWatch } from '@/platform/movement-watch';

jest.mock('expo-location', () => ({
  Accuracy: { Low: 2, Balanced: 3, High: 4 },
  ActivityType: { Other: 1 },
  getForegroundPermissionsAsync: jest.fn(),
  getBackgroundPermissionsAsync: jest.fn(),
  hasServicesEnabledAsync: jest.fn(),
  watchPositionAsync: jest.fn(),
  startLocationUpdatesAsync: jest.fn(),
  stopLocationUpdatesAsync: jest.fn(),
  hasStartedLocationUpdatesAsync: jest.fn(),
}));

const expo = jest.mocked(Location);
const NOW = Date.UTC(2026, 5, 1, 12);

type Permission = Awaited<ReturnType<typeof Location.getForegroundPermissionsAsync>>;

function answering(status: string): Permission {
  const answer = { granted: status === 'granted', status, canAskAgain: true, expires: 'never' };
  return answer as unknown as Permission;
}

const granted = answering('granted');
const refused = answering('denied');
const notAsked = answering('undetermined');

function aLocation(changes: Partial<Location.LocationObject> = {}): Location.LocationObject {
  const coords = { latitude: 48.2, longitude: 16.37, accuracy: 8 };
  const rest = { altitude: null, altitudeAccuracy: null, heading: null, speed: null };
  return { coords: { ...coords, ...rest }, timestamp: NOW - 1000, ...changes };
}

const fix: Fix = { latitude: 48.2, longitude: 16.37, accuracyMetres: 8, at: NOW - 1000 };

function aWatch() {
  const moved: Fix[][] = [];
  const onMoved = (fixes: Fix[]) => {
    moved.push(fixes);
    return Promise.resolve();
  };
  return { watch: createMovementWatch(onMoved, () => NOW), moved };
}

function allow(open: Permission, background: Permission) {
  expo.getForegroundPermissionsAsync.mockResolvedValue(open);
  expo.getBackgroundPermissionsAsync.mockResolvedValue(background);
}

describe('movement', () => {
  const remove = jest.fn();

  beforeEach(() => {
    jest.resetAllMocks();
    expo.hasServicesEnabledAsync.mockResolvedValue(true);
    expo.hasStartedLocationUpdatesAsync.mockResolvedValue(false);
    expo.watchPositionAsync.mockResolvedValue({ remove });
    allow(granted, refused);
  });
  afterEach(() => jest.restoreAllMocks());

  it('is watched in the background where that is allowed, sparing the battery', async () => {
    allow(granted, granted);
    expect(await aWatch().watch.watchSignificantMovement('background')).toBe('background');
    expect(expo.startLocationUpdatesAsync).toHaveBeenCalledWith(
      MOVEMENT_TASK,
      expect.objectContaining({ accuracy: 2, distanceInterval: 500, pausesUpdatesAutomatically: true }),
    );
    expect(expo.startLocationUpdatesAsync.mock.calls[0]?.[1]).not.toHaveProperty('foregroundService');
    expect(expo.watchPositionAsync).not.toHaveBeenCalled();
  });

  it('is watched while the app is open where the background is refused', async () => {
    const { watch, moved } = aWatch();
    expect(await watch.watchSignificantMovement('background')).toBe('while-open');
    const tell = expo.watchPositionAsync.mock.calls[0]?.[1];
    tell?.(aLocation());
    tell?.(aLocation({ mocked: true }));
    expect(moved).toEqual([[fix]]);
  });

  it('falls back to the open app where the system will not start it, and takes nothing back for that', async () => {
    allow(granted, granted);
    expo.hasStartedLocationUpdatesAsync.mockResolvedValue(true);
    expo.startLocationUpdatesAsync.mockRejectedValue(new Error('not in Expo Go'));
    expect(await aWatch().watch.watchSignificantMovement('background')).toBe('while-open');
    expo.getBackgroundPermissionsAsync.mockRejectedValue(new Error('the system is busy'));
    expect(await aWatch().watch.watchSignificantMovement('background')).toBe('while-open');
    expect(expo.stopLocationUpdatesAsync).not.toHaveBeenCalled();
  });

  it('is not watched in the background where the traveller does not want it, whatever is allowed', async () => {
    allow(granted, granted);
    expo.hasStartedLocationUpdatesAsync.mockResolvedValue(true);
    expect(await aWatch().watch.watchSignificantMovement('while-open')).toBe('while-open');
    expect(expo.startLocationUpdatesAsync).not.toHaveBeenCalled();
    expect(expo.stopLocationUpdatesAsync).toHaveBeenCalledWith(MOVEMENT_TASK);
  });

  it('ends in the background also where the system tells nothing of its permissions', async () => {
    expo.getForegroundPermissionsAsync.mockRejectedValue(new Error('the system is busy'));
    expo.hasStartedLocationUpdatesAsync.mockResolvedValue(true);
    await aWatch().watch.watchSignificantMovement('while-open');
    expect(expo.stopLocationUpdatesAsync).toHaveBeenCalledWith(MOVEMENT_TASK);
  });

  it.each([
    [refused, 'refused'],
    [notAsked, 'refused'],
  ])('is not watched, and nothing asked, without permission', async (answer, outcome) => {
    allow(answer, answer);
    expect(await aWatch().watch.watchSignificantMovement('background')).toBe(outcome);
    expect(expo.watchPositionAsync).not.toHaveBeenCalled();
    expect(expo.startLocationUpdatesAsync).not.toHaveBeenCalled();
  });

  it('says so where there is no receiver, or it fails', async () => {
    expo.watchPositionAsync.mockRejectedValue(new Error('switched off'));
    expect(await aWatch().watch.watchSignificantMovement('background')).toBe('failed');
    expo.getForegroundPermissionsAsync.mockRejectedValue(new Error('no such module'));
    expect(await aWatch().watch.watchSignificantMovement('background')).toBe('unavailable');
  });

  it('leaves one watch when started twice', async () => {
    const { watch } = aWatch();
    await watch.watchSignificantMovement('background');
    await watch.watchSignificantMovement('background');
    expect(expo.watchPositionAsync).toHaveBeenCalledTimes(2);
    expect(remove).toHaveBeenCalledTimes(1);
  });

  it('leaves the background when that is no longer allowed', async () => {
    expo.hasStartedLocationUpdatesAsync.mockResolvedValue(true);
    expect(await aWatch().watch.watchSignificantMovement('background')).toBe('while-open');
    expect(expo.stopLocationUpdatesAsync).toHaveBeenCalledWith(MOVEMENT_TASK);
  });

  it('ends both kinds of watch, even when told to while it is starting', async () => {
    const { watch } = aWatch();
    const starting = watch.watchSignificantMovement('background');
    const stopping = watch.stopWatchingMovement();
    expect(await starting).toBe('while-open');
    expect(await stopping).toBe(true);
    expect(remove).toHaveBeenCalledTimes(1);

    expo.hasStartedLocationUpdatesAsync.mockResolvedValue(true);
    expect(await watch.stopWatchingMovement()).toBe(true);
    expect(expo.stopLocationUpdatesAsync).toHaveBeenCalledWith(MOVEMENT_TASK);
  });

  it('does not claim to have stopped what the system would not stop', async () => {
    expo.hasStartedLocationUpdatesAsync.mockResolvedValue(true);
    expo.stopLocationUpdatesAsync.mockRejectedValue(new Error('busy'));
    expect(await aWatch().watch.stopWatchingMovement()).toBe(false);
  });

  it('has nothing to stop in the background of a browser', async () => {
    jest.replaceProperty(Platform, 'OS', 'web');
    expect(await aWatch().watch.stopWatchingMovement()).toBe(true);
    expect(expo.hasStartedLocationUpdatesAsync).not.toHaveBeenCalled();
  });
});
