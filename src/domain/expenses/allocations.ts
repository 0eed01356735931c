import { DomainError } from '#domain/kernel/domain-error.ts';
import { givenSum } from '#domain/kernel/given-sum.ts';
import { toEuro, type Cents } from '#domain/kernel/money.ts';
import type { GivenPeriod } from './covered-period.ts';

/** A part of an invoice: on which account it stands, and by which key it is split. */
export interface Allocation {
  readonly account_code: string;
  readonly distribution_key_id: string;
  /** Above 0. */
  readonly amount_cents: Cents;
}

/** The same as it is entered. */
export interface ExpenseAllocation extends Allocation, GivenPeriod {
  readonly description: string | null;
}

/** What an account is debited with. */
export type Cost = Pick<Allocation, 'account_code' | 'amount_cents'>;

/** An invoice as it stands: allocated to its parts, or as a whole to its own account and key. */
export interface Allocated extends Allocation {
  readonly allocations: readonly (Allocation & GivenPeriod)[];
}

export interface NumberedAllocation extends Allocation, GivenPeriod {
  /** From 1, in the order of the invoice. */
  readonly allocation_number: number;
}

/**
 * Refuses allocations_mismatch {expected, actual} (euro) unless the allocations of an invoice add up to
 * its amount in cents, and amount_out_of_range sums beyond the range of amounts; what is not allocated
 * has nothing to compare.
 * Rule: a line of an invoice carries one account and one key (Royal Decree of 12 July 2012).
 */
export function checkAllocated(
  allocations: readonly Pick<Allocation, 'amount_cents'>[],
  amountCents: Cents,
): void {
  if (allocations.length === 0) return;
  const actual = givenSum(
    allocations.map(({ amount_cents }) => amount_cents),
    '/body/allocations',
  );
  if (actual === amountCents) return;
  throw new DomainError('allocations_mismatch', {
    expected: toEuro(amountCents),
    actual: toEuro(actual),
    pointer: '/body/allocations',
  });
}

/** The parts of an invoice, numbered; one, all of it, where it is not allocated. */
export function partsOf({ allocations, ...whole }: Allocated): NumberedAllocation[] {
  const undated = { period_from: null, period_to: null };
  const parts = allocations.length === 0 ? [{ ...whole, ...undated }] : allocations;
  return parts.map((part, index) => ({
    allocation_number: index + 1,
    account_code: part.account_code,
    distribution_key_id: part.distribution_key_id,
    amount_cents: part.amount_cents,
    period_from: part.period_from,
    period_to: part.period_to,
  }));
}

/** What each account is debited with, in cents, in the order in which the parts name them. */
export function costsOf(parts: readonly Cost[]): Cost[] {
  const sums = new Map<string, Cents>();
  for (const { account_code, amount_cents } of parts) {
    sums.set(account_code, (sums.get(account_code) ?? 0) + amount_cents);
  }
  return [...sums].map(([account_code, amount_cents]) => ({ account_code, amount_cents }));
}
