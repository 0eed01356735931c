import { queryOptions } from '@tanstack/react-query';

/** What the service says of itself, whoever asks. */
interface Health {
  readonly status: 'healthy' | 'unhealthy';
  readonly version: string;
  readonly database: 'connected' | 'disconnected';
  readonly uptime_seconds: number;
}

/** Stands beside the interface, without its version and without a token; 503 tells as much as 200. */
export const healthQuery = queryOptions({
  queryKey: ['health'],
  queryFn: async ({ signal }): Promise<Health> => {
    const answer = await fetch('/health', { signal, headers: { accept: 'application/json' } });
    return (await answer.json()) as Health;
  },
});
