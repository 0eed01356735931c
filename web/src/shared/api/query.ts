import {
  infiniteQueryOptions,
  queryOptions,
  useMutation,
  useQueryClient,
  type UseMutationResult,
} from '@tanstack/react-query';
import { api } from '../session/session.ts';
import type { Answer, Request } from './client.ts';
import type { Operations } from './generated.ts';

/** Operations whose answer is a list. */
type ListOperation = {
  [Id in keyof Operations]: Operations[Id]['answer'] extends readonly unknown[] ? Id : never;
}[keyof Operations];

/** As many rows as a list takes in one request. */
const PAGE_SIZE = 100;

/** What an operation answers, kept under its name and what it was asked. */
export function apiQuery<Id extends keyof Operations>(operation: Id, request: Request<Id>) {
  return queryOptions({
    queryKey: [operation, request],
    queryFn: ({ signal }) => api.call(operation, { ...request, signal }),
  });
}

/** A list that goes on where the last page ended. */
export function apiPages<Id extends ListOperation>(operation: Id, request: Request<Id>) {
  return infiniteQueryOptions({
    queryKey: [operation, request, 'pages'],
    initialPageParam: undefined as string | undefined,
    queryFn: ({ signal, pageParam }) =>
      api.call(operation, {
        ...request,
        signal,
        query: {
          limit: PAGE_SIZE,
          include_total: true,
          ...('query' in request ? request.query : {}),
          ...(pageParam === undefined ? {} : { cursor: pageParam }),
        },
      } as Request<Id>),
    getNextPageParam: (page: Answer<Id>) => page.next,
  });
}

/**
 * A change. It is neither shown before the service has answered nor sent again by itself; what is on
 * the page is then asked anew, for a change of one thing moves the figures of others.
 */
export function useAct<Id extends keyof Operations>(
  operation: Id,
): UseMutationResult<Answer<Id>, Error, Request<Id>> {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (request) => api.call(operation, request),
    onSettled: () => queries.invalidateQueries(),
  });
}
