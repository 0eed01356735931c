import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';

/** Below those that the system lends to connections, which could take one before a service does. */
const PORTS = { from: 10_000, to: 32_000 };

/** A port of this machine that nobody listens on. */
export async function freePort(): Promise<number> {
  const port = randomInt(PORTS.from, PORTS.to);
  const server = createServer().listen(port, '127.0.0.1');
  try {
    await once(server, 'listening');
  } catch {
    return freePort();
  }
  server.close();
  await once(server, 'close');
  return port;
}
