import { unreachable } from '#domain/kernel/assert.ts';
import { addDays, addMonths, startOfMonth, type LocalDate } from '#domain/kernel/local-date.ts';

/** Days, both ends included; `from` is null for everything up to `to`. */
export interface DayRange {
  readonly from: LocalDate | null;
  readonly to: LocalDate;
}

/** From the first day (null: no start) up to the day before the second. */
export interface Stretch {
  readonly from: LocalDate | null;
  readonly before: LocalDate;
}

/** Periods for which sums of the books are stored. */
export const SUM_SPANS = ['All', 'Year', 'Month'] as const;
export type SumSpan = (typeof SUM_SPANS)[number];
type Period = Exclude<SumSpan, 'All'>;

/** Nominal start of the period of all time. */
export const BEGINNING: LocalDate = '0001-01-01';

/** A range as whole calendar years, additional whole months, and the remaining days. */
export interface PeriodCover {
  readonly years: readonly Stretch[];
  readonly months: readonly Stretch[];
  readonly days: readonly Stretch[];
}

/** Returns the first day of the span that contains the date. */
export function spanStart(span: SumSpan, date: LocalDate): LocalDate {
  switch (span) {
    case 'All':
      return BEGINNING;
    case 'Year':
      return `${date.slice(0, 4)}-01-01`;
    case 'Month':
      return startOfMonth(date);
    default:
      return unreachable(span);
  }
}

/** Returns the first day of the next span, starting on the date or after it. */
function nextSpanStart(span: Period, date: LocalDate): LocalDate {
  const start = spanStart(span, date);
  return start === date ? date : addMonths(start, span === 'Year' ? 12 : 1);
}

/**
 * Covers every day of the range once, with as few sums as possible, so that reports need not read years of
 * lines. An empty range gives no sums.
 */
export function coverByPeriods({ from, to }: DayRange): PeriodCover {
  const years = splitIntoSpans('Year', { from, before: addDays(to, 1) });
  const months = years.beside.map((rest) => splitIntoSpans('Month', rest));
  return {
    years: years.whole,
    months: months.flatMap(({ whole }) => whole),
    days: months.flatMap(({ beside }) => beside),
  };
}

/** Splits a stretch into whole spans and the rest on both sides. */
function splitIntoSpans(
  span: Period,
  { from, before }: Stretch,
): { whole: Stretch[]; beside: Stretch[] } {
  const last = spanStart(span, before);
  if (from === null)
    return { whole: [{ from, before: last }], beside: dropEmpty({ from: last, before }) };
  const first = nextSpanStart(span, from);
  if (first >= last) return { whole: [], beside: dropEmpty({ from, before }) };
  return {
    whole: [{ from: first, before: last }],
    beside: [...dropEmpty({ from, before: first }), ...dropEmpty({ from: last, before })],
  };
}

function dropEmpty(stretch: { readonly from: LocalDate; readonly before: LocalDate }): Stretch[] {
  return stretch.from < stretch.before ? [stretch] : [];
}
