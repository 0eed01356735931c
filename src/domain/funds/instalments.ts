import { splitByUnit, type UnitPart, type WeightedUnit } from '#domain/charges/split-amount.ts';
import { allocate } from '#domain/kernel/allocate.ts';
import { assert } from '#domain/kernel/assert.ts';
import { DomainError } from '#domain/kernel/domain-error.ts';
import { addMonths, endOfMonth, type LocalDate } from '#domain/kernel/local-date.ts';
import { sumCents, type Cents } from '#domain/kernel/money.ts';

const MONTHS_OF_A_YEAR = 12;

export interface Instalment {
  readonly amount_cents: Cents;
  /** Part of each unit with weight, by unit number; may be 0. */
  readonly units: readonly UnitPart[];
}

export interface YearlyAmount {
  readonly amount_cents: Cents;
  readonly units: readonly WeightedUnit[];
  /** Number of instalments, at least 1. */
  readonly instalments: number;
}

/**
 * Splits a yearly amount in cents over the units of a key, then each unit's part over the instalments, so
 * that the instalments of every unit add up to its part of the year. Refuses instalment_empty {instalments}
 * if the last instalment would be zero.
 * Rule: largest remainder twice, by unit and with equal weights; surplus cents go to the first instalments.
 * That instalments add up to the year is accounting logic, no statute fixes it.
 */
export function planInstalments({ amount_cents, units, instalments }: YearlyAmount): Instalment[] {
  assert(Number.isInteger(instalments) && instalments > 0, 'A year has at least one instalment');
  const equal = Array.from({ length: instalments }, () => 1);
  const parts = splitByUnit(amount_cents, units).map((part) => ({
    part,
    amounts: allocate(part.amount_cents, equal),
  }));
  return equal.map((_, index) => {
    const ofUnits = parts.map(({ part, amounts }) => ({
      ...part,
      amount_cents: amounts[index] ?? 0,
    }));
    const total = sumCents(ofUnits.map((part) => part.amount_cents));
    if (total === 0) throw new DomainError('instalment_empty', { instalments });
    return { amount_cents: total, units: ofUnits };
  });
}

/** Returns the default months between instalments: an even part of the year, or else one month. */
export function defaultIntervalMonths(instalments: number): number {
  return MONTHS_OF_A_YEAR % instalments === 0 ? MONTHS_OF_A_YEAR / instalments : 1;
}

/**
 * Lists the dates of instalments, whole months apart. A first date at the end of its month means the end of
 * each month; any other means its day, or the end of a shorter month.
 */
export function listInstalmentDates(
  first: LocalDate,
  { instalments, interval_months }: { instalments: number; interval_months: number },
): LocalDate[] {
  const isEnd = first === endOfMonth(first);
  return Array.from({ length: instalments }, (_, index) => {
    const date = addMonths(first, index * interval_months);
    return isEnd ? endOfMonth(date) : date;
  });
}
