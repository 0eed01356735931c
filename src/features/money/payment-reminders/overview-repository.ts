import { firstOf, limitToReach, type WaitingRow } from '#features/workplace/overview/index.ts';
import { allOf, equal, sql, type Sql } from '#platform/db/sql.ts';
import type { TenantContext } from '#platform/http/request-context.ts';
import { buildings } from '#relations/buildings.ts';
import { owners } from '#relations/owners.ts';
import { visibleReminders, type ReminderRow } from './repository.ts';

/** Waiting reminder, with its owner. */
export interface WaitingReminder extends WaitingRow, Pick<ReminderRow, 'reminder_level'> {
  readonly owner: string;
  readonly building_id: string;
  readonly building: string;
}

function waitingReminders(
  ctx: TenantContext,
  buildingId: string | undefined,
  { when, amount }: { readonly when: Sql; readonly amount: Sql },
): Promise<WaitingReminder[]> {
  const { db } = ctx;
  const waiting = sql`select id, building_id, owner_id, reminder_level, level_changed_on as due_on,
      ${amount} as amount_cents
    from app.payment_reminders where organization_id = ${db.organizationId} and ${when}
      and ${allOf(limitToReach(ctx, 'building_id', buildingId))}`;
  return db.query<WaitingReminder>(sql`select reminder.*, owner.name as owner,
      building.name as building
    from (${firstOf(waiting)}) as reminder
    join ${owners(db)} as owner on owner.id = reminder.owner_id
    join ${buildings(db)} as building on building.id = reminder.building_id
    order by due_on, id`);
}

/** Finds reminders to be sent at their level and not paused. */
export function findRemindersToSend(ctx: TenantContext, buildingId: string | undefined) {
  return waitingReminders(ctx, buildingId, {
    when: sql`status = 'Open'`,
    amount: sql`null::bigint`,
  });
}

/** Finds penalties whose principal is paid, to be charged or waived. */
export function findPenaltiesToDecide(ctx: TenantContext, buildingId: string | undefined) {
  return waitingReminders(ctx, buildingId, {
    when: sql`status = 'Settled' and penalty_cents > 0`,
    amount: sql`penalty_cents`,
  });
}

/** Counts visible running reminders. */
export async function countRunning(
  ctx: TenantContext,
  building_id: string | undefined,
): Promise<number> {
  const { count } = await ctx.db.one<{ count: number }>(sql`select count(*) as count
    from app.payment_reminders where organization_id = ${ctx.organizationId}
      and status in ('Open', 'Sent')
      and ${allOf([...equal({ building_id }), ...visibleReminders(ctx)])}`);
  return count;
}
