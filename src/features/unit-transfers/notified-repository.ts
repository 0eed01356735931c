import type { Connection } from '#platform/db/connection.ts';
import { sql } from '#platform/db/sql.ts';
import { buildings } from '#relations/buildings.ts';
import { owners } from '#relations/owners.ts';
import { units } from '#relations/units.ts';
import type { UnitTransfer } from './repository.ts';

/** A transfer with the names of the unit and both owners. */
interface PassedUnit {
  readonly building_id: string;
  readonly building: string;
  readonly unit_number: string;
  readonly seller: string;
  readonly buyer: string;
}

/** Finds a transfer for its notification; undefined once the unit is deleted. */
export function findPassed(
  db: Connection,
  transfer: Pick<UnitTransfer, 'unit_id' | 'from_owner_id' | 'to_owner_id'>,
): Promise<PassedUnit | undefined> {
  return db.first<PassedUnit>(sql`select unit.building_id, building.name as building,
      unit.unit_number, seller.name as seller, buyer.name as buyer
    from ${units(db)} as unit
    join ${buildings(db)} as building on building.id = unit.building_id
    join ${owners(db)} as seller on seller.id = ${transfer.from_owner_id}
    join ${owners(db)} as buyer on buyer.id = ${transfer.to_owner_id}
    where unit.id = ${transfer.unit_id}`);
}
