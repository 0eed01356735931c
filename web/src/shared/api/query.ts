import { useMutation, useQueryClient, type UseMutationResult } from '@tanstack/react-query';
import { api } from '../session/session.ts';
import type { Answer, Request } from './client.ts';
import type { Operations } from './generated.ts';

// A first page only reads.
export { apiQuery, shouldReplacePage, useRecord } from './read.ts';

/**
 * Mutation of an operation. It is not optimistic and never retried. Afterwards all queries on the
 * page are refetched, since a change of one record moves the figures of others. Those of the same
 * `line` run one after another, since each builds on the previous one. `onDone` is called for each
 * before the refetch, even if the next has already started.
 */
export function useAct<Id extends keyof Operations>(
  operation: Id,
  options: {
    readonly line?: string;
    readonly onDone?: (answer: Answer<Id>, request: Request<Id>) => void;
  } = {},
): UseMutationResult<Answer<Id>, Error, Request<Id>> {
  const queries = useQueryClient();
  const { line, onDone } = options;
  return useMutation({
    ...(line === undefined ? {} : { scope: { id: line } }),
    mutationFn: (request) => api.call(operation, request),
    ...(onDone === undefined ? {} : { onSuccess: onDone }),
    onSettled: () => queries.invalidateQueries(),
  });
}
