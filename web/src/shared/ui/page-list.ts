import type { Request } from '../api/client.ts';
import type { Operations } from '../api/generated.ts';
import { useList, type List, type ListOperation, type RowOf } from '../api/list.ts';
import type { shouldReplacePage } from '../api/query.ts';
import type { Search } from '../routing/search.ts';
import type { Column } from './columns.tsx';
import {
  filterValues,
  parameterNames,
  useAddress,
  type AnyFilter,
  type Filter,
} from './filters.ts';

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
  /** Filters without a field, which links set. */
  readonly also?: readonly (keyof QueryOf<Id> & string)[];
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
  readonly filters: readonly AnyFilter[];
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
  const { operation, columns, filters = [], also = [], sort, limit, rowId } = definition;
  const { request, ...how } = options;
  const { search } = useAddress();
  const { building_id, sort: order = sort } = search;
  const names = [...filters.flatMap(parameterNames), ...also];
  const set = names.filter((name) => search[name] !== undefined);
  const query = {
    ...Object.fromEntries(set.map((name) => [name, search[name]])),
    ...(definition.isOfBuilding === true ? { building_id } : {}),
    ...(order === undefined || order === '' ? {} : { sort: order }),
    ...(limit === undefined ? {} : { limit }),
    ...filterValues(filters, search),
  };
  // Names and values are those of the operation; the service checks values of other parameters.
  const list = useList(operation, { query, ...request } as Request<Id>, how);
  return { ...list, columns, filters, sort: order, rowId, search, isFiltered: set.length > 0 };
}
