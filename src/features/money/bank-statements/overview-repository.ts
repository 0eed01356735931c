import type { TransactionStatus } from '#domain/banking/transaction-state.ts';
import type { Cents } from '#domain/kernel/money.ts';
import { firstOf, limitToReach, type WaitingRow } from '#features/workplace/overview/index.ts';
import { allOf, sql } from '#platform/db/sql.ts';
import type { TenantContext } from '#platform/http/request-context.ts';
import { buildings } from '#relations/buildings.ts';

export interface HeldStatement extends WaitingRow {
  readonly number: string;
  readonly building_id: string;
  readonly building: string;
}

/** Finds held statements that wait for review, by date. */
export function findHeldStatements(ctx: TenantContext, buildingId: string | undefined) {
  const { db } = ctx;
  const wanted = [sql`status = 'Held'`, ...limitToReach(ctx, 'building_id', buildingId)];
  const held = sql`select id, building_id, number, statement_date as due_on,
      null::bigint as amount_cents
    from app.bank_statements where organization_id = ${db.organizationId} and ${allOf(wanted)}`;
  return db.query<HeldStatement>(sql`select held.*, building.name as building
    from (${firstOf(held)}) as held
    join ${buildings(db)} as building on building.id = held.building_id
    order by due_on, id`);
}

/** Number of waiting transactions of a building. */
export interface WaitingTransactions {
  readonly building_id: string;
  readonly building: string;
  readonly status: TransactionStatus;
  readonly count: number;
  /** Total of incoming and outgoing amounts, as absolute values. */
  readonly moved_cents: Cents;
}

/** Counts open or parked (4990) transactions by building. */
export function countWaitingTransactions(ctx: TenantContext, buildingId: string | undefined) {
  const { db } = ctx;
  const inSight = allOf(limitToReach(ctx, 'building_id', buildingId));
  const waiting = (status: TransactionStatus) => sql`select building_id, ${status}::text as status,
      count(*) as count, sum(abs(amount_cents))::bigint as moved_cents
    from app.bank_transactions
    where organization_id = ${db.organizationId} and is_live and status = ${status} and ${inSight}
    group by building_id`;
  return db.query<WaitingTransactions>(sql`select waiting.*, building.name as building
    from (${waiting('Open')} union all ${waiting('Parked')}) as waiting
    join ${buildings(db)} as building on building.id = waiting.building_id
    order by building.name_order, building.id, waiting.status`);
}
