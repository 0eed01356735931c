import { onlineManager, QueryClient, type Query } from '@tanstack/react-query';
import { ApiProblem, ConnectionProblem } from './client.ts';

const TRIES = 2;

/**
 * Query cache of the application. Reads are retried if there was no response; writes never are, and
 * none is queued in the browser until the connection returns.
 */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 0,
      retry: (failures, error) => !(error instanceof ApiProblem) && failures < TRIES,
    },
    mutations: { retry: 0, networkMode: 'always' },
  },
});

/** Whether a query on the page waits for a service that does not respond or is unavailable. */
export function isAwaitingService(query: Query): boolean {
  const why = query.state.fetchFailureReason ?? query.state.error;
  return (
    query.isActive() &&
    (why instanceof ConnectionProblem || (why instanceof ApiProblem && why.status >= 500))
  );
}

/** Refetches failed queries on the page, even if the browser believes it is offline. */
export async function refetchFailed(): Promise<void> {
  onlineManager.setOnline(true);
  await queryClient.refetchQueries({
    type: 'active',
    predicate: ({ state }) => state.error !== null || state.fetchFailureCount > 0,
  });
  onlineManager.setOnline(navigator.onLine);
}
