import { addDays } from '#domain/kernel/local-date.ts';
import { firstOf, limitToReach, type WaitingRow } from '#features/workplace/overview/index.ts';
import { allOf, sql, type Sql } from '#platform/db/sql.ts';
import type { TenantContext } from '#platform/http/request-context.ts';
import { buildings } from '#relations/buildings.ts';
import { unpostedLetters } from '#relations/letters.ts';
import { receivables } from '#relations/owner-accounts.ts';

/** Waiting call, with its title and building. */
export interface WaitingCall extends WaitingRow {
  readonly title: string;
  readonly text_key: string | null;
  readonly building_id: string;
  readonly building: string;
}

/** Call with letters to be posted, and their number. */
export interface CallToPost extends WaitingCall {
  readonly letters: number;
}

/** Days before the due date from which a call is listed. */
const DAYS_AHEAD = 30;

function joinBuildingName({ db }: TenantContext, calls: Sql): Sql {
  return sql`select call.*, building.name as building from (${firstOf(calls)}) as call
    join ${buildings(db)} as building on building.id = call.building_id
    order by due_on nulls last, id`;
}

/** Finds draft calls, by the day they are to be sent. */
export function findCallsToSend(ctx: TenantContext, buildingId: string | undefined) {
  const { db } = ctx;
  return db.query<WaitingCall>(
    joinBuildingName(
      ctx,
      sql`select id, building_id, title, text_key, call_date as due_on, total_cents as amount_cents
        from app.calls_for_funds where organization_id = ${db.organizationId} and status = 'Draft'
          and ${allOf(limitToReach(ctx, 'building_id', buildingId))}`,
    ),
  );
}

/** Finds calls that are due soon, with their open amounts. */
export function findCallsDueSoon(ctx: TenantContext, buildingId: string | undefined) {
  const { db, today } = ctx;
  return db.query<WaitingCall>(
    joinBuildingName(
      ctx,
      sql`select call.id, call.building_id, call.title, call.text_key, call.due_date as due_on,
          (select coalesce(sum(owed.open_cents), 0)::bigint from ${receivables(db)} as owed
            where owed.source_id = call.id) as amount_cents
        from app.calls_for_funds as call
        where call.organization_id = ${db.organizationId} and call.status = 'Sent'
          and call.due_date between ${today} and ${addDays(today, DAYS_AHEAD)}
          and ${allOf(limitToReach(ctx, 'call.building_id', buildingId))}`,
    ),
  );
}

/** Finds calls with letters to be posted, except paid or cancelled ones. */
export function findCallsToPost(ctx: TenantContext, buildingId: string | undefined) {
  const { db } = ctx;
  return db.query<CallToPost>(
    joinBuildingName(
      ctx,
      sql`select call.id, call.building_id, call.title, call.text_key, null::date as due_on,
          null::bigint as amount_cents, count(*) as letters
        from ${unpostedLetters(db)} as letter
        join app.calls_for_funds as call
          on call.organization_id = ${db.organizationId} and call.id = letter.subject_id
        where letter.subject_type = 'CallForFunds' and call.status = 'Sent'
          and ${allOf(limitToReach(ctx, 'call.building_id', buildingId))}
        group by call.id, call.building_id, call.title, call.text_key`,
    ),
  );
}
