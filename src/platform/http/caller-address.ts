import { isIP, isIPv6 } from 'node:net';
import type { FastifyRequest, onRequestHookHandler } from 'fastify';

/** Address with a port, as some proxies write it: `192.0.2.1:4711`, `[2001:db8::1]:4711`. */
const WITH_PORT = /^(?:(\d+\.\d+\.\d+\.\d+):\d+|\[([\da-f:.]+)\](?::\d+)?)$/i;

/** Records the caller's address early: a closed connection has none. */
export const recordCallerAddress: onRequestHookHandler = (request, _reply, done) => {
  request.address = addressOf(request);
  done();
};

/** Request whose address can be read while its connection is open. */
interface Sent extends Pick<FastifyRequest, 'socket'> {
  readonly ip?: string;
}

/** Address by the trusted proxies; anything that is not an address is ignored. */
function addressOf({ ip = '', socket }: Sent): string {
  const told = ip.replace(WITH_PORT, '$1$2');
  return isIP(told) === 0 ? (socket.remoteAddress ?? '') : told;
}

/** Number of 16-bit groups in the network part of an IPv6 address. */
const NETWORK_GROUPS = 4;

/**
 * Returns what limits count by: an IPv4 address, or the /64 network of an IPv6 address, which one caller
 * has whole.
 */
export function networkOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped !== undefined) return mapped;
  if (!isIPv6(address)) return address;
  const [head = '', tail] = address.toLowerCase().replace(/%[^]*/, '').split('::');
  const groups = head === '' ? [] : head.split(':');
  const missing = tail === undefined ? 0 : NETWORK_GROUPS * 2 - groups.length - countGroups(tail);
  const whole = [
    ...groups,
    ...Array.from({ length: missing }, () => '0'),
    ...(tail ?? '').split(':'),
  ];
  const network = whole
    .slice(0, NETWORK_GROUPS)
    .map((group) => group.replace(/^0+(?=.)/, '') || '0');
  return `${network.join(':')}::/64`;
}

/** Counts the 16-bit groups of the end of an address; an IPv4 address at the end has two. */
function countGroups(text: string): number {
  if (text === '') return 0;
  return text.split(':').reduce((count, group) => count + (group.includes('.') ? 2 : 1), 0);
}
