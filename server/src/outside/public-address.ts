import { BlockList, isIP } from 'node:net';

/** What no machine of the world beyond this network is reached by: IANA's registries of special addresses. */
const NOT_PUBLIC_V4 = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
] as const;

/**
 * Of IPv6 only this is handed out to the world. Whatever lies outside is refused with it: loopback, link-local, private and multicast
 * addresses, and those that only wrap one of IPv4 (`::ffff:…`, NAT64), behind which anything may be.
 */
const PUBLIC_V6 = ['2000::', 3] as const;

const NOT_PUBLIC_V6 = [
  // Protocols of their own, Teredo among them.
  ['2001::', 23],
  ['2001:db8::', 32],
  // 6to4 wraps an address of IPv4.
  ['2002::', 16],
  ['3fff::', 20],
] as const;

const notPublic = new BlockList();
for (const [network, bits] of NOT_PUBLIC_V4) notPublic.addSubnet(network, bits, 'ipv4');
for (const [network, bits] of NOT_PUBLIC_V6) notPublic.addSubnet(network, bits, 'ipv6');

const handedOut = new BlockList();
handedOut.addSubnet(...PUBLIC_V6, 'ipv6');

/** Whether an address, as a resolver gives it, belongs to the open internet. */
export function isPublicAddress(address: string): boolean {
  switch (isIP(address)) {
    case 4:
      return !notPublic.check(address, 'ipv4');
    case 6:
      return handedOut.check(address, 'ipv6') && !notPublic.check(address, 'ipv6');
    default:
      return false;
  }
}
