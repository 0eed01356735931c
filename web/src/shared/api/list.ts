import { infiniteQueryOptions, useInfiniteQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { api } from '../session/session.ts';
import type { Answer, Request } from './client.ts';
import type { Operations } from './generated.ts';
import type { shouldReplacePage } from './query.ts';

/** Operations that return a list. */
export type ListOperation = {
  [Id in keyof Operations]: Operations[Id]['answer'] extends readonly unknown[] ? Id : never;
}[keyof Operations];

/** Row of such a list. */
export type RowOf<Id extends ListOperation> = Operations[Id]['answer'][number];

/** Loaded rows of a list, and how to load more. */
export interface List<Row> {
  readonly rows: readonly Row[];
  /** Total number of rows; undefined while unknown. */
  readonly total: number | undefined;
  readonly isPending: boolean;
  readonly hasNextPage: boolean;
  readonly isFetchingNextPage: boolean;
  readonly error: unknown;
  /** Adds a page, also if the list is loaded again meanwhile. */
  fetchNextPage(): unknown;
}

/** Maximum number of rows per request. */
const PAGE_SIZE = 100;

/** Query options of a list that loads page after page. */
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

/** Loads the rows of a list page after page. */
export function useList<Id extends ListOperation>(
  operation: Id,
  request: Request<Id>,
  options: { readonly enabled?: boolean; readonly throwOnError?: typeof shouldReplacePage } = {},
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
    fetchNextPage: () => addPage(query),
  };
}

/**
 * Adds a page to the loaded ones. If records change meanwhile, the list is loaded again without that
 * page, which is then asked for once more.
 */
async function addPage(list: LoadedPages): Promise<void> {
  const loaded = list.data?.pages.length ?? 0;
  let now: LoadedPages;
  do now = await list.fetchNextPage({ cancelRefetch: false });
  while (now.hasNextPage && now.error === null && (now.data?.pages.length ?? 0) <= loaded);
}

interface LoadedPages {
  readonly data: { readonly pages: readonly unknown[] } | undefined;
  readonly hasNextPage: boolean;
  readonly error: Error | null;
  fetchNextPage(options: { readonly cancelRefetch: boolean }): Promise<LoadedPages>;
}
