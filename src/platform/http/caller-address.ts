import { isIP } from 'node:net';
import type { FastifyRequest, onRequestHookHandler } from 'fastify';

/** As some proxies write it: `192.0.2.1:4711`, `[2001:db8::1]:4711`. */
const WITH_PORT = /^(?:(\d+\.\d+\.\d+\.\d+):\d+|\[([\da-f:.]+)\](?::\d+)?)$/i;

/** Notes from where a request comes while that can be told: the line of who has left has no address. */
export const noteAddress: onRequestHookHandler = (request, _reply, done) => {
  request.address = addressOf(request);
  done();
};

/** What has an address while its line stands. */
interface Sent extends Pick<FastifyRequest, 'socket'> {
  readonly ip?: string;
}

/** As the trusted proxies tell it; what is no address is not believed. */
function addressOf({ ip = '', socket }: Sent): string {
  const told = ip.replace(WITH_PORT, '$1$2');
  return isIP(told) === 0 ? (socket.remoteAddress ?? '') : told;
}
