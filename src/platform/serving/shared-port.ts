import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import type { FastifyListenOptions } from 'fastify';
import { hasCode } from '#platform/error-code.ts';

/** Time within which processes of a killed service release its port. */
const PATIENCE_MS = 3_000;
const PAUSE_MS = 100;

/** Platforms on which libuv lets several processes listen at one port. */
const PLATFORMS: readonly string[] = ['linux', 'freebsd', 'sunos', 'aix'];

/**
 * Options to listen at a shared port, each process with its own socket. The system distributes the
 * connections, and ends those of a dead process, including unaccepted ones.
 */
export const SHARED_PORT: FastifyListenOptions & { readonly reusePort?: boolean } =
  PLATFORMS.includes(process.platform) ? { reusePort: true } : {};

/**
 * Reserves the address that several processes will listen at, choosing a port if required. Throws
 * if another program has it: processes that share a port would not notice.
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
