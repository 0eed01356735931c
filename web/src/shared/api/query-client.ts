import { QueryClient } from '@tanstack/react-query';
import { ApiProblem } from './client.ts';

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
