import { rowSelectionFeature, tableFeatures, useTable, type RowData } from '@tanstack/react-table';
import { useMemo, useState, type ReactNode } from 'react';
import { useWords, type Words } from '../i18n/words.tsx';
import { useSettings } from '../session/settings.ts';
import styles from './DataTable.module.css';
import { Icon } from './Icon.tsx';
import { TableRows } from './TableRows.tsx';
import { TickBox } from './TickBox.tsx';
import {
  renderCell,
  renderFoot,
  isDated,
  isNumeric,
  ownId,
  useShow,
  type Column,
} from './columns.tsx';

const features = tableFeatures({ rowSelectionFeature });
/** The table keeps the selection only. */
const NO_COLUMNS: [] = [];

export interface Selection {
  readonly ids: ReadonlySet<string>;
  readonly onChange: (ids: ReadonlySet<string>) => void;
}

interface Props<Row> {
  /** Describes the table to screen readers. */
  readonly caption: string;
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  /** Identifies a row; by default with its `id`. */
  readonly rowId?: ((row: Row) => string) | undefined;
  /** Current order, `expense_date` or `-expense_date`; clicking sortable headers changes it. */
  readonly sort?: string | undefined;
  readonly onSort?: (sort: string) => void;
  readonly selection?: Selection | undefined;
  /** Whether there are more rows than these, which totals leave out. */
  readonly isPartial?: boolean;
  /** Details of a row, which its first cell shows and hides. */
  readonly renderDetails?: (row: Row) => ReactNode;
  /** Shown if there are no rows, with the action that creates one. */
  readonly empty?: ReactNode;
}

/**
 * Table of records, shown as cards on narrow screens. The service sorts, filters and sums; the
 * selection is kept by id.
 */
export function DataTable<Row extends RowData>(props: Props<Row>) {
  const { caption, rows, rowId = ownId, selection, sort, onSort, isPartial = false, empty } = props;
  const { renderDetails } = props;
  const [unfolded, unfold] = useState<ReadonlySet<string>>(new Set());
  const { t } = useWords();
  const { density } = useSettings();
  const columns = props.columns.filter(({ isShown = true }) =>
    typeof isShown === 'function' ? isShown(rows) : isShown,
  );
  const data = useMemo(() => [...rows], [rows]);
  const rowSelection = Object.fromEntries(
    [...(selection?.ids ?? [])].map((id) => [id, true as const]),
  );
  const table = useTable({
    features,
    columns: NO_COLUMNS,
    data,
    getRowId: rowId,
    enableRowSelection: selection !== undefined,
    state: { rowSelection },
    onRowSelectionChange: (update) => {
      const after = typeof update === 'function' ? update(rowSelection) : update;
      selection?.onChange(new Set(Object.keys(after).filter((id) => after[id])));
    },
  });
  if (rows.length === 0 && empty !== undefined)
    return <div className={styles['empty']}>{empty}</div>;
  const hasFoot = columns.some(({ foot }) => foot !== undefined);
  return (
    <div>
      <table className={styles['table']} data-density={density} aria-rowcount={rows.length + 1}>
        <caption className={styles['caption']}>{caption}</caption>
        <thead>
          <tr>
            {selection !== undefined && (
              <th scope="col" className={styles['tick']}>
                <TickBox
                  aria-label={t('web.table.select_all')}
                  checked={table.getIsAllRowsSelected()}
                  isPartly={table.getIsSomeRowsSelected() && !table.getIsAllRowsSelected()}
                  onChange={table.getToggleAllRowsSelectedHandler()}
                />
              </th>
            )}
            {columns.map((column) => (
              <Head key={column.id} column={column} sort={sort} onSort={onSort} />
            ))}
          </tr>
        </thead>
        <TableRows
          // Rows of another height are measured again.
          key={density}
          rows={table.getRowModel().rows}
          rowKey={({ id }) => id}
          isSelected={(row) => row.getIsSelected()}
          renderBelow={
            renderDetails &&
            (({ id, original }) =>
              unfolded.has(id) && (
                <Details columns={columns.length + (selection === undefined ? 0 : 1)}>
                  {renderDetails(original)}
                </Details>
              ))
          }
        >
          {(row) => (
            <>
              {selection !== undefined && (
                <td className={styles['tick']}>
                  <TickBox
                    aria-label={t('web.table.select')}
                    checked={row.getIsSelected()}
                    onChange={() => {}}
                    onClick={row.getToggleSelectedHandler()}
                  />
                </td>
              )}
              <Cells
                columns={columns}
                row={row.original}
                id={row.id}
                isUnfolded={renderDetails && unfolded.has(row.id)}
                onToggle={() => unfold((before) => toggle(before, row.id))}
              />
            </>
          )}
        </TableRows>
        {hasFoot && (
          <tfoot>
            <tr>
              {selection !== undefined && <td />}
              <Foot columns={columns} rows={rows} isPartial={isPartial} />
            </tr>
          </tfoot>
        )}
      </table>
    </div>
  );
}

