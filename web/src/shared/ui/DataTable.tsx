import { Checkbox } from '@mantine/core';
import {
  createColumnHelper,
  rowSelectionFeature,
  tableFeatures,
  useTable,
  type RowData,
} from '@tanstack/react-table';
import { useMemo, type ReactNode } from 'react';
import { useWords } from '../i18n/words.tsx';
import styles from './DataTable.module.css';
import { TableRows } from './TableRows.tsx';

const features = tableFeatures({ rowSelectionFeature });

/** Column of a table. */
export interface Column<Row> {
  readonly id: string;
  readonly header: string;
  readonly cell: (row: Row) => ReactNode;
  /** Aligns figures to the right. */
  readonly isNumber?: boolean;
  /** API field by which the list can be sorted. */
  readonly sort?: string;
  /** Footer of the column. */
  readonly foot?: ReactNode;
}

export interface Selection {
  readonly ids: ReadonlySet<string>;
  readonly onChange: (ids: ReadonlySet<string>) => void;
}

interface Props<Row> {
  /** Describes the table to screen readers. */
  readonly caption: string;
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  readonly rowId: (row: Row) => string;
  /** Current order, `expense_date` or `-expense_date`; clicking sortable headers changes it. */
  readonly sort?: string | undefined;
  readonly onSort?: (sort: string) => void;
  readonly selection?: Selection | undefined;
  /** Shown if there are no rows, with the action that creates one. */
  readonly empty?: ReactNode;
}

/**
 * Table of records, shown as cards on narrow screens. The service sorts, filters and sums; the
 * selection is kept by id.
 */
export function DataTable<Row extends RowData>(props: Props<Row>) {
  const { caption, rows, rowId, selection, sort, onSort, empty } = props;
  const { t } = useWords();
  const columns = useMemo(() => columnsOf(props.columns), [props.columns]);
  const data = useMemo(() => [...rows], [rows]);
  const table = useTable({
    features,
    columns,
    data,
    getRowId: rowId,
    enableRowSelection: selection !== undefined,
    state: {
      rowSelection: Object.fromEntries([...(selection?.ids ?? [])].map((id) => [id, true])),
    },
    onRowSelectionChange: (update) => {
      const before = Object.fromEntries(
        [...(selection?.ids ?? [])].map((id) => [id, true as const]),
      );
      const after = typeof update === 'function' ? update(before) : update;
      selection?.onChange(new Set(Object.keys(after).filter((id) => after[id])));
    },
  });
  if (rows.length === 0 && empty !== undefined)
    return <div className={styles['empty']}>{empty}</div>;
  const hasFoot = props.columns.some(({ foot }) => foot !== undefined);
  return (
    <div className={styles['frame']}>
      <table className={styles['table']} aria-rowcount={rows.length + 1}>
        <caption className={styles['caption']}>{caption}</caption>
        <thead>
          <tr>
            {selection !== undefined && (
              <th scope="col" className={styles['tick']}>
                <Checkbox
                  size="xs"
                  aria-label={t('web.table.select_all')}
                  checked={table.getIsAllRowsSelected()}
                  indeterminate={table.getIsSomeRowsSelected() && !table.getIsAllRowsSelected()}
                  onChange={table.getToggleAllRowsSelectedHandler()}
                />
              </th>
            )}
            {props.columns.map((column) => (
              <Head key={column.id} column={column} sort={sort} onSort={onSort} />
            ))}
          </tr>
        </thead>
        <TableRows
          rows={table.getRowModel().rows}
          rowKey={({ id }) => id}
          isSelected={(row) => row.getIsSelected()}
        >
          {(row) => (
            <>
              {selection !== undefined && (
                <td className={styles['tick']}>
                  <Checkbox
                    size="xs"
                    aria-label={t('web.table.select')}
                    checked={row.getIsSelected()}
                    onChange={() => {}}
                    onClick={row.getToggleSelectedHandler()}
                  />
                </td>
              )}
              {props.columns.map((column) => (
                <td
                  key={column.id}
                  data-label={column.header}
                  className={column.isNumber === true ? styles['number'] : undefined}
                >
                  {column.cell(row.original)}
                </td>
              ))}
            </>
          )}
        </TableRows>
        {hasFoot && (
          <tfoot>
            <tr>
              {selection !== undefined && <td />}
              {props.columns.map(({ id, foot, isNumber, header }) => (
                <td
                  key={id}
                  data-label={foot === undefined ? undefined : header}
                  className={isNumber === true ? styles['number'] : undefined}
                >
                  {foot}
                </td>
              ))}
            </tr>
          </tfoot>
        )}
      </table>
    </div>
  );
}

function columnsOf<Row extends RowData>(columns: readonly Column<Row>[]) {
  const helper = createColumnHelper<typeof features, Row>();
  return helper.columns(columns.map(({ id, header }) => helper.display({ id, header })));
}

/** Column header; a button if the list can be sorted by it. */
function Head<Row>(props: {
  readonly column: Column<Row>;
  readonly sort: string | undefined;
  readonly onSort: ((sort: string) => void) | undefined;
}) {
  const { column, sort, onSort } = props;
  const field = column.sort;
  const className = column.isNumber === true ? styles['number'] : undefined;
  if (field === undefined || onSort === undefined) {
    return (
      <th scope="col" className={className}>
        {column.header}
      </th>
    );
  }
  const direction = sort === field ? 'ascending' : sort === `-${field}` ? 'descending' : 'none';
  const arrow = { ascending: '↑', descending: '↓', none: '' }[direction];
  return (
    <th scope="col" className={className} aria-sort={direction}>
      <button
        type="button"
        className={styles['sort']}
        onClick={() => onSort(direction === 'descending' ? field : `-${field}`)}
      >
        {column.header} <span aria-hidden>{arrow}</span>
      </button>
    </th>
  );
}
