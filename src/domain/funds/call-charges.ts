import type { SplitLine } from '#domain/charges/split-amount.ts';
import { assert } from '#domain/kernel/assert.ts';
import { compareCodePoints } from '#domain/kernel/code-points.ts';
import type { Cents } from '#domain/kernel/money.ts';

interface OwnerCharge {
  readonly owner_id: string;
  readonly amount_cents: Cents;
}

/**
 * What each owner owes of a call, all their units together, in the order of their names, then ids
 * (code points); who owes nothing is left out.
 * Rule: one receivable per owner and call, paid with one structured communication.
 * @param names by owner_id
 */
export function chargesByOwner(
  lines: readonly Pick<SplitLine, 'owner_id' | 'amount_cents'>[],
  names: ReadonlyMap<string, string>,
): OwnerCharge[] {
  const owed = new Map<string, Cents>();
  for (const { owner_id, amount_cents } of lines) {
    owed.set(owner_id, (owed.get(owner_id) ?? 0) + amount_cents);
  }
  const nameOf = ({ owner_id }: OwnerCharge) => {
    const name = names.get(owner_id);
    assert(name !== undefined, 'An owner of a call has no name');
    return name;
  };
  return [...owed]
    .map(([owner_id, amount_cents]) => ({ owner_id, amount_cents }))
    .filter(({ amount_cents }) => amount_cents > 0)
    .sort(
      (a, b) =>
        compareCodePoints(nameOf(a), nameOf(b)) || compareCodePoints(a.owner_id, b.owner_id),
    );
}
