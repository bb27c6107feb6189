import {
  AFTER_FIRST_UNLOCK_THIS_DEVICE_ONLY,
  deleteItemAsync,
  getItemAsync,
  setItemAsync,
  type SecureStoreOptions,
} from 'expo-secure-store';

import type { Secrets } from './secrets';

/**
 * A sync in the background reads the key while the phone lies locked on a table, so it is readable from the first unlocking
 * after a start on. It never leaves for a backup or another phone.
 */
const OPTIONS: SecureStoreOptions = { keychainAccessible: AFTER_FIRST_UNLOCK_THIS_DEVICE_ONLY };

/** The phone's keychain or keystore. */
export const deviceSecrets: Secrets = {
  read: (name) => getItemAsync(name, OPTIONS),
  write: (name, value) => setItemAsync(name, value, OPTIONS),
  remove: (name) => deleteItemAsync(name, OPTIONS),
};
