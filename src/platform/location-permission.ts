import * as Location from 'expo-location';
import { Platform } from 'react-native';

import type { LocationPermission } from './locator';
import { toPermission, type Permission } from './permission';

export async function readLocationPermission(): Promise<LocationPermission> {
  const [open, inBackground, isSwitchedOn] = await Promise.all([
    Location.getForegroundPermissionsAsync().catch(() => null),
    readBackground(),
    Location.hasServicesEnabledAsync().catch(() => false),
  ]);
  return {
    whileOpen: open ? toKnownPermission(open) : 'unavailable',
    inBackground,
    isPrecise: open?.ios?.accuracy !== 'reduced' && open?.android?.accuracy !== 'coarse',
    isSwitchedOn,
  };
}

export async function askLocationPermission(reach: 'while-open' | 'background'): Promise<LocationPermission> {
  const open = await read(Location.requestForegroundPermissionsAsync);
  // Both systems refuse the second outright where the first is not given.
  if (reach === 'background' && open === 'granted' && Platform.OS !== 'web') {
    await read(Location.requestBackgroundPermissionsAsync);
  }
  return readLocationPermission();
}

/** To be asked before looking for a position: in a browser, looking asks the traveller by itself. */
export async function mayLocate(): Promise<boolean> {
  return (await read(Location.getForegroundPermissionsAsync)) === 'granted';
}

async function readBackground(): Promise<Permission> {
  // A browser answers for the open page instead.
  return Platform.OS === 'web' ? 'unavailable' : read(Location.getBackgroundPermissionsAsync);
}

async function read(ask: () => Promise<Location.PermissionResponse>): Promise<Permission> {
  return ask().then(toKnownPermission, () => 'unavailable');
}

/** A browser says that it may ask again, and never does. */
function toKnownPermission(answer: Location.PermissionResponse): Permission {
  const known = toPermission(answer);
  return Platform.OS === 'web' && known === 'refused' ? 'blocked' : known;
}
