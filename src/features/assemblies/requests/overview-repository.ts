import { findAssemblyWindow, type AssemblyWindow } from '#domain/assemblies/assembly-window.ts';
import { calculateConveningTerm } from '#domain/assemblies/owners-ask.ts';
import { daysBetween } from '#domain/kernel/local-date.ts';
import { firstOf, limitToReach, type WaitingRow } from '#features/workplace/overview/index.ts';
import type { Connection } from '#platform/db/connection.ts';
import { allOf, sql } from '#platform/db/sql.ts';
import type { TenantContext } from '#platform/http/request-context.ts';
import { buildings } from '#relations/buildings.ts';
import { meetings } from '#relations/meetings.ts';

interface Asked extends WaitingRow {
  readonly building: string;
  readonly building_id: string;
}

/**
 * Finds requests whose assembly is not convened yet, or was cancelled, by the day by which to
 * convene it, without moving it to a working day (art. 3.87 §2).
 */
export function selectOpenAssemblyRequests(ctx: TenantContext, buildingId: string | undefined) {
  const { db } = ctx;
  const days = daysBetween(ctx.today, calculateConveningTerm(ctx.today).target_on);
  const waiting = sql`select request.id, request.building_id,
      request.received_on + ${days}::integer as due_on, null::bigint as amount_cents
    from app.assembly_requests as request
    left join ${meetings(db)} as meeting on meeting.id = request.meeting_id
    where request.organization_id = ${db.organizationId}
      and (meeting.id is null or meeting.convened_at is null or meeting.status = 'Cancelled')
      and ${allOf(limitToReach(ctx, 'request.building_id', buildingId))}`;
  return db.query<Asked>(sql`select waiting.*, building.name as building
    from (${firstOf(waiting)}) as waiting
    join ${buildings(db)} as building on building.id = waiting.building_id
    order by waiting.due_on, waiting.id`);
}

/** A building, and the window of its ordinary assembly. */
interface OwnWindow extends AssemblyWindow {
  readonly id: string;
  readonly building: string;
}

/** Finds the buildings with a known window, each with the current or next one. */
export async function findWindows(
  ctx: TenantContext,
  buildingId: string | undefined,
): Promise<OwnWindow[]> {
  const { db, today } = ctx;
  const rows = await db.query<{ id: string; building: string; start: string }>(sql`
    select building.id, building.name as building, building.assembly_window_start as start
    from ${buildings(db)} as building
    where building.assembly_window_start is not null
      and ${allOf(limitToReach(ctx, 'building.id', buildingId))}
    order by building.name_order, building.id`);
  return rows.map(({ start, ...building }) => ({
    ...building,
    ...findAssemblyWindow(start, today),
  }));
}

/** Finds the buildings of these windows with a scheduled or held ordinary assembly. */
export async function findScheduled(
  db: Connection,
  windows: readonly OwnWindow[],
): Promise<ReadonlySet<string>> {
  const rows = await db.query<{ id: string }>(sql`select own.id
    from unnest(${windows.map(({ id }) => id)}::uuid[], ${windows.map(({ first }) => first)}::date[],
      ${windows.map(({ last }) => last)}::date[]) as own (id, first_day, last_day)
    where exists (select from ${meetings(db)} as meeting
      where meeting.building_id = own.id and meeting.meeting_type = 'GeneralAssembly'
        and meeting.status <> 'Cancelled'
        and meeting.scheduled_date >= own.first_day::timestamp at time zone 'Europe/Brussels'
        and meeting.scheduled_date
          < (own.last_day + 1)::timestamp at time zone 'Europe/Brussels')`);
  return new Set(rows.map(({ id }) => id));
}
