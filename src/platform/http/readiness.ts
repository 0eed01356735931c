import type { FastifyInstance } from 'fastify';
import type { Limit } from './authenticate.ts';

export const READY_PATH = '/health/ready';

/** State of a service: only one that is `ready` should receive requests. */
export type Readiness = 'starting' | 'migrating' | 'ready' | 'waiting_for_database' | 'stopping';

/** Returns the HTTP status that reports the readiness. */
export function getReadinessStatus(readiness: Readiness): 200 | 503 {
  return readiness === 'ready' ? 200 : 503;
}

/**
 * Serves the readiness of the service. During the start, another handler answers at its address
 * (`app/startup-server.ts`).
 */
export function serveReadiness(
  app: FastifyInstance,
  options: {
    readonly isAnswering: () => Promise<boolean>;
    readonly isStopping: () => boolean;
    readonly limit: Limit;
  },
): void {
  const { isAnswering, isStopping, limit } = options;
  const readiness = async (): Promise<Readiness> => {
    if (isStopping()) return 'stopping';
    return (await isAnswering()) ? 'ready' : 'waiting_for_database';
  };
  app.get(READY_PATH, { onRequest: limit, schema: { hide: true } }, async (_request, reply) => {
    const status = await readiness();
    return reply
      .code(getReadinessStatus(status))
      .header('cache-control', 'no-store')
      .send({ status });
  });
}
