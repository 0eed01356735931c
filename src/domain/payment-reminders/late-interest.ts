import { assert } from '#domain/kernel/assert.ts';
import { roundHalfUp } from '#domain/kernel/decimal.ts';
import { DomainError } from '#domain/kernel/domain-error.ts';
import { addDays, daysBetween, earliest, type LocalDate } from '#domain/kernel/local-date.ts';
import { isCents, type Cents } from '#domain/kernel/money.ts';
import type { RateSchedule } from './interest-rates.ts';

/** The open amount of a receivable, and since when it bears interest. */
export interface BearingItem {
  readonly open_cents: Cents;
  /** The day before the first that bears interest. */
  readonly bears_after: LocalDate;
  /** A recovery cost or private cost: these bear no interest. */
  readonly is_cost: boolean;
}

/** Also in leap years: a day costs the same in every year. */
const DAYS_PER_YEAR = 365n;
const MILLION = 1_000_000n;

/**
 * Computes simple interest in cents on the open amount of each item, at the yearly rate of each day: actual
 * days / 365, from the day after `bears_after` to `until` inclusive. Exact, summed over the items, rounded
 * once, half up. Costs, and items that bear interest only later, are left out. Refuses amount_out_of_range,
 * and as the rates do.
 * Rule: delay starts once the due date has passed; interest bears no interest.
 */
export function lateInterest(
  items: readonly BearingItem[],
  until: LocalDate,
  rates: RateSchedule,
): Cents {
  let numerator = 0n;
  for (const { open_cents, bears_after, is_cost } of items) {
    assert(isCents(open_cents) && open_cents >= 0, 'What is open must not be negative');
    if (is_cost || open_cents === 0) continue;
    numerator += BigInt(open_cents) * rateDays(addDays(bears_after, 1), until, rates);
  }
  const interest = Number(roundHalfUp(numerator, DAYS_PER_YEAR * MILLION));
  if (!isCents(interest)) throw new DomainError('amount_out_of_range');
  return interest;
}

/** Σ rate (ppm) × days over the days from `first` up to and including `last`. */
function rateDays(first: LocalDate, last: LocalDate, rates: RateSchedule): bigint {
  let sum = 0n;
  for (let day = first; day <= last;) {
    const rate = rates(day);
    const end = earliest(rate.until, last);
    const next = addDays(end, 1);
    sum += BigInt(rate.ppm) * BigInt(daysBetween(day, next));
    day = next;
  }
  return sum;
}
