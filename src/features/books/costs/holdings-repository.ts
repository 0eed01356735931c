import type { Holding } from '#domain/costs/holder-days.ts';
import { fraction } from '#domain/kernel/fraction.ts';
import type { Connection } from '#platform/db/connection.ts';
import type { Row } from '#platform/db/rows.ts';
import { sql } from '#platform/db/sql.ts';
import { owners } from '#relations/owners.ts';
import { holdings } from '#relations/unit-owners.ts';
import { units } from '#relations/units.ts';

type HoldingRow = Omit<Holding, 'share'> &
  Pick<Row<'unit_owners'>, 'share_numerator' | 'share_denominator'>;

/**
 * Finds every relation of the lots of a building, past and future ones included, cut where the mark of
 * primary contact begins or ends.
 */
export async function findCostHoldings(db: Connection, building_id: string): Promise<Holding[]> {
  const rows = await db.query<HoldingRow>(sql`
    select held.unit_id, held.owner_id, owner.name as owner_name, held."right",
      held.share_numerator, held.share_denominator, piece.is_primary_contact,
      lower(piece.days) as start_date, upper(piece.days) as end_date
    from ${holdings(db)} as held
    join ${owners(db)} as owner on owner.id = held.owner_id
    join ${units(db)} as unit on unit.id = held.unit_id
    cross join lateral (
      select unnest(datemultirange(held.during) * held.primary_during) as days,
        true as is_primary_contact
      union all select unnest(datemultirange(held.during) - held.primary_during), false) as piece
    where unit.building_id = ${building_id}
    order by held.unit_id, start_date, held.id`);
  return rows.map(({ share_numerator, share_denominator, ...row }) => ({
    ...row,
    share: fraction(BigInt(share_numerator), BigInt(share_denominator)),
  }));
}