/** Cells of a row; the first unfolds its details, if it has any. */
function Cells<Row>(props: {
  readonly columns: readonly Column<Row>[];
  readonly row: Row;
  readonly id: string;
  /** Undefined for a row without details. */
  readonly isUnfolded: boolean | undefined;
  readonly onToggle: () => void;
}) {
  const show = useShow();
  const { columns, row, id, isUnfolded, onToggle } = props;
  return columns.map((column, place) => (
    <td
      key={column.id}
      data-label={headerOf(column, show)}
      className={[alignment(column), column.link && styles['name']].filter(Boolean).join(' ')}
    >
      {place === 0 && isUnfolded !== undefined ? (
        <Unfold isOpen={isUnfolded} onToggle={onToggle}>
          {renderCell(column, row, id, show)}
        </Unfold>
      ) : (
        renderCell(column, row, id, show)
      )}
    </td>
  ));
}

/** Row below a row, over all columns. */
function Details(props: { readonly columns: number; readonly children: ReactNode }) {
  return (
    <tr className={styles['details']}>
      <td colSpan={props.columns}>{props.children}</td>
    </tr>
  );
}

/** Adds an id to a set, or removes it. */
function toggle(ids: ReadonlySet<string>, id: string): ReadonlySet<string> {
  return ids.has(id) ? new Set([...ids].filter((one) => one !== id)) : new Set([...ids, id]);
}

/** Name of a row, which shows and hides its details. */
function Unfold(props: {
  readonly isOpen: boolean;
  readonly onToggle: () => void;
  readonly children: ReactNode;
}) {
  const { isOpen, onToggle, children } = props;
  return (
    <button type="button" className={styles['unfold']} aria-expanded={isOpen} onClick={onToggle}>
      <Icon name="chevron-right" size={16} />
      {children}
    </button>
  );
}

/** Cells of the foot; the first says what the others are, unless it has a text of its own. */
function Foot<Row>(props: {
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  readonly isPartial: boolean;
}) {
  const show = useShow();
  const { columns, rows, isPartial } = props;
  const first = columns.find(({ isWide = false }) => !isWide);
  return columns.map((column) => (
    <td
      key={column.id}
      data-label={column.foot === undefined ? undefined : headerOf(column, show)}
      className={alignment(column)}
    >
      {column === first && column.foot === undefined
        ? show.t(isPartial ? 'web.table.total_shown' : 'web.table.total')
        : renderFoot(column, rows, show)}
    </td>
  ));
}

/** Figures are aligned to the right, and dates have figures of one width. */
function alignment<Row>(column: Column<Row>): string | undefined {
  const kind = isNumeric(column)
    ? styles['number']
    : isDated(column)
      ? styles['figure']
      : undefined;
  return column.isWide === true ? [kind, styles['wide']].filter(Boolean).join(' ') : kind;
}

function headerOf<Row>({ header }: Column<Row>, { t }: Words): string {
  return header === '' ? '' : t(header);
}

/** Column header; a button if the list can be sorted by it. */
function Head<Row>(props: {
  readonly column: Column<Row>;
  readonly sort: string | undefined;
  readonly onSort: ((sort: string) => void) | undefined;
}) {
  const { column, sort, onSort } = props;
  const header = headerOf(column, useWords());
  const field = column.sort;
  const className = alignment(column);
  if (field === undefined || onSort === undefined) {
    return (
      <th scope="col" className={className}>
        {header}
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
        {header} <span aria-hidden>{arrow}</span>
      </button>
    </th>
  );
}
