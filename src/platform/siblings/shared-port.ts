import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import type { FastifyListenOptions } from 'fastify';
import { hasCode } from '#platform/error-code.ts';

/** Processes of a service that was killed let go of its port within this. */
const PATIENCE_MS = 3_000;
const PAUSE_MS = 100;

/** Where libuv can have several processes listen at one port. */
const PLATFORMS: readonly string[] = ['linux', 'freebsd', 'sunos', 'aix'];

/**
 * How a process listens at a port that others have too: with a socket of its own. The system spreads
 * the connections, and ends those of a process that dies, also the ones that it had not accepted.
 */
export const SHARED_PORT: FastifyListenOptions & { readonly reusePort?: boolean } =
  PLATFORMS.includes(process.platform) ? { reusePort: true } : {};

/**
 * The address that several processes will listen at; its port when the system is to choose one.
 * Throws when another program has it: of those that share a port, none would notice.
 */
export async function addressToShare(wanted: {
  readonly host: string;
  readonly port: number;
}): Promise<{ readonly address: string; readonly port: number }> {
  const deadlineMs = performance.now() + PATIENCE_MS;
  for (;;) {
    try {
      return await listenOnce(wanted);
    } catch (error) {
      if (!hasCode(error, 'EADDRINUSE') || performance.now() > deadlineMs) throw error;
      await delay(PAUSE_MS);
    }
  }
}

async function listenOnce({ host, port }: { readonly host: string; readonly port: number }) {
  const server = createServer().listen({ host, port });
  await once(server, 'listening');
  const found = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  const name = found.family === 'IPv6' ? `[${found.address}]` : found.address;
  return { address: `http://${name}:${found.port}`, port: found.port };
}
