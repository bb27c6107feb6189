import { Places } from './places';

let loading: Promise<Places> | null = null;
let loaded: Places | null = null;

/** Read when first wanted: no first screen waits for 100 kB of names. One that failed is tried again by the next who asks. */
export function loadPlaces(): Promise<Places> {
  loading ??= import('../../../assets/places/places.json').then(
    (file) => (loaded = new Places(file.default)),
    (error: unknown) => {
      loading = null;
      throw error;
    },
  );
  return loading;
}

/** Null until they have been loaded. */
export function knownPlaces(): Places | null {
  return loaded;
}
