import { buildings } from '#features/register/buildings/relations.ts';
import type { DisclosedRecord, DisclosurePart } from '#features/shared/index.ts';
import { sql } from '#platform/db/sql.ts';

/** What is kept for an owner alone, and what they have brought themselves; letters are told apart. */
export const discloseDocuments: DisclosurePart = async ({ db }, { owner_id, user_ids }) => ({
  Documents: await db.query<DisclosedRecord>(sql`select document.id, document.title,
      document.document_type, document.file_name, document.version_number, document.visibility,
      building.name as building_name, document.retention_until, document.legal_hold,
      document.created_at, document.created_by = any(${user_ids}::uuid[]) as by_the_person
    from app.documents as document
    left join ${buildings(db)} as building on building.id = document.building_id
    where document.organization_id = ${db.organizationId} and document.letter_id is null
      and (document.owner_id = ${owner_id} or document.created_by = any(${user_ids}::uuid[]))
    order by document.created_at, document.id`),
});
