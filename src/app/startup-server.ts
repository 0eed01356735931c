import { once } from 'node:events';
import { createServer } from 'node:http';
import { READY_PATH, getReadinessStatus, type Readiness } from '#platform/http/readiness.ts';

/** Seconds after which a retry is worthwhile. */
const RETRY_AFTER_SECONDS = 2;

/** Answers at the address while the service starts. */
export interface StartupServer {
  /** Sets the step that the start has reached. */
  enter(readiness: Readiness): void;
  /** Releases the address for the service. */
  close(): Promise<void>;
}

const NO_SERVER: StartupServer = { enter: () => undefined, close: async () => undefined };

/**
 * Answers while the service starts: 503 to everything, and the progress at /health/ready. Does
 * nothing if the address is in use, which the service itself will report, or if any port will do,
 * because no client knows the port yet.
 */
export async function openStartupServer(address: {
  readonly host: string;
  readonly port: number;
}): Promise<StartupServer> {
  if (address.port === 0) return NO_SERVER;
  let status: Readiness = 'starting';
  const server = createServer({ keepAlive: false }, (request, answer) => {
    const isAsked = request.url === READY_PATH;
    answer.writeHead(getReadinessStatus(status), {
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
    return NO_SERVER;
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
