import { keepOpenedMessage } from '@/platform/opened-message';
import { hasSecretMark } from '@/platform/secret-marks';

import { FrontDoor } from './front-door';
import { TRAVELLER_KEY } from './traveller-key';

/** Screens that ask for no key. */
const OPEN_TO_ALL = /^\/(service|gallery)(\/|$)/;

/** The door of this page, and the key of the invitation that led to it. */
export function findBrowserDoor(): { door: FrontDoor; invitedKey: string } {
  keepOpenedMessage();
  // A mark that is missing does no harm: the door opens by itself once the key is found.
  const asksForKey = !OPEN_TO_ALL.test(location.pathname) && !hasSecretMark(TRAVELLER_KEY);
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
