import { allocate } from '#domain/kernel/allocate.ts';
import { DomainError, type FieldPath } from '#domain/kernel/domain-error.ts';
import {
  addDays,
  addMonths,
  daysBetween,
  earliest,
  type LocalDate,
} from '#domain/kernel/local-date.ts';
import type { Cents } from '#domain/kernel/money.ts';
import { currentFinancialYear, type FinancialCalendar } from '#domain/ledger/fiscal-period.ts';

/** The days that a cost covers, both ends included. */
export interface CoveredPeriod {
  readonly period_from: LocalDate;
  readonly period_to: LocalDate;
}

/** The period in a request; null: the cost belongs to the date of the expense. */
export type GivenPeriod = { readonly [Name in keyof CoveredPeriod]: LocalDate | null };

/** The financial years of a building, and which are closed. */
export interface ClosingCalendar extends FinancialCalendar {
  readonly fiscal_years: readonly {
    readonly start_date: LocalDate;
    readonly end_date: LocalDate;
    readonly status: 'Open' | 'Closed';
  }[];
  /** The day of the opening entry of the books; years before it count as closed. */
  readonly opened_on?: LocalDate | null;
}

/** The share of one financial year in a cost. */
export interface YearShare {
  /**
   * Current: the year of the invoice. Later: deferred until its year begins. Earlier: a previous year that
   * is still open. Closed: a previous year that is closed.
   */
  readonly when: 'Current' | 'Later' | 'Earlier' | 'Closed';
  /** The day on which it becomes a cost and whose owners are charged. */
  readonly recognized_on: LocalDate;
  readonly amount_cents: Cents;
}

/** No contract of a co-ownership is prepaid for longer; more is a typing error. */
const LONGEST_MONTHS = 120;

/**
 * Returns the period of a part of an invoice; undefined if none is given. Refuses period_refused for a
 * period without both ends, one that ends before it begins, and one of more than ten years.
 * @param at the part
 */
export function coveredPeriod(given: GivenPeriod, at: FieldPath): CoveredPeriod | undefined {
  const { period_from, period_to } = given;
  if (period_from === null && period_to === null) return undefined;
  if (period_from === null || period_to === null) {
    const missing = period_from === null ? 'period_from' : 'period_to';
    throw new DomainError('period_refused', { reason: 'end', at: [...at, missing] });
  }
  if (period_to < period_from) {
    throw new DomainError('period_refused', { reason: 'order', at: [...at, 'period_to'] });
  }
  if (period_to > addMonths(period_from, LONGEST_MONTHS)) {
    throw new DomainError('period_refused', { reason: 'long', at: [...at, 'period_to'] });
  }
  return { period_from, period_to };
}

/**
 * Splits a cost in cents by days over the financial years of its period, by largest remainder; the shares
 * add up to it, in the order of the years, without empty ones.
 * Rule: the share of a later year is a cost on that year's first day; that of an earlier year, on its last
 * day while the year is open, or on the day of the invoice once it is closed (accruals over 490 and 492,
 * Royal Decree of 12 July 2012; prepaid and late invoices are spread by days).
 * @param expense_date date of the invoice, which receives everything without a period
 */
export function splitByYear(
  amountCents: Cents,
  period: CoveredPeriod | undefined,
  expense_date: LocalDate,
  calendar: ClosingCalendar,
): YearShare[] {
  const current = { when: 'Current', recognized_on: expense_date } as const;
  if (period === undefined) return [{ ...current, amount_cents: amountCents }];
  const own = currentFinancialYear(expense_date, calendar);
  const years = yearsOf(period, calendar);
  const amounts = allocate(
    amountCents,
    years.map(({ days }) => days),
  );
  const shares = years.map(({ from, to }, index): YearShare => {
    const amount_cents = amounts[index] ?? 0;
    if (from > own.to) return { when: 'Later', recognized_on: from, amount_cents };
    if (to >= own.from) return { ...current, amount_cents };
    return isClosed(to, calendar)
      ? { when: 'Closed', recognized_on: expense_date, amount_cents }
      : { when: 'Earlier', recognized_on: to, amount_cents };
  });
  return mergeShares(shares);
}

/** Lists the years of a period with their first and last days, and the days of the period in each. */
function yearsOf({ period_from, period_to }: CoveredPeriod, calendar: ClosingCalendar) {
  const years: { from: LocalDate; to: LocalDate; days: number }[] = [];
  for (let day = period_from; day <= period_to;) {
    const { from, to } = currentFinancialYear(day, calendar);
    const last = earliest(to, period_to);
    years.push({ from, to, days: daysBetween(day, last) + 1 });
    day = addDays(last, 1);
  }
  return years;
}

/** Whether a day is in a closed year, or before the opening of the books. */
export function isClosed(day: LocalDate, { fiscal_years, opened_on }: ClosingCalendar): boolean {
  if (typeof opened_on === 'string' && day < opened_on) return true;
  return fiscal_years.some(
    ({ status, start_date, end_date }) =>
      status === 'Closed' && start_date <= day && day <= end_date,
  );
}

/** Merges shares of the same day and drops empty ones. */
function mergeShares(shares: readonly YearShare[]): YearShare[] {
  const byDay = Map.groupBy(shares, ({ when, recognized_on: day }) => `${when} ${day}`);
  return [...byDay.values()].flatMap((same) => {
    const [first] = same;
    const amount_cents = same.reduce((sum, one) => sum + one.amount_cents, 0);
    return first === undefined || amount_cents === 0 ? [] : [{ ...first, amount_cents }];
  });
}
