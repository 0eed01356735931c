import { assert } from '#domain/kernel/assert.ts';
import { roundHalfUp } from '#domain/kernel/decimal.ts';
import { DomainError } from '#domain/kernel/domain-error.ts';
import { addDays, daysBetween, earliest, type LocalDate } from '#domain/kernel/local-date.ts';
import { isCents, type Cents } from '#domain/kernel/money.ts';
import type { RateSchedule } from './interest-rates.ts';

/** What is still owed by one receivable, and since when it bears interest. */
export interface BearingItem {
  readonly open_cents: Cents;
  /** The day before the first that bears interest. */
  readonly bears_after: LocalDate;
  /** A cost of recovery or a private cost: costs bear no interest. */
  readonly is_cost: boolean;
}

/** In leap years too: a day costs the same in every year. */
const DAYS_PER_YEAR = 365n;
const MILLION = 1_000_000n;

/**
 * Simple interest in cents on what is open of each item, at the yearly rate of each day: actual
 * days / 365, from the day after `bears_after` up to and including `until`. Exact, summed over the
 * items, rounded once, half up. Costs, and items that bear only later, bear none.
 * Refuses amount_out_of_range what no amount can hold, and what the rates refuse.
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
