import type { ErasurePart } from '#features/shared/index.ts';
import { sql } from '#platform/db/sql.ts';

/**
 * Erases the references by which imported files name the owner: importing the same file again would
 * restore the name.
 */
export const eraseImportReferences: ErasurePart = async ({ db }, { owner_id }) => ({
  erased: {
    ImportReferences: await db.execute(sql`delete from app.owner_refs
      where organization_id = ${db.organizationId} and owner_id = ${owner_id}`),
  },
});
