import type { DisclosedRecord, DisclosurePart } from '#features/shared/index.ts';
import type { Connection } from '#platform/db/connection.ts';
import { sql } from '#platform/db/sql.ts';
import { buildings } from '#relations/buildings.ts';
import { isOfPerson } from './person-repository.ts';
import { selectDocuments, type DocumentRow } from './repository.ts';

/**
 * Lists the files that are shared with an owner only, those that they attached, and the letters to
 * them.
 */
export function listPersonDocuments(
  db: Connection,
  person: Parameters<typeof isOfPerson>[1],
): Promise<DocumentRow[]> {
  return db.query<DocumentRow>(sql`${selectDocuments(db)}
    where organization_id = ${db.organizationId} and ${isOfPerson(db, person)} order by created_at, id`);
}

/**
 * Discloses the documents that are shared with an owner only and those that they attached to
 * tickets; letters are disclosed separately.
 */
export const discloseDocuments: DisclosurePart = async ({ db }, person) => ({
  Documents: await db.query<DisclosedRecord>(sql`select documents.id, documents.title,
      documents.document_type, documents.file_name, documents.version_number, documents.visibility,
      building.name as building_name, documents.retention_until, documents.legal_hold,
      documents.created_at, documents.created_by = any(${person.user_ids}::uuid[]) as by_the_person
    from app.documents
    left join ${buildings(db)} as building on building.id = documents.building_id
    where documents.organization_id = ${db.organizationId} and documents.letter_id is null
      and ${isOfPerson(db, person)}
    order by documents.created_at, documents.id`),
});
