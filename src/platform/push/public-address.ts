import { BlockList, isIP } from 'node:net';

type Subnet = readonly [address: string, prefix: number];

/**
 * Addresses outside the public internet: IANA IPv4 Special-Purpose Address Registry, multicast and
 * reserved.
 */
const SPECIAL_IPV4: readonly Subnet[] = [
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
];

/** All public IPv6 addresses are in this range (RFC 4291), mapped IPv4 addresses are not. */
const GLOBAL_IPV6: readonly Subnet[] = [['2000::', 3]];

/** Tunnels, which lead to IPv4 addresses, and addresses for documentation. */
const SPECIAL_IPV6: readonly Subnet[] = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
];

const specialIpv4 = listOf(SPECIAL_IPV4, 'ipv4');
const globalIpv6 = listOf(GLOBAL_IPV6, 'ipv6');
const specialIpv6 = listOf(SPECIAL_IPV6, 'ipv6');

function listOf(subnets: readonly Subnet[], family: 'ipv4' | 'ipv6'): BlockList {
  const list = new BlockList();
  for (const [address, prefix] of subnets) list.addSubnet(address, prefix, family);
  return list;
}

/** Whether the IP address is public; false if it is not an address. */
export function isPublicAddress(address: string): boolean {
  if (isIP(address) === 4) return !specialIpv4.check(address, 'ipv4');
  // A zone belongs to a link-local address.
  if (isIP(address) !== 6 || address.includes('%')) return false;
  return globalIpv6.check(address, 'ipv6') && !specialIpv6.check(address, 'ipv6');
}

export function isLoopbackAddress(address: string): boolean {
  return address === '::1' || (isIP(address) === 4 && address.startsWith('127.'));
}
