import { assert } from '#domain/kernel/assert.ts';
import { compareCodePoints } from '#domain/kernel/code-points.ts';
import { sumCents, type Cents } from '#domain/kernel/money.ts';
import type { FundLines } from './call-entry.ts';
import { SETTLING_ORDER, type Fund } from './funds.ts';

export interface FundAmount {
  readonly fund: Fund;
  readonly amount_cents: Cents;
}

export interface OwnerCharge {
  readonly owner_id: string;
  readonly amount_cents: Cents;
  /** Amounts by fund, in settling order; they add up to the receivable. */
  readonly funds: readonly FundAmount[];
}

/** Sums amounts by fund, in settling order; funds of 0 cents are left out. */
export function sumByFund(amounts: readonly FundAmount[]): FundAmount[] {
  return SETTLING_ORDER.flatMap((fund): FundAmount[] => {
    const ofFund = amounts.filter((one) => one.fund === fund);
    const amount_cents = sumCents(ofFund.map((one) => one.amount_cents));
    return amount_cents === 0 ? [] : [{ fund, amount_cents }];
  });
}

/**
 * Sums what each owner owes of a call over all its parts and their units, ordered by name, then id (code
 * points); owners who owe nothing are left out.
 * Rule: one receivable per owner and call, paid with one structured communication.
 * @param names by owner_id
 */
export function sumChargesByOwner(
  parts: readonly FundLines[],
  names: ReadonlyMap<string, string>,
): OwnerCharge[] {
  const lines = parts.flatMap((part) => part.lines.map((line) => ({ ...line, fund: part.fund })));
  const nameOf = ({ owner_id }: OwnerCharge) => {
    const name = names.get(owner_id);
    assert(name !== undefined, 'An owner of a call has no name');
    return name;
  };
  return [...Map.groupBy(lines, ({ owner_id }) => owner_id)]
    .map(([owner_id, own]) => {
      const funds = sumByFund(own);
      return { owner_id, funds, amount_cents: sumCents(funds.map((one) => one.amount_cents)) };
    })
    .filter(({ amount_cents }) => amount_cents > 0)
    .sort(
      (a, b) =>
        compareCodePoints(nameOf(a), nameOf(b)) || compareCodePoints(a.owner_id, b.owner_id),
    );
}
