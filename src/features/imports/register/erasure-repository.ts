import type { ErasurePart } from '#features/shared/index.ts';
import { sql } from '#platform/db/sql.ts';

/** What lists that were imported call the owner: by it the same list would name them again. */
export const eraseImportReferences: ErasurePart = async ({ db }, { owner_id }) => ({
  erased: {
    ImportReferences: await db.execute(sql`delete from app.owner_refs
      where organization_id = ${db.organizationId} and owner_id = ${owner_id}`),
  },
});
