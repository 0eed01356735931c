import { roundHalfUp } from '#domain/kernel/decimal.ts';
import { DomainError } from '#domain/kernel/domain-error.ts';
import { toEuro, type Cents } from '#domain/kernel/money.ts';
import type { CostAmount } from './cost-line.ts';

/** A line of works, with the key by which it is split. */
interface KeyedAmount extends CostAmount {
  readonly distribution_key_id: string;
}

/**
 * Takes off what the reserve pays of a cost, in cents: from the same line if both have the same key, else
 * as a second, negative line under the key by which that reserve was called. The VAT of the released part
 * is pro rata, half up. Refuses reserve_exceeded {available, amount} for more than the cost.
 * Rule: 611 and the release on 693 cancel out (standard postings, Royal Decree of 12 July 2012).
 */
export function releaseReserve(
  cost: KeyedAmount,
  released: { readonly amount_cents: Cents; readonly distribution_key_id: string },
): KeyedAmount[] {
  const { amount_cents, distribution_key_id } = released;
  if (amount_cents === 0) return [cost];
  if (amount_cents > cost.amount_cents) {
    throw new DomainError('reserve_exceeded', {
      available: toEuro(cost.amount_cents),
      amount: toEuro(amount_cents),
    });
  }
  const vat_cents = Number(
    roundHalfUp(BigInt(cost.vat_cents) * BigInt(amount_cents), BigInt(cost.amount_cents)),
  );
  if (distribution_key_id !== cost.distribution_key_id) {
    return [cost, { amount_cents: -amount_cents, vat_cents: 0 - vat_cents, distribution_key_id }];
  }
  return [
    {
      ...cost,
      amount_cents: cost.amount_cents - amount_cents,
      vat_cents: cost.vat_cents - vat_cents,
    },
  ];
}
