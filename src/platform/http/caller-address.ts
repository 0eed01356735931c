import { isIP } from 'node:net';
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
