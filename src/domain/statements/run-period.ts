import type { CoveredPeriod } from '#domain/expenses/covered-period.ts';
import { DomainError } from '#domain/kernel/domain-error.ts';
import { addDays, addMonths, type LocalDate } from '#domain/kernel/local-date.ts';
import type { FiscalYearPeriod } from '#domain/ledger/fiscal-year.ts';

/** Months that a settlement period may last: month, quarter, four months, half-year, year. */
const RUN_MONTHS = [1, 3, 4, 6, 12] as const;

/**
 * Refuses (invalid_period, with the days expected) a settlement period that is not inside the fiscal year,
 * does not follow the one before without gap or overlap, or is neither the whole year nor 1, 3, 4, 6 or 12
 * months. The last period of a year may be shorter, to its last day.
 * Rule: the year is settled whole and once (Civil Code, art. 3.89 §5 15°); the periodicity is free.
 * @param runs of the building that are not reversed
 */
export function checkRunPeriod(
  { period_from, period_to }: CoveredPeriod,
  year: FiscalYearPeriod,
  runs: readonly CoveredPeriod[],
): void {
  const from = findNextStart(year, runs);
  if (period_from !== from) {
    throw new DomainError('invalid_period', {
      date: period_from,
      from,
      to: from,
      bound: 'start',
      at: ['period_from'],
    });
  }
  const ends = listPossibleEnds(from, year);
  if (ends.includes(period_to)) return;
  throw new DomainError('invalid_period', {
    date: period_to,
    from: ends[0] ?? from,
    to: year.end_date,
    bound: 'end',
    at: ['period_to'],
  });
}

/** Finds the day on which the next settlement period of a year begins. */
export function findNextStart(year: FiscalYearPeriod, runs: readonly CoveredPeriod[]): LocalDate {
  const ends = runs
    .filter(({ period_from }) => period_from >= year.start_date && period_from <= year.end_date)
    .map(({ period_to }) => addDays(period_to, 1))
    .sort();
  return ends.at(-1) ?? year.start_date;
}

/** Lists the last days that a settlement period may have, earliest first. */
export function listPossibleEnds(from: LocalDate, { end_date }: FiscalYearPeriod): LocalDate[] {
  const ends = RUN_MONTHS.map((months) => addDays(addMonths(from, months), -1));
  return [...new Set([...ends.filter((end) => end < end_date), end_date])].sort();
}
