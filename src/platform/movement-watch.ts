import * as Location from 'expo-location';
import { Platform } from 'react-native';

import { MOVEMENT_TASK } from './background-tasks';
import { readLocationPermission } from './location-permission';
import { FRESH_LIMIT_MS, toFix, type Fix, type Locator, type MovementWatch } from './locator';

const SIGNIFICANT_METRES = 500;
const SIGNIFICANT_MS = 5 * 60_000;

const whileOpen: Location.LocationOptions = {
  accuracy: Location.Accuracy.Balanced,
  distanceInterval: SIGNIFICANT_METRES,
  timeInterval: SIGNIFICANT_MS,
  // It would be a question that the traveller did not call for.
  mayShowUserSettingsDialog: false,
};

/** By masts and Wi-Fi, without satellites and without a service that never sleeps, so that it costs little power. */
const inBackground: Location.LocationTaskOptions = {
  ...whileOpen,
  accuracy: Location.Accuracy.Low,
  deferredUpdatesDistance: SIGNIFICANT_METRES,
  deferredUpdatesInterval: SIGNIFICANT_MS,
  pausesUpdatesAutomatically: true,
  activityType: Location.ActivityType.Other,
};

type Watching = Pick<Locator, 'watchSignificantMovement' | 'stopWatchingMovement'>;

export function createMovementWatch(onMoved: (fixes: Fix[]) => Promise<void>, now: () => number): Watching {
  let openWatch: Location.LocationSubscription | null = null;
  // One at a time, so that a stop while a start is under way is the last word.
  let turn: Promise<unknown> = Promise.resolve();
  function inTurn<T>(work: () => Promise<T>): Promise<T> {
    const done = turn.then(work);
    turn = done.catch(() => undefined);
    return done;
  }

  function endOpenWatch() {
    openWatch?.remove();
    openWatch = null;
  }

  async function watchWhileOpen(): Promise<MovementWatch> {
    endOpenWatch();
    try {
      openWatch = await Location.watchPositionAsync(whileOpen, (reading) => {
        const fix = toFix(reading, now(), FRESH_LIMIT_MS);
        if (fix) void onMoved([fix]);
      });
      return 'while-open';
    } catch {
      return 'failed';
    }
  }

  async function watch(reach: 'while-open' | 'background'): Promise<MovementWatch> {
    if (reach === 'while-open') await stopInBackground();
    const permission = await readLocationPermission();
    if (permission.whileOpen === 'unavailable') return 'unavailable';
    if (permission.whileOpen !== 'granted') {
      endOpenWatch();
      return 'refused';
    }
    if (reach === 'while-open') return watchWhileOpen();
    if (permission.inBackground !== 'granted') {
      // That the system could not be asked is no answer.
      if (permission.inBackground !== 'unavailable') await stopInBackground();
      return watchWhileOpen();
    }
    try {
      await Location.startLocationUpdatesAsync(MOVEMENT_TASK, inBackground);
      endOpenWatch();
      return 'background';
    } catch {
      // What was started before goes on: to take it back for this would leave the traveller without it for good.
      return watchWhileOpen();
    }
  }

  return {
    watchSignificantMovement: (reach) => inTurn(() => watch(reach)),
    stopWatchingMovement: () =>
      inTurn(() => {
        endOpenWatch();
        return stopInBackground();
      }),
  };
}

async function stopInBackground(): Promise<boolean> {
  if (Platform.OS === 'web') return true;
  try {
    if (await Location.hasStartedLocationUpdatesAsync(MOVEMENT_TASK)) {
      await Location.stopLocationUpdatesAsync(MOVEMENT_TASK);
    }
    return true;
  } catch {
    return false;
  }
}
