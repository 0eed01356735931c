import { fraction, type Fraction } from '#domain/kernel/fraction.ts';
import type { LocalDate } from '#domain/kernel/local-date.ts';
import type { OwnershipRight } from '#domain/register/ownership.ts';
import type { Connection } from '#platform/db/connection.ts';
import { sql } from '#platform/db/sql.ts';

export interface Holder {
  readonly owner_id: string;
  readonly owner_name: string;
  readonly right: OwnershipRight;
  readonly share: Fraction;
  readonly is_primary_contact: boolean;
}

interface HolderRow extends Omit<Holder, 'share'> {
  readonly unit_id: string;
  readonly share_numerator: string;
  readonly share_denominator: string;
}

/** Who holds what of each unit on a day; a unit that nobody holds is not in the map. */
export async function holdersOn(
  db: Connection,
  { unit_ids, date }: { unit_ids: readonly string[]; date: LocalDate },
): Promise<Map<string, Holder[]>> {
  const rows = await db.query<HolderRow>(sql`
    select held.unit_id, held.owner_id, owner.name as owner_name, held."right",
      held.share_numerator, held.share_denominator,
      held.primary_during @> ${date}::date as is_primary_contact
    from app.unit_owners as held
    join app.owners as owner
      on owner.organization_id = held.organization_id and owner.id = held.owner_id
    where held.organization_id = ${db.organizationId} and held.unit_id = any(${unit_ids}::uuid[])
      and held.start_date <= ${date}::date
      and (held.end_date is null or held.end_date > ${date}::date)
    order by held.unit_id, held.start_date, held.id`);
  const holders = new Map<string, Holder[]>();
  for (const { unit_id, share_numerator, share_denominator, ...row } of rows) {
    const share = fraction(BigInt(share_numerator), BigInt(share_denominator));
    const ofUnit = holders.get(unit_id);
    if (ofUnit === undefined) holders.set(unit_id, [{ ...row, share }]);
    else ofUnit.push({ ...row, share });
  }
  return holders;
}
