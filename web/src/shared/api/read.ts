import { queryOptions, useQuery } from '@tanstack/react-query';
import { api } from '../session/session.ts';
import { ApiProblem, isNotFound, type Request } from './client.ts';
import type { Operations } from './generated.ts';

/** Query options of an operation, cached by its id and its request. */
export function apiQuery<Id extends keyof Operations>(operation: Id, request: Request<Id>) {
  return queryOptions({
    queryKey: [operation, request],
    queryFn: ({ signal }) => api.call(operation, { ...request, signal }),
  });
}

/**
 * Decides, as `throwOnError`, whether a failure replaces the page: if nothing was loaded yet, or if
 * the record no longer exists. A failed refetch keeps the page and its input.
 */
export function shouldReplacePage(
  error: Error,
  { state }: { readonly state: { readonly data: unknown } },
): boolean {
  const isForbidden = error instanceof ApiProblem && error.status === 403;
  return isForbidden || isNotFound(error) || state.data === undefined;
}

/** Loads the record that a page is about; if that fails, the failure replaces the page. */
export function useRecord<Id extends keyof Operations>(
  operation: Id,
  request: Request<Id>,
  options: { readonly enabled?: boolean; readonly refetchInterval?: number } = {},
) {
  return useQuery({
    ...apiQuery(operation, request),
    ...options,
    throwOnError: shouldReplacePage,
  });
}
