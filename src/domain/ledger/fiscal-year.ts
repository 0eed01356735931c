import { DomainError } from '#domain/kernel/domain-error.ts';
import {
  addDays,
  addMonths,
  DATE_BOUNDS,
  latest,
  type LocalDate,
} from '#domain/kernel/local-date.ts';
import { allowedOperations, type TransitionTable } from '#domain/kernel/state-machine.ts';

export const FISCAL_YEAR_STATUSES = ['Open', 'Closed'] as const;
export type FiscalYearStatus = (typeof FISCAL_YEAR_STATUSES)[number];

export type FiscalYearOperation = 'accrue-costs' | 'appropriate-reserve' | 'close' | 'reopen';

export const fiscalYearTransitions: TransitionTable<FiscalYearStatus, FiscalYearOperation> = {
  'accrue-costs': { from: ['Open'], to: 'Open' },
  'appropriate-reserve': { from: ['Open'], to: 'Open' },
  close: { from: ['Open'], to: 'Closed' },
  reopen: { from: ['Closed'], to: 'Open' },
};

const LONGEST_YEAR_MONTHS = 24;
const MONTHS_OF_A_YEAR = 12;

export interface FiscalYearPeriod {
  start_date: LocalDate;
  end_date: LocalDate;
}

/** Refuses (`invalid_period`) a date outside 1900–2200. */
export function checkBookDate(date: LocalDate): void {
  const { from, to } = DATE_BOUNDS;
  if (date < from || date > to) throw new DomainError('invalid_period', { date, from, to });
}

/**
 * Refuses (`invalid_period`) a fiscal year that does not end after its first day, that lasts more
 * than 24 months, or that leaves 1900–2200.
 * Rule: accounts are settled every year (art. 3.89 §5 15° Civil Code); a first or a moved year may
 * be longer than twelve months, by custom up to 24.
 */
export function checkFiscalYearPeriod({ start_date, end_date }: FiscalYearPeriod): void {
  checkBookDate(start_date);
  checkBookDate(end_date);
  const latestEnd = addDays(addMonths(start_date, LONGEST_YEAR_MONTHS), -1);
  if (end_date <= start_date || end_date > latestEnd) {
    throw new DomainError('invalid_period', {
      date: end_date,
      from: addDays(start_date, 1),
      to: latestEnd,
    });
  }
}

type Year = FiscalYearPeriod & { readonly status: FiscalYearStatus };

/**
 * Refuses (`out_of_order`, with the year in the way) to close a year while an earlier one of its
 * building is open, and to reopen one while a later one is closed: each year starts from the
 * balances of the one before. `years` are those of the building, in any order.
 * Rule: opening balances are the closing balances of the year before.
 */
export function checkFiscalYearOrder(
  operation: FiscalYearOperation,
  year: FiscalYearPeriod,
  years: readonly Year[],
): void {
  const blocking = yearInTheWay(operation, year, years);
  if (blocking !== undefined) {
    const { start_date, end_date } = blocking;
    throw new DomainError('out_of_order', { operation, start_date, end_date });
  }
}

/** Lists the operations that a year allows, given the other years of its building. */
export function listYearOperations(year: Year, years: readonly Year[]): FiscalYearOperation[] {
  return allowedOperations(fiscalYearTransitions, year.status).filter(
    (operation) => yearInTheWay(operation, year, years) === undefined,
  );
}

function yearInTheWay(
  operation: FiscalYearOperation,
  year: FiscalYearPeriod,
  years: readonly Year[],
): Year | undefined {
  return years.find((other) =>
    operation === 'close'
      ? other.status === 'Open' && other.end_date < year.start_date
      : other.status === 'Closed' && other.start_date > year.end_date,
  );
}

/**
 * Finds the financial year before another: the last one of the building that ends before it begins, or else
 * the twelve months before its first day.
 */
export function findYearBefore(
  { start_date }: FiscalYearPeriod,
  years: readonly FiscalYearPeriod[],
): FiscalYearPeriod {
  const earlier = years.filter(({ end_date }) => end_date < start_date);
  const [first, ...others] = earlier.map(({ end_date }) => end_date);
  const last = first === undefined ? undefined : latest(first, ...others);
  return (
    earlier.find(({ end_date }) => end_date === last) ?? {
      start_date: addMonths(start_date, -MONTHS_OF_A_YEAR),
      end_date: addDays(start_date, -1),
    }
  );
}
