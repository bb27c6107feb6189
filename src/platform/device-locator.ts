import * as Location from 'expo-location';
import { Platform } from 'react-native';

import { askLocationPermission, mayLocate, readLocationPermission } from './location-permission';
import { FRESH_LIMIT_MS, LAST_KNOWN_LIMIT_MS, toFix, type Fix, type Locator } from './locator';
import { createMovementWatch } from './movement-watch';

interface LocatorOptions {
  /** Movements while the app is open; those in the background come to the handlers of the background tasks. */
  onMoved: (fixes: Fix[]) => Promise<void>;
  now: () => number;
}

export function createLocator({ onMoved, now }: LocatorOptions): Locator {
  return {
    permission: readLocationPermission,
    askPermission: askLocationPermission,

    async lastKnown() {
      if (!(await mayLocate())) return null;
      const reading = await Location.getLastKnownPositionAsync({ maxAge: LAST_KNOWN_LIMIT_MS }).catch(
        nothing,
      );
      return reading && toFix(reading, now(), LAST_KNOWN_LIMIT_MS);
    },

    async current(limitMs) {
      if (!(await mayLocate())) return null;
      const options = { accuracy: Location.Accuracy.High, mayShowUserSettingsDialog: false };
      // Without these, a browser gives any position that it once had, and never gives up.
      const inBrowser = { ...options, maximumAge: FRESH_LIMIT_MS, timeout: limitMs };
      const reading = await within(
        limitMs,
        Location.getCurrentPositionAsync(Platform.OS === 'web' ? inBrowser : options).catch(nothing),
      );
      return reading && toFix(reading, now(), FRESH_LIMIT_MS);
    },

    ...createMovementWatch(onMoved, now),
  };
}

function within<T>(limitMs: number, work: Promise<T>): Promise<T | null> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const limit = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), limitMs);
  });
  return Promise.race([work, limit]).finally(() => clearTimeout(timer));
}

const nothing = () => null;
