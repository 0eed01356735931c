import { Type, stringEnum } from '#contract/common.ts';
import type { Clock } from '#platform/clock.ts';
import type { Database } from '#platform/db/database.ts';
import { createHealthCheck } from '#platform/db/health-check.ts';
import { API_VERSION } from '#platform/http/description/version.ts';
import { Reply } from '#platform/http/reply.ts';
import { publicRoute, declareRoutes, type Route } from '#platform/http/route.ts';
import type { Metrics } from '#platform/metrics.ts';

const Health = Type.Object({
  status: stringEnum(['healthy', 'unhealthy']),
  version: Type.String(),
  database: stringEnum(['connected', 'disconnected']),
  uptime_seconds: Type.Integer(),
});

function createHealthRoutes(deps: { database: Database; metrics: Metrics; clock: Clock }): Route[] {
  const startedMs = deps.clock.nowMs();
  const isAnswering = createHealthCheck(deps.database);
  return declareRoutes('Health', [
    publicRoute({
      method: 'GET',
      path: '/health',
      operationId: 'getHealth',
      access: 'public',
      summary: 'Check the health of the service',
      description: 'Returns the state of the service and its database.',
      rules: ['503 if the database does not answer within two seconds.'],
      answer: Health,
      isFleeting: true,
      alsoStatus: [503],
      answerExample: {
        status: 'healthy',
        version: API_VERSION,
        database: 'connected',
        uptime_seconds: 86_400,
      },
      handler: async () => {
        const isHealthy = await isAnswering();
        return new Reply(isHealthy ? 200 : 503, {
          status: isHealthy ? 'healthy' : 'unhealthy',
          version: API_VERSION,
          database: isHealthy ? 'connected' : 'disconnected',
          uptime_seconds: Math.floor((deps.clock.nowMs() - startedMs) / 1_000),
        });
      },
    }),
    publicRoute({
      method: 'GET',
      path: '/metrics',
      operationId: 'getMetrics',
      access: 'metrics',
      summary: 'Get metrics',
      description: 'Returns Prometheus text; needs the metrics token.',
      status: 200,
      handler: async () =>
        new Reply(200, Buffer.from(await deps.metrics.render()), {
          'content-type': 'text/plain; version=0.0.4; charset=utf-8',
        }) as Reply<never>,
    }),
  ]);
}

export const healthFeature = { routes: createHealthRoutes };
