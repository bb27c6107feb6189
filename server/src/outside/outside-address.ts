import { isIP } from 'node:net';

import { isPublicAddress } from './public-address';

/** Why an address that somebody gave the service is not called. */
export type AddressFault = 'not-an-address' | 'not-https' | 'user-info' | 'inner-address';

/** For whoever gave it. */
export const FAULT_WORDS: Record<AddressFault, string> = {
  'not-an-address': 'must be an address',
  'not-https': 'must be an https address',
  'user-info': 'must not hold a name or a password',
  'inner-address': 'must lead to the open internet',
};

/**
 * What can be told from the text alone. A name may still lead to an inner address when it is looked up: that is told by whoever
 * connects (`outside-requests.ts`), each time.
 */
export function readOutsideAddress(
  text: string,
  innerHosts: readonly string[] = [],
): { url: URL } | { fault: AddressFault } {
  if (!URL.canParse(text)) return { fault: 'not-an-address' };
  // This also puts the many ways to write an address of IPv4 (decimal, octal, short) into the usual one.
  const url = new URL(text);
  if (url.protocol !== 'https:') return { fault: 'not-https' };
  if (url.username !== '' || url.password !== '') return { fault: 'user-info' };
  const host = toBareHost(url);
  const isInner = isIP(host) !== 0 && !isPublicAddress(host) && !innerHosts.includes(host);
  return isInner ? { fault: 'inner-address' } : { url };
}

/** Without the brackets around an address of IPv6. */
function toBareHost({ hostname }: URL): string {
  return hostname.replace(/^\[|\]$/g, '');
}
