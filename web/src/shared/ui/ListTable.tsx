import { useNavigate } from '@tanstack/react-router';
import type { RowData } from '@tanstack/react-table';
import type { ReactNode } from 'react';
import type { List } from '../api/query.ts';
import { DataTable, type Column, type Selection } from './DataTable.tsx';
import { MoreRows } from './MoreRows.tsx';
import { Rows } from './Page.tsx';

export interface ListTableProps<Row> {
  /** What the list holds, for those who cannot see it. */
  readonly caption: string;
  readonly list: List<Row>;
  readonly columns: readonly Column<Row>[];
  readonly rowId: (row: Row) => string;
  /** `expense_date` or `-expense_date`: heads of columns then change the `sort` of the address. */
  readonly sort?: string | undefined;
  readonly selection?: Selection | undefined;
  readonly empty: ReactNode;
}

/** The rows of a list, what stands in their place before they come, and the way to the next ones. */
export function ListTable<Row extends RowData>(props: ListTableProps<Row>) {
  const { list, sort, ...table } = props;
  // Nobody knows then whether there are rows.
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
            {...(sort === undefined ? {} : { sort, onSort: order })}
          />
        )
      )}
      <MoreRows list={list} />
    </>
  );
}
