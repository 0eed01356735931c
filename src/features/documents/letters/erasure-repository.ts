import type { ErasurePart, KeptData } from '#features/shared/index.ts';
import { maskWords } from '#platform/db/mask-words.ts';
import { sql } from '#platform/db/sql.ts';
import { buildings } from '#relations/buildings.ts';
import { retentionKind } from './retention-repository.ts';

/**
 * Keeps letters as sent: those about calls support the books, those about reminders support claims.
 * Masks the person's name where letters are listed.
 */
export const keepLetters: ErasurePart = async ({ db }, person) => {
  const { owner_id, pseudonym } = person;
  await db.execute(sql`update app.letters set file_name = ${pseudonym}
    where organization_id = ${db.organizationId} and owner_id = ${owner_id}`);
  await maskWords(db, 'letters', ['title'], person);
  const kept = await db.query<KeptData>(sql`select
      ${retentionKind} as what,
      max((letter.created_at at time zone 'Europe/Brussels')::date) as last_day,
      building.fiscal_year_start_month
    from app.letters as letter join ${buildings(db)} as building on building.id = letter.building_id
    where letter.organization_id = ${db.organizationId} and letter.owner_id = ${owner_id}
    group by subject_type, building.id, building.fiscal_year_start_month`);
  return { kept };
};
