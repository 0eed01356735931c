import { onlineManager, QueryClient, type Query } from '@tanstack/react-query';
import { ApiProblem, ConnectionProblem } from './client.ts';

const TRIES = 2;

/**
 * What the pages know of the service. Reads are tried again where no answer came; writes never are,
 * and none waits in the browser for a connection to come back.
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

/** Whether what is on the page waits for a service that does not answer, or cannot. */
export function isUnanswered(query: Query): boolean {
  const why = query.state.fetchFailureReason ?? query.state.error;
  return (
    query.isActive() &&
    (why instanceof ConnectionProblem || (why instanceof ApiProblem && why.status >= 500))
  );
}

/** Asks once more for what is on the page and did not come, also where the browser takes itself for offline. */
export async function askAgain(): Promise<void> {
  onlineManager.setOnline(true);
  await queryClient.refetchQueries({
    type: 'active',
    predicate: ({ state }) => state.error !== null || state.fetchFailureCount > 0,
  });
  onlineManager.setOnline(navigator.onLine);
}
