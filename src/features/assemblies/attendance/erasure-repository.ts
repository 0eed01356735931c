import type { ErasurePart, KeptData } from '#features/shared/index.ts';
import { maskWords } from '#platform/db/mask-words.ts';
import { sql } from '#platform/db/sql.ts';

/**
 * Keeps attendances, which prove the decisions (art. 3.92 §3); masks the names of proxy holders who
 * are not owners.
 */
export const keepAttendance: ErasurePart = async ({ db }, person) => {
  await maskWords(db, 'proxies', ['holder_name'], person);
  const { owner_id } = person;
  const kept = await db.query<KeptData>(sql`select 'Minutes' as what, null::date as last_day
    where exists (select from app.attendances
      where organization_id = ${db.organizationId} and owner_id = ${owner_id})
    or exists (select from app.proxies where organization_id = ${db.organizationId}
      and (principal_owner_id = ${owner_id} or holder_owner_id = ${owner_id}))`);
  return { kept };
};
