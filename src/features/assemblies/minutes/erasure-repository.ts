import type { ErasurePart, KeptData } from '#features/shared/index.ts';
import { maskWords } from '#platform/db/mask-words.ts';
import { sql } from '#platform/db/sql.ts';

/** Keeps minutes and decisions as signed and sent (art. 3.87 §10); masks names in follow-ups. */
export const keepMinutes: ErasurePart = async ({ db }, person) => {
  await maskWords(db, 'decision_follow_ups', ['title'], person);
  const { pattern } = person;
  const kept = await db.query<KeptData>(sql`select 'Minutes' as what, null::date as last_day
    where exists (select from app.meeting_minutes where organization_id = ${db.organizationId}
      and concat_ws(' ', chair, secretary, scrutineers, remarks, published) ~* ${pattern})
    or exists (select from app.decisions where organization_id = ${db.organizationId}
      and concat_ws(' ', title, text) ~* ${pattern})`);
  return { kept };
};
