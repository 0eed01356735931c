import { isIP } from 'node:net';
import type { FastifyRequest } from 'fastify';

/** As some proxies write it: `192.0.2.1:4711`, `[2001:db8::1]:4711`. */
const WITH_PORT = /^(?:(\d+\.\d+\.\d+\.\d+):\d+|\[([\da-f:.]+)\](?::\d+)?)$/i;

/** From where a request comes, as the trusted proxies tell it; what is no address is not believed. */
export function callerAddress({ ip, socket }: FastifyRequest): string {
  const told = ip.replace(WITH_PORT, '$1$2');
  return isIP(told) === 0 ? (socket.remoteAddress ?? '') : told;
}
