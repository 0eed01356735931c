import type { CostTerms, GivenTerms } from '#domain/costs/cost-terms.ts';
import { DomainError } from '#domain/kernel/domain-error.ts';
import { toEuro, type Cents } from '#domain/kernel/money.ts';
import { sumGivenAmounts } from '#domain/kernel/sum-given-amounts.ts';
import type { GivenPeriod } from './covered-period.ts';

/** A part of an invoice: its account and the key by which it is split. */
export interface Allocation {
  readonly account_code: string;
  readonly distribution_key_id: string;
  /** Positive. */
  readonly amount_cents: Cents;
}

/** An allocation with its period and terms as entered. */
export interface ExpenseAllocation extends Allocation, GivenPeriod, GivenTerms {
  readonly description: string | null;
}

/** The amount debited to an account. */
export type Cost = Pick<Allocation, 'account_code' | 'amount_cents'>;

/** An invoice, allocated in parts or as a whole to its own account, key and period. */
export interface Allocated extends Allocation, Partial<GivenPeriod> {
  readonly allocations: readonly (Allocation & GivenPeriod)[];
}

export interface NumberedAllocation extends Allocation, GivenPeriod {
  /** From 1, in the order of the invoice. */
  readonly allocation_number: number;
}

/** A part of an invoice with the terms that apply to it. */
export interface ExpensePart extends NumberedAllocation, CostTerms {}

/**
 * Refuses allocations_mismatch {expected, actual} (euro) unless the allocations of an invoice add up to its
 * amount in cents, and amount_out_of_range for sums beyond the range of amounts. Without allocations there
 * is nothing to compare.
 * Rule: a line of an invoice carries one account and one key (Royal Decree of 12 July 2012).
 */
export function checkAllocated(
  allocations: readonly Pick<Allocation, 'amount_cents'>[],
  amountCents: Cents,
): void {
  if (allocations.length === 0) return;
  const actual = sumGivenAmounts(
    allocations.map(({ amount_cents }) => amount_cents),
    ['allocations'],
  );
  if (actual === amountCents) return;
  throw new DomainError('allocations_mismatch', {
    expected: toEuro(amountCents),
    actual: toEuro(actual),
    at: ['allocations'],
  });
}

/** Returns the numbered parts of an invoice; without allocations, the whole as one part. */
export function listParts(invoice: Allocated): NumberedAllocation[] {
  const parts = invoice.allocations.length === 0 ? [invoice] : invoice.allocations;
  return parts.map((part, index) => ({
    allocation_number: index + 1,
    account_code: part.account_code,
    distribution_key_id: part.distribution_key_id,
    amount_cents: part.amount_cents,
    period_from: part.period_from ?? null,
    period_to: part.period_to ?? null,
  }));
}

/** Sums the debits per account, in cents, in the order in which the parts name them. */
export function sumCostsByAccount(parts: readonly Cost[]): Cost[] {
  const sums = new Map<string, Cents>();
  for (const { account_code, amount_cents } of parts) {
    sums.set(account_code, (sums.get(account_code) ?? 0) + amount_cents);
  }
  return [...sums].map(([account_code, amount_cents]) => ({ account_code, amount_cents }));
}
