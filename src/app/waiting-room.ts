import { once } from 'node:events';
import { createServer } from 'node:http';
import { READY_PATH, statusOfReadiness, type Readiness } from '#platform/http/readiness.ts';

/** So soon it is worth another look. */
const RETRY_AFTER_SECONDS = 2;

/** What answers at the address of a service that is not there yet. */
export interface WaitingRoom {
  /** Says what the start is at. */
  enter(readiness: Readiness): void;
  /** Leaves the address to the service. */
  close(): Promise<void>;
}

const NOBODY: WaitingRoom = { enter: () => undefined, close: async () => undefined };

/**
 * Answers at the address while the service starts: 503 to everything, and at /health/ready what the
 * start is at. Where the address is not to be had, nobody answers, and the service itself will say
 * why; where any port will do, nobody knows it yet.
 */
export async function openWaitingRoom(address: {
  readonly host: string;
  readonly port: number;
}): Promise<WaitingRoom> {
  if (address.port === 0) return NOBODY;
  let status: Readiness = 'starting';
  const server = createServer({ keepAlive: false }, (request, answer) => {
    const isAsked = request.url === READY_PATH;
    answer.writeHead(statusOfReadiness(status), {
      'content-type': isAsked ? 'application/json' : 'application/problem+json',
      'cache-control': 'no-store',
      'retry-after': String(RETRY_AFTER_SECONDS),
      connection: 'close',
    });
    const problem = { type: '/problems/unhealthy', title: status, status: 503, code: 'unhealthy' };
    answer.end(JSON.stringify(isAsked ? { status } : problem));
  });
  server.listen(address);
  try {
    await once(server, 'listening');
  } catch {
    return NOBODY;
  }
  return {
    enter(readiness) {
      status = readiness;
    },
    async close() {
      if (!server.listening) return;
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}
