import { DomainError } from './domain-error.ts';
import { isCents, type Cents } from './money.ts';

/**
 * The sum of given amounts, in cents. Refuses amount_out_of_range at the pointer: each is an amount, but
 * many of them may come to more than one can be.
 */
export function givenSum(amounts: readonly Cents[], pointer: string): Cents {
  const sum = Number(amounts.reduce((all, cents) => all + BigInt(cents), 0n));
  if (isCents(sum)) return sum;
  throw new DomainError('amount_out_of_range', { pointer });
}
