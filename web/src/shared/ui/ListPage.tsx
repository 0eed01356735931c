import { useLocation } from '@tanstack/react-router';
import type { RowData } from '@tanstack/react-table';
import type { ReactNode } from 'react';
import type { Selection } from './DataTable.tsx';
import { DensitySwitch } from './DensitySwitch.tsx';
import { FilterLine } from './FilterLine.tsx';
import { ListTable } from './ListTable.tsx';
import { MoreRows } from './MoreRows.tsx';
import { NoRows } from './NoRows.tsx';
import { Page } from './Page.tsx';
import { SavedFilters } from './SavedFilters.tsx';
import type { PageList } from './page-list.ts';

interface Props<Row> {
  readonly list: PageList<Row>;
  readonly selection?: Selection | undefined;
  readonly title: string;
  /** Describes the rows if the title does not. */
  readonly caption?: string;
  /** Text below the title, possibly from the number of rows once it is known. */
  readonly sentence?: ReactNode | ((total: number) => string);
  /** Action that creates a row, offered in the header and in an empty list. */
  readonly add?: ReactNode;
  /** Other actions in the header. */
  readonly actions?: ReactNode;
  /**
   * Shown if there are no rows: text above the `add` action, or a component with an action of its
   * own.
   */
  readonly empty: ReactNode;
  /** Control at the end of the filters, for how the rows are shown. */
  readonly display?: ReactNode;
  /** Alternative view of the rows instead of a table. */
  readonly view?: ReactNode;
  /** Content above the filters, such as a drop zone. */
  readonly top?: ReactNode;
  /** Content between filters and rows. */
  readonly above?: ReactNode;
  /** Content below the rows, such as bulk actions. */
  readonly children?: ReactNode;
}

/** Page with one list: count, filters, and rows or the reason why there are none. */
export function ListPage<Row extends RowData>(props: Props<Row>) {
  const {
    title,
    caption = title,
    sentence,
    add,
    actions,
    empty,
    display,
    view,
    top,
    above,
    children,
    list,
    selection,
  } = props;
  const { total, isPending, filters, columns, sort, rowId } = list;
  const page = useLocation().pathname;
  return (
    <Page
      title={title}
      sentence={
        typeof sentence !== 'function'
          ? sentence
          : total === undefined
            ? undefined
            : sentence(total)
      }
      isLoading={isPending}
      actions={
        <>
          {actions}
          {add}
        </>
      }
    >
      {top}
      {filters.length > 0 && (
        <FilterLine filters={filters}>
          {display}
          <SavedFilters of={page} />
          {view === undefined && <DensitySwitch />}
        </FilterLine>
      )}
      {above}
      {view !== undefined && !isPending ? (
        <>
          {view}
          <MoreRows list={list} />
        </>
      ) : (
        <ListTable
          {...{ list, columns, sort, rowId, selection }}
          caption={caption}
          empty={typeof empty === 'string' ? <NoRows why={empty} add={add} /> : empty}
        />
      )}
      {children}
    </Page>
  );
}
