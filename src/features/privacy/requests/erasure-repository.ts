import type { ErasurePart, KeptData } from '#features/shared/index.ts';
import { maskWords } from '#platform/db/mask-words.ts';
import { sql } from '#platform/db/sql.ts';

/** Keeps a person's requests and the answers, without their own words. */
export const eraseRequests: ErasurePart = async ({ db, today }, person) => {
  const { owner_id } = person;
  const Requests = await db.execute(sql`update app.gdpr_requests set details = null
    where organization_id = ${db.organizationId} and owner_id = ${owner_id} and details is not null`);
  await maskWords(db, 'gdpr_requests', ['extension_reason', 'outcome'], person);
  const kept = await db.query<KeptData>(sql`select 'Requests' as what,
      max(coalesce((answered_at at time zone 'Europe/Brussels')::date, ${today}::date)) as last_day
    from app.gdpr_requests
    where organization_id = ${db.organizationId} and owner_id = ${owner_id}
    having count(*) > 0`);
  return { erased: { Requests }, kept };
};
