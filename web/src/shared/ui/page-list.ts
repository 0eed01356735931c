import type { Request } from '../api/client.ts';
import type { Operations } from '../api/generated.ts';
import {
  useList,
  type List,
  type ListOperation,
  type RowOf,
  type shouldReplacePage,
} from '../api/query.ts';
import type { Search } from '../routing/search.ts';
import type { Column } from './columns.tsx';
import { filterValues, useAddress, type AnyFilter, type Filter } from './filters.tsx';

type QueryOf<Id extends keyof Operations> = Operations[Id]['request'] extends {
  readonly query?: infer Query;
}
  ? NonNullable<Query>
  : never;

/** List of a page by definition: where its rows come from, and how they are filtered and shown. */
export interface ListDefinition<Id extends ListOperation> {
  readonly operation: Id;
  readonly columns: readonly Column<RowOf<Id>>[];
  readonly filters?: readonly (AnyFilter & Filter<QueryOf<Id>>)[];
  /**
   * Order if the address names none; headers of columns then change it. Empty for the order of the
   * service.
   */
  readonly sort?: string;
  /** Whether only rows of the chosen building are listed. */
  readonly isOfBuilding?: boolean;
  /** Rows per request, for views that need all of them at once. */
  readonly limit?: number;
  readonly rowId?: (row: RowOf<Id>) => string;
}

/** Rows of a page’s list, with what the page needs to show them. */
export interface PageList<Row> extends List<Row> {
  readonly columns: readonly Column<Row>[];
  readonly filters: readonly AnyFilter[] | undefined;
  readonly sort: string | undefined;
  readonly rowId: ((row: Row) => string) | undefined;
  /** Search parameters of the page. */
  readonly search: Search<string>;
  /** Whether the address has filters besides the building. */
  readonly isFiltered: boolean;
}

/** Lists the rows that the address asks for. */
export function usePageList<Id extends ListOperation>(
  definition: ListDefinition<Id>,
  options: {
    readonly request?: Partial<Request<Id>>;
    readonly enabled?: boolean;
    readonly throwOnError?: typeof shouldReplacePage;
  } = {},
): PageList<RowOf<Id>> {
  const { operation, columns, filters, sort, isOfBuilding = false, limit, rowId } = definition;
  const { request, ...how } = options;
  const { search } = useAddress();
  const { building_id, view: _view, sort: order = sort, ...rest } = search;
  const query = {
    ...rest,
    ...(isOfBuilding ? { building_id } : {}),
    ...(order === undefined || order === '' ? {} : { sort: order }),
    ...(limit === undefined ? {} : { limit }),
    ...filterValues(filters ?? [], search),
  };
  // Names and values of filters are those of the operation, which checks the rest of the address.
  const list = useList(operation, { query, ...request } as Request<Id>, how);
  const isFiltered = Object.values(rest).some((value) => value !== undefined);
  return { ...list, columns, filters, sort: order, rowId, search, isFiltered };
}
