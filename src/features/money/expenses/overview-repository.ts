import {
  firstOfIndexed,
  limitToReach,
  type WaitingRow,
} from '#features/workplace/overview/index.ts';
import { allOf, sql, type Sql } from '#platform/db/sql.ts';
import type { TenantContext } from '#platform/http/request-context.ts';
import { buildings } from '#relations/buildings.ts';
import { approvable } from './repository.ts';
import { findRefusedSubmitters } from './second-approver.ts';

/** Waiting expense, with the texts that identify it. */
export interface WaitingExpense extends WaitingRow {
  readonly description: string;
  readonly supplier: string | null;
  readonly building_id: string;
  readonly building: string;
  readonly reason: string | null;
}

/** Amount of an expense that is not booked; negative for a credit note. */
const SIGNED = sql`case kind when 'CreditNote' then -amount_cents else amount_cents end`;

function waitingExpenses(
  ctx: TenantContext,
  buildingId: string | undefined,
  conditions: readonly Sql[],
  amount = SIGNED,
): Promise<WaitingExpense[]> {
  const { db } = ctx;
  const wanted = [...conditions, ...limitToReach(ctx, 'building_id', buildingId)];
  // Only columns of the index expenses_waiting: texts are read of the first ones.
  const waiting = sql`select id, due_date as due_on, ${amount} as amount_cents
    from app.expenses where organization_id = ${db.organizationId} and ${allOf(wanted)}`;
  return db.query<WaitingExpense>(sql`select waiting.*, expense.building_id, expense.description,
      expense.supplier, expense.rejection_reason as reason, building.name as building
    from (${firstOfIndexed(waiting)}) as waiting
    join app.expenses as expense on expense.organization_id = ${db.organizationId}
      and expense.id = waiting.id
    join ${buildings(db)} as building on building.id = expense.building_id
    order by due_on nulls last, waiting.id`);
}

/** Finds expenses that the caller may approve. */
export async function findExpensesToApprove(ctx: TenantContext, buildingId: string | undefined) {
  return waitingExpenses(ctx, buildingId, [
    sql`status = 'PendingApproval'`,
    approvable(ctx.db, await findRefusedSubmitters(ctx)),
  ]);
}

/** Finds expenses that the caller entered and has not (re)submitted. */
export function findExpensesToSubmit(ctx: TenantContext, buildingId: string | undefined) {
  return waitingExpenses(ctx, buildingId, [
    sql`status in ('Draft', 'Rejected')`,
    sql`created_by = ${ctx.userId}`,
  ]);
}

/** Finds approved, undisputed invoices with an open amount. */
export function findExpensesToPay(ctx: TenantContext, buildingId: string | undefined) {
  const isPayable = [
    sql`status = 'Approved'`,
    sql`kind = 'Invoice'`,
    sql`not is_disputed`,
    sql`open_cents > 0`,
  ];
  return waitingExpenses(ctx, buildingId, isPayable, sql`open_cents`);
}
