import { useMemo, type ReactNode } from 'react';
import { useFormat, type Format } from '../format/format.ts';
import { sumEuro } from '../format/sum-euro.ts';
import { useWords, type Words } from '../i18n/words.tsx';
import { State } from './State.tsx';
import { RecordLink, type RecordPath } from './links.tsx';

/** Texts and formats for the contents of cells. */
export type Show = Words & Format;

interface Common<Row> {
  /** Message id of the header; empty for none. */
  readonly header: string;
  /** API field by which the list can be sorted. */
  readonly sort?: string;
  /** Page of the row’s record, to which the content links. */
  readonly link?: RecordPath;
  /** Footer: the sum of the field, or content made from all rows. */
  readonly foot?: 'sum' | ((rows: readonly Row[], show: Show) => ReactNode);
  /** Whether the column is shown, for these rows; by default it is. */
  readonly isShown?: boolean | ((rows: readonly Row[]) => boolean);
  /** Whether the column is left out of tables that are not wide, to make room for others. */
  readonly isWide?: boolean;
}

/** Column of a table: a field of the row and how to show it, or content of its own. */
export type Column<Row> = Common<Row> &
  (
    | {
        readonly id: string;
        readonly cell: (row: Row, show: Show) => ReactNode;
        /** Aligns figures to the right. */
        readonly isNumber?: boolean;
      }
    | {
        /** The field; null is shown as nothing. */
        readonly id: keyof Row & string;
        readonly cell?: never;
        /** Kind of the value; plain text by default. `nonzero` is an amount of which 0 is shown as nothing. */
        readonly as?: 'day' | 'instant' | 'amount' | 'nonzero' | 'integer' | 'state';
        /** Enumeration of the value, for its text. */
        readonly of?: string;
      }
  );

/** Id of a row: that of its record, unless a list names another. */
export function ownId(row: unknown): string {
  return typeof row === 'object' && row !== null && 'id' in row ? String(row.id) : '';
}

/** Texts and formats for cells, in the language of the page. */
export function useShow(): Show {
  const words = useWords();
  const format = useFormat();
  return useMemo(() => ({ ...words, ...format }), [words, format]);
}

/** Whether a column has figures, which are aligned to the right. */
export function isNumeric<Row>(column: Column<Row>): boolean {
  if (column.cell !== undefined) return column.isNumber === true;
  return column.as === 'amount' || column.as === 'nonzero' || column.as === 'integer';
}

/** Whether a column has days or times. */
export function isDated<Row>(column: Column<Row>): boolean {
  return column.cell === undefined && (column.as === 'day' || column.as === 'instant');
}

/** Content of a cell. */
export function renderCell<Row>(column: Column<Row>, row: Row, id: string, show: Show): ReactNode {
  const content = column.cell === undefined ? fieldOf(column, row, show) : column.cell(row, show);
  if (column.link === undefined) return content;
  return (
    <RecordLink to={column.link} id={id}>
      {content}
    </RecordLink>
  );
}

function fieldOf<Row>(
  column: Extract<Column<Row>, { readonly cell?: never }>,
  row: Row,
  show: Show,
): ReactNode {
  const { as, of } = column;
  const value: unknown = row[column.id];
  if (typeof value === 'number' && (as === 'amount' || as === 'nonzero' || as === 'integer'))
    return as === 'nonzero' && value === 0 ? '' : show[as === 'integer' ? as : 'amount'](value);
  if (typeof value !== 'string' && typeof value !== 'number') return '';
  const text = String(value);
  if (as === 'day' || as === 'instant') return show[as](text);
  if (of === undefined) return text;
  return as === 'state' ? <State of={of} value={text} /> : show.t(`enum.${of}.${text}`);
}

/** Footer of a column; undefined if it has none. */
export function renderFoot<Row>(column: Column<Row>, rows: readonly Row[], show: Show): ReactNode {
  if (column.foot !== 'sum') return column.foot?.(rows, show);
  const values = rows.map((row): unknown => row[column.id as keyof Row]);
  return show.amount(sumEuro(values.filter((value) => typeof value === 'number')));
}
