import { useNavigate } from '@tanstack/react-router';
import type { RowData } from '@tanstack/react-table';
import type { ReactNode } from 'react';
import type { List } from '../api/list.ts';
import { DataTable, type Selection } from './DataTable.tsx';
import { MoreRows } from './MoreRows.tsx';
import { Rows } from './Page.tsx';
import type { Column } from './columns.tsx';

export interface ListTableProps<Row> {
  /** Describes the list to screen readers. */
  readonly caption: string;
  readonly list: List<Row>;
  readonly columns: readonly Column<Row>[];
  readonly rowId?: ((row: Row) => string) | undefined;
  /**
   * Current order, `expense_date` or `-expense_date`; column headers then change `sort` in the
   * address.
   */
  readonly sort?: string | undefined;
  readonly selection?: Selection | undefined;
  readonly empty: ReactNode;
}

/** Table of a list, with a placeholder while loading and a button for more rows. */
export function ListTable<Row extends RowData>(props: ListTableProps<Row>) {
  const { list, sort, ...table } = props;
  // After a failure it is unknown whether there are rows.
  const isUnknown = list.error !== null && list.rows.length === 0;
  const navigate = useNavigate();
  const order = (next: string) =>
    void navigate({ to: '.', search: (before) => ({ ...before, sort: next }) });
  return (
    <>
      {list.isPending ? (
        <Rows count={10} />
      ) : (
        !isUnknown && (
          <DataTable
            {...table}
            rows={list.rows}
            isPartial={list.hasNextPage}
            {...(sort === undefined ? {} : { sort, onSort: order })}
          />
        )
      )}
      <MoreRows list={list} />
    </>
  );
}
