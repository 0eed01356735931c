import { visibleMeetings } from '#features/shared/index.ts';
import { firstOf, limitToReach, type WaitingRow } from '#features/workplace/overview/index.ts';
import { allOf, sql } from '#platform/db/sql.ts';
import type { TenantContext } from '#platform/http/request-context.ts';
import { buildings } from '#relations/buildings.ts';
import { agendaItems, meetings } from '#relations/meetings.ts';

interface Asked extends WaitingRow {
  readonly title: string;
  readonly text_key: string | null;
  readonly building_id: string;
  readonly building: string;
}

/** Finds decisions in writing that an owner has not fully answered, by deadline. */
export function selectUnansweredDecisions(
  ctx: TenantContext,
  ownerId: string,
  buildingId: string | undefined,
) {
  const { db } = ctx;
  const waiting = sql`select id, building_id, title, text_key,
      (scheduled_date at time zone 'Europe/Brussels')::date as due_on, null::bigint as amount_cents
    from ${meetings(db)} as meeting
    where meeting_type = 'WrittenDecision' and status = 'InProgress'
      and ${allOf([...visibleMeetings(ctx), ...limitToReach(ctx, 'building_id', buildingId)])}
      and exists (select from ${agendaItems(db)} as item
        where item.meeting_id = meeting.id and item.majority is not null
          and not exists (select from app.voting_rounds as round
            left join app.votes as vote on vote.organization_id = round.organization_id
              and vote.voting_round_id = round.id and vote.owner_id = ${ownerId}
            where round.organization_id = ${db.organizationId} and round.agenda_item_id = item.id
              and round.voided_at is null and (round.closed_at is not null or vote.id is not null)))`;
  return db.query<Asked>(sql`select waiting.*, building.name as building
    from (${firstOf(waiting)}) as waiting
    join ${buildings(db)} as building on building.id = waiting.building_id
    order by waiting.due_on, waiting.id`);
}
