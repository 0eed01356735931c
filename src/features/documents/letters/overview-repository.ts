import { buildings } from '#features/register/buildings/relations.ts';
import { firstOf, inReach, type WaitingRow } from '#features/workplace/overview/index.ts';
import { allOf, sql } from '#platform/db/sql.ts';
import type { TenantContext } from '#platform/http/request-context.ts';

/** Letters about a call that nobody has posted yet. */
export interface LettersToPost extends WaitingRow {
  readonly letters: number;
  readonly building: string;
}

export function lettersToPost(ctx: TenantContext, buildingId: string | undefined) {
  const { db } = ctx;
  const waiting = sql`select letter.subject_id as id, letter.building_id, null::date as due_on,
      null::bigint as amount_cents, count(*) as letters
    from app.letter_posts as post
    join app.letters as letter
      on letter.organization_id = ${db.organizationId} and letter.id = post.letter_id
    where post.organization_id = ${db.organizationId} and post.posted_on is null
      and letter.subject_type = 'CallForFunds'
      and ${allOf(inReach(ctx, 'letter.building_id', buildingId))}
    group by letter.subject_id, letter.building_id`;
  return db.query<LettersToPost>(sql`select waiting.*, building.name as building
    from (${firstOf(waiting)}) as waiting
    join ${buildings(db)} as building on building.id = waiting.building_id
    order by waiting.id`);
}
