import type { ErasurePart } from '#features/shared/index.ts';
import { maskWords } from '#platform/db/mask-words.ts';
import { sql } from '#platform/db/sql.ts';

/** Removes the name and address of a person who asked, and masks their name in kept answers. */
export const eraseLotRequests: ErasurePart = async ({ db }, person) => {
  const LotRequests = await db.execute(sql`update app.lot_requests set name = '', email = null
    where organization_id = ${db.organizationId} and lower(email) = any(${person.emails}::text[])`);
  await maskWords(db, 'lot_requests', ['answer'], person);
  return { erased: { LotRequests } };
};
