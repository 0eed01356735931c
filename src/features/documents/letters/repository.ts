import { assert } from '#domain/kernel/assert.ts';
import type { Connection } from '#platform/db/connection.ts';
import { sql } from '#platform/db/sql.ts';
import { buildings } from '#relations/buildings.ts';
import { organizations } from '#relations/organizations.ts';
import type { Letterhead, Office } from './letterhead.ts';

const OFFICE = sql`office.name as office_name, office.contact_email as office_email,
  office.address as office_address, office.postal_code as office_postal_code,
  office.city as office_city, office.phone as office_phone,
  office.enterprise_number as office_enterprise_number,
  office.registration_number as office_registration_number`;

/** Finds the letterhead of a building. */
export async function findLetterhead(db: Connection, buildingId: string): Promise<Letterhead> {
  const head = (await findLetterheads(db, [buildingId])).get(buildingId);
  assert(head !== undefined, 'A letter is about a building');
  return head;
}

/** Finds letterheads, by building id. */
export async function findLetterheads(
  db: Connection,
  buildingIds: readonly string[],
): Promise<ReadonlyMap<string, Letterhead>> {
  const rows = await db.query<Letterhead & { readonly id: string }>(sql`select building.id,
      building.name, building.address, building.postal_code,
      building.city, building.enterprise_number, ${OFFICE}
    from ${buildings(db)} as building
    join ${organizations(db)} as office on office.id = ${db.organizationId}
    where building.id = any(${buildingIds}::uuid[])`);
  return new Map(rows.map(({ id, ...head }) => [id, head]));
}

/** Finds the syndic without an association, for documents about several. */
export function findOffice(db: Connection): Promise<Office> {
  return db.one<Office>(sql`select ${OFFICE} from ${organizations(db)} as office
    where office.id = ${db.organizationId}`);
}
