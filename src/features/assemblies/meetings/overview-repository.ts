import { lastSendingDay } from '#domain/assemblies/deadlines.ts';
import { addDays, daysBetween } from '#domain/kernel/local-date.ts';
import { visibleMeetings } from '#features/shared/index.ts';
import { firstOf, limitToReach, type WaitingRow } from '#features/workplace/overview/index.ts';
import { allOf, sql, type Sql } from '#platform/db/sql.ts';
import type { TenantContext } from '#platform/http/request-context.ts';
import { buildings } from '#relations/buildings.ts';

/** Meetings are shown this many days ahead. */
const DAYS_AHEAD = 60;

interface WaitingMeeting extends WaitingRow {
  readonly title: string;
  readonly text_key: string | null;
  readonly building_id: string;
  readonly building: string;
  readonly meeting_type: string;
  readonly scheduled_date: string;
}

/** Finds assemblies that are not convened yet, by the last day to do so (art. 3.87 §3). */
export function selectAssembliesToConvene(ctx: TenantContext, buildingId: string | undefined) {
  const before = daysBetween(lastSendingDay(ctx.today), ctx.today);
  return ahead(ctx, buildingId, {
    which: sql`status = 'Scheduled' and convened_at is null
      and meeting_type in ('GeneralAssembly', 'ExtraordinaryAssembly')`,
    due: sql`- ${before}::integer`,
  });
}

/** Finds upcoming and open meetings; decisions in writing once owners were asked. */
export function selectUpcomingMeetings(ctx: TenantContext, buildingId: string | undefined) {
  const isOwner = ctx.principal.owner_id !== null;
  return ahead(ctx, buildingId, {
    which: isOwner
      ? sql`status in ('Scheduled', 'InProgress') and meeting_type <> 'WrittenDecision'`
      : sql`(status = 'InProgress' or status = 'Scheduled' and meeting_type <> 'WrittenDecision')`,
    due: sql``,
  });
}

function ahead(
  ctx: TenantContext,
  buildingId: string | undefined,
  { which, due }: { readonly which: Sql; readonly due: Sql },
) {
  const { db, today } = ctx;
  const waiting = sql`select id, building_id, title, text_key, meeting_type, scheduled_date,
      (scheduled_date at time zone 'Europe/Brussels')::date ${due} as due_on,
      null::bigint as amount_cents
    from app.meetings
    where organization_id = ${db.organizationId} and ${which}
      and scheduled_date >= ${today}::timestamp at time zone 'Europe/Brussels'
      and scheduled_date < ${addDays(today, DAYS_AHEAD)}::timestamp at time zone 'Europe/Brussels'
      and ${allOf([...visibleMeetings(ctx), ...limitToReach(ctx, 'building_id', buildingId)])}`;
  return db.query<WaitingMeeting>(sql`select waiting.*, building.name as building
    from (${firstOf(waiting)}) as waiting
    join ${buildings(db)} as building on building.id = waiting.building_id
    order by waiting.due_on, waiting.id`);
}
