import { DAYS_FOR_MINUTES, lastAlarmedEnd } from '#domain/assemblies/deadlines.ts';
import { firstOf, limitToReach, type WaitingRow } from '#features/workplace/overview/index.ts';
import { allOf, sql } from '#platform/db/sql.ts';
import type { TenantContext } from '#platform/http/request-context.ts';
import { buildings } from '#relations/buildings.ts';
import { meetings } from '#relations/meetings.ts';

/** A pending task of an assembly. */
export type WaitingForAssembly = WaitingRow & {
  readonly title: string;
  readonly text_key: string | null;
  readonly building_id: string;
  readonly building: string;
  /** Path of the page where it is done. */
  readonly link: string;
};

/**
 * Finds meetings that have ended and whose minutes are not sent, by the last day to do so (art.
 * 3.87 §12).
 */
export function selectMinutesToPublish(ctx: TenantContext, buildingId: string | undefined) {
  const { db } = ctx;
  const waiting = sql`select meeting.id, '/meetings/' || meeting.id as link, meeting.building_id, meeting.title, meeting.text_key,
      coalesce(meeting.held_on, (case meeting.meeting_type when 'WrittenDecision' then meeting.closed_at
        else meeting.scheduled_date end at time zone 'Europe/Brussels')::date)
        + ${DAYS_FOR_MINUTES}::integer as due_on,
      null::bigint as amount_cents
    from app.meeting_minutes as minutes
    join ${meetings(db)} as meeting on meeting.id = minutes.meeting_id
    where minutes.organization_id = ${db.organizationId} and minutes.published_at is null
      and meeting.status = 'Completed'
      and ${allOf(limitToReach(ctx, 'meeting.building_id', buildingId))}`;
  return db.query<WaitingForAssembly>(sql`select waiting.*, building.name as building
    from (${firstOf(waiting)}) as waiting
    join ${buildings(db)} as building on building.id = waiting.building_id
    order by waiting.due_on, waiting.id`);
}

/**
 * Finds open follow-ups of decisions, by due date: mandates from four months before their end.
 */
export function selectOpenFollowUps(ctx: TenantContext, buildingId: string | undefined) {
  const { db } = ctx;
  const waiting = sql`select follow_up.id, follow_up.building_id, follow_up.title, null as text_key, follow_up.kind = 'Mandate' as is_mandate,
      '/decisions/' || follow_up.decision_id as link, follow_up.due_on, null::bigint as amount_cents
    from app.decision_follow_ups as follow_up
    where follow_up.organization_id = ${db.organizationId} and follow_up.done_on is null
      and (follow_up.kind <> 'Mandate' or follow_up.due_on <= ${lastAlarmedEnd(ctx.today)})
      and ${allOf(limitToReach(ctx, 'follow_up.building_id', buildingId))}`;
  return db.query<
    WaitingForAssembly & { readonly is_mandate: boolean }
  >(sql`select waiting.*, building.name as building
    from (${firstOf(waiting)}) as waiting
    join ${buildings(db)} as building on building.id = waiting.building_id
    order by waiting.due_on nulls last, waiting.id`);
}
