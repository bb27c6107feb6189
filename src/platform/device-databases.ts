import { getRandomBytes } from 'expo-crypto';

import { keepKeysIn } from './database-keys';
import { deviceSecrets } from './device-secrets';
import { sealDatabases } from './sealed-databases';
import { plainDatabases, type SqliteFiles } from './sqlite';

/** The databases of this phone, encrypted with keys that its keychain or keystore holds. */
export const deviceDatabases: SqliteFiles = sealDatabases(plainDatabases, {
  keys: keepKeysIn(deviceSecrets, getRandomBytes),
  // Expo Go brings an engine of its own, which can't encrypt.
  mayBePlain: __DEV__,
});
