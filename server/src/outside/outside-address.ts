import { isIP } from 'node:net';

import { isPublicAddress } from './public-address';

/** Why an address that somebody gave the service is not called. */
export type AddressFault = 'not-an-address' | 'not-https' | 'user-info' | 'inner-address' | 'port';

/** For whoever gave it. */
export const FAULT_WORDS: Record<AddressFault, string> = {
  'not-an-address': 'must be an address',
  'not-https': 'must be an https address',
  'user-info': 'must not hold a name or a password',
  'inner-address': 'must lead to the open internet',
  port: 'must have port 443 or 8443',
};

/** Nobody talks http behind the ports of databases and mail servers, but what is sent there may do harm. */
const PORTS = ['', '443', '8443'];

/** Names that mean this machine or this network wherever they are looked up, as do those without a dot. */
const INNER_NAME = /^[^.]*$|(^|\.)(localhost|localdomain|local|internal|home\.arpa)$/;
const LONGEST_NAME = 253;
const LONGEST_PART = 63;

/**
 * What can be told from the text alone. A name may still lead to an inner address when it is looked up: that is told by whoever
 * connects (`outside-requests.ts`), each time.
 */
export function readOutsideAddress(
  text: string,
  innerHosts: readonly string[] = [],
  mayBePlain = false,
): { url: URL } | { fault: AddressFault } {
  if (!URL.canParse(text)) return { fault: 'not-an-address' };
  // This also puts the many ways to write an address of IPv4 (decimal, octal, short) into the usual one.
  const url = new URL(text);
  const host = toBareHost(url);
  const mayBeInner = innerHosts.includes(host);
  const isPlain = url.protocol === 'http:' && mayBePlain && mayBeInner;
  if (url.protocol !== 'https:' && !isPlain) return { fault: 'not-https' };
  if (url.username !== '' || url.password !== '') return { fault: 'user-info' };
  if (mayBeInner) return { url };
  const fault = isIP(host) === 0 ? findNameFault(host.replace(/\.$/, '')) : findNumberFault(host);
  if (fault) return { fault };
  return PORTS.includes(url.port) ? { url } : { fault: 'port' };
}

function findNumberFault(address: string): AddressFault | null {
  return isPublicAddress(address) ? null : 'inner-address';
}

function findNameFault(name: string): AddressFault | null {
  const isTooLong = name.length > LONGEST_NAME || name.split('.').some((part) => part.length > LONGEST_PART);
  if (isTooLong) return 'not-an-address';
  return INNER_NAME.test(name) ? 'inner-address' : null;
}

/** Without the brackets around an address of IPv6. */
function toBareHost({ hostname }: URL): string {
  return hostname.replace(/^\[|\]$/g, '');
}
