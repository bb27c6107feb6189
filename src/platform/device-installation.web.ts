import type { Installation } from './installation';

/** A browser forgets secrets and databases together. */
export function deviceInstallation(_databases: readonly string[]): Installation {
  return { look: () => Promise.resolve('marked'), mark: () => Promise.resolve() };
}
