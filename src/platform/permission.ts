/**
 * `refused` may be asked for again; `blocked` is changed in the system's settings only; `unavailable`: this device, or this
 * browser, does not have the power at all.
 */
export type Permission = 'granted' | 'not-asked' | 'refused' | 'blocked' | 'unavailable';

interface SystemAnswer {
  granted: boolean;
  status: string;
  canAskAgain: boolean;
}

export function toPermission({ granted, status, canAskAgain }: SystemAnswer): Permission {
  // A browser that was allowed to look but found no position says "granted" and `false` in one breath.
  if (granted || status === 'granted') return 'granted';
  if (status === 'undetermined') return 'not-asked';
  return canAskAgain ? 'refused' : 'blocked';
}
