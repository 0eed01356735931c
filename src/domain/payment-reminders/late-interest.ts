import { assert } from '#domain/kernel/assert.ts';
import { roundHalfUp } from '#domain/kernel/decimal.ts';
import { DomainError } from '#domain/kernel/domain-error.ts';
import { addDays, daysBetween, latest, type LocalDate } from '#domain/kernel/local-date.ts';
import { isCents, type Cents } from '#domain/kernel/money.ts';
import type { RateTable } from './interest-rates.ts';

/** What is still owed by one receivable. */
export interface OverdueItem {
  readonly open_cents: Cents;
  readonly due_date: LocalDate;
  /** A cost of recovery or a private cost: costs bear no interest. */
  readonly is_cost: boolean;
}

/** In leap years too: a day costs the same in every year. */
const DAYS_PER_YEAR = 365n;
const MILLION = 1_000_000n;

/**
 * Simple interest in cents on what is open of each item, at the yearly rates of the table: actual
 * days / 365, from the day after the due date up to and including `until`, each day at its own rate.
 * Exact, summed over the items, rounded once, half up. Costs, and items due on `until` or later,
 * bear none. Refuses amount_out_of_range what no amount can hold.
 * Rule: delay starts once the due date has passed; interest bears no interest.
 */
export function lateInterest(
  items: readonly OverdueItem[],
  until: LocalDate,
  rates: RateTable,
): Cents {
  let numerator = 0n;
  for (const { open_cents, due_date, is_cost } of items) {
    assert(isCents(open_cents) && open_cents >= 0, 'What is open must not be negative');
    if (!is_cost) numerator += BigInt(open_cents) * rateDays(due_date, until, rates);
  }
  const interest = Number(roundHalfUp(numerator, DAYS_PER_YEAR * MILLION));
  if (!isCents(interest)) throw new DomainError('amount_out_of_range');
  return interest;
}

/** Σ rate (ppm) × days over the days after `due` up to and including `until`. */
function rateDays(due: LocalDate, until: LocalDate, rates: RateTable): bigint {
  let sum = 0n;
  for (const [index, { from, ppm }] of rates.entries()) {
    const next = rates[index + 1]?.from;
    if (next !== undefined && next <= due) continue;
    // The first rate also counts before its day.
    if (index > 0 && from > until) break;
    const after = index === 0 ? due : latest(due, addDays(from, -1));
    const last = next === undefined || next > until ? until : addDays(next, -1);
    const days = daysBetween(after, last);
    if (days > 0) sum += BigInt(ppm) * BigInt(days);
  }
  return sum;
}
