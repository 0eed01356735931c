import { electorateOf, type Electorate } from '#domain/assemblies/electorate.ts';
import type { LocalDate } from '#domain/kernel/local-date.ts';
import { dayOf } from '#features/assemblies/meetings/index.ts';
import { keyWeightsOn } from '#features/register/distribution-keys/index.ts';
import type { Row } from '#platform/db/rows.ts';
import type { TenantContext } from '#platform/http/request-context.ts';
import { holdersOfUnits } from './electorate-repository.ts';

/**
 * Finds the voters of a meeting by the register of its day. Refuses quota_incomplete.
 * @param keyId key of an item that only some owners decide; null: all owners, by their shares
 */
export function electorateFor(
  ctx: TenantContext,
  meeting: Row<'meetings'>,
  keyId: string | null,
): Promise<Electorate> {
  const { building_id } = meeting;
  return electorateOn(ctx, { building_id, date: dayOf(meeting) }, keyId);
}

/** Finds the voters in a building on a day, like `electorateFor` for a meeting. */
export async function electorateOn(
  { db }: TenantContext,
  { building_id, date }: { readonly building_id: string; readonly date: LocalDate },
  keyId: string | null = null,
): Promise<Electorate> {
  const key = { building_id, distribution_key_id: keyId, date };
  const { units } = await keyWeightsOn(db, key);
  const holders = await holdersOfUnits(
    db,
    units.map(({ unit_id }) => unit_id),
    date,
  );
  return electorateOf(
    units.map(({ unit_id, weight }) => ({ weight, holders: holders.get(unit_id) ?? [] })),
  );
}
