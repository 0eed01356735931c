import { buildElectorate, type Electorate } from '#domain/assemblies/electorate.ts';
import type { LocalDate } from '#domain/kernel/local-date.ts';
import { dayOf } from '#features/assemblies/meetings/index.ts';
import { findKeyWeights } from '#features/register/distribution-keys/index.ts';
import type { Row } from '#platform/db/rows.ts';
import type { TenantContext } from '#platform/http/request-context.ts';
import { findHoldersOfUnits } from './electorate-repository.ts';

/**
 * Finds the voters of a meeting by the register of its day. Refuses quota_incomplete.
 * @param keyId key of an item that only some owners decide; null: all owners, by their shares
 */
export function findMeetingElectorate(
  ctx: TenantContext,
  meeting: Row<'meetings'>,
  keyId: string | null,
): Promise<Electorate> {
  const { building_id } = meeting;
  return findElectorate(ctx, { building_id, date: dayOf(meeting) }, keyId);
}

/** Finds the voters in a building on a day, like `findMeetingElectorate` for a meeting. */
export async function findElectorate(
  { db }: TenantContext,
  { building_id, date }: { readonly building_id: string; readonly date: LocalDate },
  keyId: string | null = null,
): Promise<Electorate> {
  const key = { building_id, distribution_key_id: keyId, date };
  const { units } = await findKeyWeights(db, key);
  const holders = await findHoldersOfUnits(
    db,
    units.map(({ unit_id }) => unit_id),
    date,
  );
  return buildElectorate(
    units.map(({ unit_id, weight }) => ({ weight, holders: holders.get(unit_id) ?? [] })),
  );
}
