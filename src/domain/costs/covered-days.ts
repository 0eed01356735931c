import type { CoveredPeriod } from '#domain/expenses/covered-period.ts';
import type { LocalDate } from '#domain/kernel/local-date.ts';
import type { Uncovered } from './cost-defaults.ts';

/** A settlement period of a building, both ends included. */
export interface SettlementPeriod {
  readonly id: string;
  readonly period_from: LocalDate;
  readonly period_to: LocalDate;
}

/** Finds the settlement period of a day. */
export function findSettlementPeriod(
  day: LocalDate,
  periods: readonly SettlementPeriod[],
): SettlementPeriod | undefined {
  return periods.find(({ period_from, period_to }) => period_from <= day && day <= period_to);
}

/**
 * Finds the days that a cost covers: its own, or else by the setting of its account the day of the entry or
 * the settlement period of that day, even if a later run settles it.
 * @param fallback period for an entry in no settlement period of the building
 */
export function findCoveredDays(
  { entry_date, period }: { readonly entry_date: LocalDate; readonly period: CoveredPeriod | null },
  uncovered: Uncovered,
  periods: readonly SettlementPeriod[],
  fallback: CoveredPeriod,
): CoveredPeriod {
  if (period !== null) return period;
  if (uncovered === 'InvoiceDate') return { period_from: entry_date, period_to: entry_date };
  const { period_from, period_to } = findSettlementPeriod(entry_date, periods) ?? fallback;
  return { period_from, period_to };
}
