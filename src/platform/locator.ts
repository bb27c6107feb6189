import type { Permission } from './permission';

export interface Position {
  latitude: number;
  longitude: number;
}

/** Where the device was, how sure it was, and when (milliseconds). */
export interface Fix extends Position {
  /** Radius in metres; null where the device does not say. */
  accuracyMetres: number | null;
  at: number;
}

export interface LocationPermission {
  whileOpen: Permission;
  inBackground: Permission;
  /** False where the traveller gives an approximate position only. */
  isPrecise: boolean;
  /** False where location is switched off for the whole device; then no permission helps. */
  isSwitchedOn: boolean;
}

/** How far watching reaches, or why there is none. */
export type MovementWatch = 'background' | 'while-open' | 'refused' | 'unavailable' | 'failed';

/** Nothing here asks the traveller for anything, but `askPermission`. */
export interface Locator {
  permission(): Promise<LocationPermission>;
  /** In the background implies while open, which is asked for first. */
  askPermission(reach: 'while-open' | 'background'): Promise<LocationPermission>;
  /** At once, without turning the receiver on; null where there is none, it is too old, or it is not allowed. */
  lastKnown(): Promise<Fix | null>;
  /** A fresh one; null where none comes in time, or it is not allowed. */
  current(limitMs: number): Promise<Fix | null>;
  /**
   * Movements come to `onMoved` until stopped. `background` falls back to the open app where the system does not allow it, or can't
   * start it now; `while-open` ends what is watched in the background.
   */
  watchSignificantMovement(reach: 'while-open' | 'background'): Promise<MovementWatch>;
  /** False where the system would not confirm that it has stopped. */
  stopWatchingMovement(): Promise<boolean>;
}

/** What the system gives; the parts of expo-location that count. */
export interface LocationReading {
  coords: { latitude: number; longitude: number; accuracy: number | null };
  timestamp: number;
  mocked?: boolean;
}

export const LAST_KNOWN_LIMIT_MS = 30 * 60_000;
export const FRESH_LIMIT_MS = 2 * 60_000;

/** Null for what must not be taken for the traveller's place: stale, made up by another app, or no place on Earth. */
export function toFix(reading: LocationReading, now: number, maxAgeMs: number): Fix | null {
  const { latitude, longitude, accuracy } = reading.coords;
  if (reading.mocked === true || !isOnEarth({ latitude, longitude })) return null;
  // A receiver that knows nothing yet says zero and zero, far out at sea.
  if (latitude === 0 && longitude === 0) return null;
  // iOS marks a position that is not valid by a negative radius.
  if (accuracy !== null && !(accuracy >= 0)) return null;
  if (!Number.isFinite(reading.timestamp) || now - reading.timestamp > maxAgeMs) return null;
  return {
    latitude,
    longitude,
    accuracyMetres: accuracy !== null && Number.isFinite(accuracy) ? accuracy : null,
    // A clock that is behind the satellites' would date a check-in in the future.
    at: Math.min(reading.timestamp, now),
  };
}

export function isOnEarth({ latitude, longitude }: Position): boolean {
  return (
    Number.isFinite(latitude) &&
    Number.isFinite(longitude) &&
    Math.abs(latitude) <= 90 &&
    Math.abs(longitude) <= 180
  );
}
