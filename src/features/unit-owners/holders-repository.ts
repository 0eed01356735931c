import type { UnitHolder } from '#domain/charges/split-amount.ts';
import { fraction } from '#domain/kernel/fraction.ts';
import type { LocalDate } from '#domain/kernel/local-date.ts';
import type { Connection } from '#platform/db/connection.ts';
import type { Row } from '#platform/db/rows.ts';
import { sql } from '#platform/db/sql.ts';
import { owners } from '#relations/owners.ts';
import { holdings } from '#relations/unit-owners.ts';
import { units } from '#relations/units.ts';
import { inForce } from './repository.ts';

type HolderRow = Omit<UnitHolder, 'share'> &
  Pick<Row<'unit_owners'>, 'unit_id' | 'share_numerator' | 'share_denominator'>;

/** Finds which of these owners hold a unit of the building on a day. */
export async function findHoldersAmong(
  db: Connection,
  owner_ids: readonly string[],
  { building_id, date }: { readonly building_id: string; readonly date: LocalDate },
): Promise<Set<string>> {
  const rows = await db.query<{ owner_id: string }>(sql`select distinct held.owner_id
    from ${holdings(db)} as held join ${units(db)} as unit on unit.id = held.unit_id
    where held.owner_id = any(${owner_ids}::uuid[]) and unit.building_id = ${building_id}
      and ${inForce(date)}`);
  return new Set(rows.map(({ owner_id }) => owner_id));
}

/** Finds the holders of each unit on a day; a unit without holders is not in the map. */
export async function findHoldersByUnit(
  db: Connection,
  { unit_ids, date }: { unit_ids: readonly string[]; date: LocalDate },
): Promise<Map<string, UnitHolder[]>> {
  const rows = await db.query<HolderRow>(sql`
    select held.unit_id, held.owner_id, owner.name as owner_name, held."right",
      held.share_numerator, held.share_denominator,
      held.primary_during @> ${date}::date as is_primary_contact
    from app.unit_owners as held
    join ${owners(db)} as owner on owner.id = held.owner_id
    where held.organization_id = ${db.organizationId} and held.unit_id = any(${unit_ids}::uuid[])
      and ${inForce(date)}
    order by held.unit_id, held.start_date, held.id`);
  const holders = new Map<string, UnitHolder[]>();
  for (const { unit_id, share_numerator, share_denominator, ...row } of rows) {
    const share = fraction(BigInt(share_numerator), BigInt(share_denominator));
    const ofUnit = holders.get(unit_id);
    if (ofUnit === undefined) holders.set(unit_id, [{ ...row, share }]);
    else ofUnit.push({ ...row, share });
  }
  return holders;
}
