import { listInformedHolders } from '#domain/funds/informed-holders.ts';
import { assert } from '#domain/kernel/assert.ts';
import { sumCents } from '#domain/kernel/money.ts';
import { findHoldersByUnit } from '#features/unit-owners/index.ts';
import type { TenantContext } from '#platform/http/request-context.ts';
import type { Called } from './call-letter.ts';
import { findReaders, type CalledOwner, type CalledUnit } from './letter-repository.ts';
import type { CallRow } from './repository.ts';

/** Letter of a call with the units that it covers. */
export interface CalledWithUnits {
  readonly called: Called;
  readonly units: readonly CalledUnit[];
}

/**
 * Composes copies for holders of the other right under usufruct: what is charged for their units, and to
 * whom; nothing on other units of the payer or on their account.
 */
export async function findCopies(
  ctx: TenantContext,
  { call_date: date }: Pick<CallRow, 'call_date'>,
  owners: readonly CalledOwner[],
  units: ReadonlyMap<string, readonly CalledUnit[]>,
): Promise<CalledWithUnits[]> {
  const lines = owners.flatMap(({ owner_id }) => units.get(owner_id) ?? []);
  const unitIds = [...new Set(lines.map(({ unit_id }) => unit_id))];
  const informed = listInformedHolders(
    lines,
    await findHoldersByUnit(ctx.db, { unit_ids: unitIds, date }),
  );
  const readers = await findReaders(
    ctx.db,
    informed.map(({ owner_id }) => owner_id),
  );
  return informed.map(({ owner_id, payer_id, unit_ids }) => {
    const reader = readers.get(owner_id);
    const payer = owners.find((owner) => owner.owner_id === payer_id);
    assert(reader !== undefined && payer !== undefined, 'A copy has a reader and a payer');
    const shared = (units.get(payer_id) ?? []).filter(({ unit_id }) => unit_ids.includes(unit_id));
    const amount_cents = sumCents(shared.map((unit) => unit.amount_cents));
    const { id: _, ...addressee } = reader;
    return {
      called: {
        ...payer,
        ...addressee,
        owner_id,
        payer: payer.name,
        amount_cents,
        open_cents: Math.min(amount_cents, payer.open_cents),
        carried_cents: 0,
      },
      units: shared,
    };
  });
}
