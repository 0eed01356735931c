import type { SplitLine, UnitHolder } from '#domain/charges/split-amount.ts';

/** A holder who is informed of the charges of another in a unit in which both have a right. */
export interface InformedHolder {
  readonly owner_id: string;
  /** The owner who is charged. */
  readonly payer_id: string;
  readonly unit_ids: readonly string[];
}

/**
 * Lists the holders to inform of charges to others: in a unit under usufruct, the bare owners of the
 * usufructuaries' charges and the reverse; by payer, in the order of the lines. Lines of 0 cents are
 * skipped.
 * Rule: all who have a right in a lot are jointly and severally liable (Civil Code, art. 3.86 §3).
 * @param holders by unit_id, on the relevant day
 */
export function listInformedHolders(
  lines: readonly Pick<SplitLine, 'unit_id' | 'owner_id' | 'amount_cents'>[],
  holders: ReadonlyMap<string, readonly Pick<UnitHolder, 'owner_id' | 'right'>[]>,
): InformedHolder[] {
  const informed = new Map<string, InformedHolder & { readonly unit_ids: string[] }>();
  for (const { unit_id, owner_id: payer_id, amount_cents } of lines) {
    if (amount_cents === 0) continue;
    const ofUnit = holders.get(unit_id) ?? [];
    const rights = new Set(
      ofUnit.filter((one) => one.owner_id === payer_id).map(({ right }) => right),
    );
    for (const { owner_id, right } of ofUnit) {
      const opposite = right === 'Usufruct' ? 'BareOwnership' : 'Usufruct';
      if (right === 'FullOwnership' || !rights.has(opposite) || owner_id === payer_id) continue;
      const key = `${payer_id} ${owner_id}`;
      const known = informed.get(key);
      if (known === undefined) informed.set(key, { owner_id, payer_id, unit_ids: [unit_id] });
      else if (!known.unit_ids.includes(unit_id)) known.unit_ids.push(unit_id);
    }
  }
  return [...informed.values()];
}
