import {
  infiniteQueryOptions,
  queryOptions,
  useInfiniteQuery,
  useMutation,
  useQueryClient,
  type UseMutationResult,
} from '@tanstack/react-query';
import { useMemo } from 'react';
import { api } from '../session/session.ts';
import { ApiProblem, isNowhere, type Answer, type Request } from './client.ts';
import type { Operations } from './generated.ts';

/** Operations whose answer is a list. */
type ListOperation = {
  [Id in keyof Operations]: Operations[Id]['answer'] extends readonly unknown[] ? Id : never;
}[keyof Operations];

/** A row of such an answer. */
type RowOf<Id extends ListOperation> = Operations[Id]['answer'][number];

/** What a page knows of a list: its rows as far as they were asked for, and the way to the next ones. */
export interface List<Row> {
  readonly rows: readonly Row[];
  /** How many there are in all; undefined: not known yet. */
  readonly total: number | undefined;
  readonly isPending: boolean;
  readonly hasNextPage: boolean;
  readonly isFetchingNextPage: boolean;
  readonly error: unknown;
  fetchNextPage(): unknown;
}

/** As many rows as a list takes in one request. */
const PAGE_SIZE = 100;

/** What an operation answers, kept under its name and what it was asked. */
export function apiQuery<Id extends keyof Operations>(operation: Id, request: Request<Id>) {
  return queryOptions({
    queryKey: [operation, request],
    queryFn: ({ signal }) => api.call(operation, { ...request, signal }),
  });
}

/**
 * Whether a page gives way to its failure, as `throwOnError`: it has no answer yet, or what it shows is
 * not there any more. A second answer that does not come leaves the page, and what is typed in it.
 */
export function hasNothingToShow(
  error: Error,
  { state }: { readonly state: { readonly data: unknown } },
): boolean {
  const isForbidden = error instanceof ApiProblem && error.status === 403;
  return isForbidden || isNowhere(error) || state.data === undefined;
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

/** The rows of a list, page after page. */
export function useList<Id extends ListOperation>(
  operation: Id,
  request: Request<Id>,
  options: { readonly enabled?: boolean; readonly throwOnError?: typeof hasNothingToShow } = {},
): List<RowOf<Id>> {
  const query = useInfiniteQuery({ ...apiPages(operation, request), ...options });
  const pages = query.data?.pages;
  const rows = useMemo(
    () => pages?.flatMap(({ data }): readonly RowOf<Id>[] => data) ?? [],
    [pages],
  );
  return {
    rows,
    total: pages?.[0]?.total,
    isPending: query.isPending,
    hasNextPage: query.hasNextPage,
    isFetchingNextPage: query.isFetchingNextPage,
    error: query.error,
    fetchNextPage: query.fetchNextPage,
  };
}

/**
 * A change. It is neither shown before the service has answered nor sent again by itself; what is on
 * the page is then asked anew, for a change of one thing moves the figures of others. Those of one
 * `line` are sent one after the other: each stands on what the one before has changed. `onDone` is told
 * of each before anything is asked anew, also where the next one has begun meanwhile.
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
