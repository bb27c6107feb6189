import type { Secrets } from './secrets';

const PREFIX = 'sojourn.secret.';

/**
 * A browser has no keychain. What lies here is read by pages of this address alone; that none of them runs foreign code
 * is the content security policy's care.
 */
export const deviceSecrets: Secrets = {
  read: async (name) => localStorage.getItem(PREFIX + name),
  write: async (name, value) => localStorage.setItem(PREFIX + name, value),
  remove: async (name) => localStorage.removeItem(PREFIX + name),
};
