import { DomainError, type FieldPath } from './domain-error.ts';
import { isCents, type Cents } from './money.ts';

/** Sums given amounts, in cents. Refuses amount_out_of_range at the field if the sum exceeds the range. */
export function sumGivenAmounts(amounts: readonly Cents[], at: FieldPath): Cents {
  const sum = Number(amounts.reduce((all, cents) => all + BigInt(cents), 0n));
  if (isCents(sum)) return sum;
  throw new DomainError('amount_out_of_range', { at });
}
