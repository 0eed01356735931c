import { useLocation } from '@tanstack/react-router';
import type { RowData } from '@tanstack/react-table';
import type { ReactNode } from 'react';
import { ListTable, type ListTableProps } from './ListTable.tsx';
import { MoreRows } from './MoreRows.tsx';
import { NoRows } from './NoRows.tsx';
import { Page } from './Page.tsx';
import { SavedFilters } from './SavedFilters.tsx';

interface Props<Row> extends Omit<ListTableProps<Row>, 'caption' | 'empty'> {
  readonly title: string;
  /** What the rows are, where the title does not say it. */
  readonly caption?: string;
  /** What is said beneath the title, or what is said of so many rows once their number is known. */
  readonly sentence?: ReactNode | ((total: number) => string);
  /** What makes another row: one does it from the head of the page, and from a list without rows. */
  readonly add?: ReactNode;
  /** What else one can do from the head of the page. */
  readonly actions?: ReactNode;
  /** What narrows the list; what it is narrowed by can then be kept under a name. */
  readonly filters?: ReactNode;
  /** Why there is no row, as words above the act that makes one, or what says so with its own act. */
  readonly empty: ReactNode;
  /** What shows the rows in another way than as a table. */
  readonly view?: ReactNode;
  /** What stands between the filters and the rows. */
  readonly above?: ReactNode;
  /** What stands beneath the rows, such as the acts on those that are selected. */
  readonly children?: ReactNode;
}

/** A page that shows one list: its size, its filters, its rows or why there are none. */
export function ListPage<Row extends RowData>(props: Props<Row>) {
  const {
    title,
    caption = title,
    sentence,
    add,
    actions,
    filters,
    empty,
    view,
    above,
    children,
    ...table
  } = props;
  const { total, isPending } = table.list;
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
      {filters}
      {filters !== undefined && <SavedFilters of={page} />}
      {above}
      {view !== undefined && !isPending ? (
        <>
          {view}
          <MoreRows list={table.list} />
        </>
      ) : (
        <ListTable
          {...table}
          caption={caption}
          empty={typeof empty === 'string' ? <NoRows why={empty} add={add} /> : empty}
        />
      )}
      {children}
    </Page>
  );
}
