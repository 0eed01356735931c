import { queryOptions } from '@tanstack/react-query';

/** Health report of the service, available without signing in. */
interface Health {
  readonly status: 'healthy' | 'unhealthy';
  readonly version: string;
  readonly database: 'connected' | 'disconnected';
  readonly uptime_seconds: number;
}

/**
 * Query for `/health`, which lies outside the versioned API and needs no token. A 503 carries the
 * same report as a 200.
 */
export const healthQuery = queryOptions({
  queryKey: ['health'],
  queryFn: async ({ signal }): Promise<Health> => {
    const answer = await fetch('/health', { signal, headers: { accept: 'application/json' } });
    return (await answer.json()) as Health;
  },
});
