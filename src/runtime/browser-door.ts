import { deviceSecrets } from '@/platform/device-secrets';

import { FrontDoor } from './front-door';
import { hasKey } from './traveller-key';

/** Screens that ask for no key. */
const OPEN_TO_ALL = /^\/(service|gallery)(\/|$)/;

/** The door of this page, and the key of the invitation that led to it. */
export async function findBrowserDoor(): Promise<{ door: FrontDoor; invitedKey: string }> {
  const asksForKey = !OPEN_TO_ALL.test(location.pathname) && !(await hasKey(deviceSecrets));
  const door = new FrontDoor(() => import('./whole-app'), { asksForKey });
  return { door, invitedKey: asksForKey ? takeInvitation() : '' };
}

/** Whoever picks up this device next must not find the key in the history. */
function takeInvitation(): string {
  if (location.pathname !== '/sign-in') return '';
  const key = new URLSearchParams(location.search).get('key') ?? '';
  history.replaceState(null, '', '/');
  return key;
}
