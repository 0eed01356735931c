import type { ErasurePart, KeptData } from '#features/shared/index.ts';
import { maskWords } from '#platform/db/mask-words.ts';
import { sql } from '#platform/db/sql.ts';

/** Keeps the agenda as announced (art. 3.87 §10); masks names in internal notes. */
export const eraseFromMeetings: ErasurePart = async ({ db }, person) => {
  await maskWords(db, 'meetings', ['cancellation_reason', 'urgent_reason'], person);
  await maskWords(db, 'agenda_items', ['remark'], person);
  const { owner_id, pattern } = person;
  const kept = await db.query<KeptData>(sql`select 'Minutes' as what, null::date as last_day
    where exists (select from app.agenda_candidates where organization_id = ${db.organizationId}
      and (owner_id = ${owner_id} or name ~* ${pattern}))
    or exists (select from app.agenda_items where organization_id = ${db.organizationId}
      and concat_ws(' ', title, description, amended_text) ~* ${pattern})
    or exists (select from app.meetings where organization_id = ${db.organizationId}
      and concat_ws(' ', title, agenda) ~* ${pattern})`);
  return { kept };
};
