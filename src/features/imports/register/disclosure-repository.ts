import type { DisclosedRecord, DisclosurePart } from '#features/shared/index.ts';
import { sql } from '#platform/db/sql.ts';
import { buildings } from '#relations/buildings.ts';

/** Discloses the references by which imported files name an owner. */
export const discloseImportReferences: DisclosurePart = async ({ db }, { owner_id }) => ({
  ImportReferences: await db.query<DisclosedRecord>(sql`select building.name as building_name,
      reference.ref as reference
    from app.owner_refs as reference
    join ${buildings(db)} as building on building.id = reference.building_id
    where reference.organization_id = ${db.organizationId} and reference.owner_id = ${owner_id}
    order by building.name_order, reference.ref`),
});
