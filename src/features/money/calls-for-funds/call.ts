import { callTransitions, type CallOperation, type CallStatus } from '#domain/funds/call-state.ts';
import { toEuro } from '#domain/kernel/money.ts';
import { transition } from '#domain/kernel/state-machine.ts';
import { visibleBuildings } from '#features/shared/index.ts';
import { lockRow } from '#platform/db/rows.ts';
import { sql, type Sql } from '#platform/db/sql.ts';
import { found, matching, type TenantContext } from '#platform/http/request-context.ts';
import { findCall, type CallRow, type ShownCallRow } from './repository.ts';

/** A call as the API shows it: amounts in euro. Payments change what is open without touching its row. */
export function toCall({ open_cents: open, ...row }: ShownCallRow) {
  return {
    ...row,
    total_amount: toEuro(row.total_cents),
    open_amount: open === null ? null : toEuro(open),
    ...(open === null ? {} : { live: String(open) }),
  };
}

/** Calls of visible buildings; an Owner sees those in force by which they owe or owed something. */
function visibleCalls(ctx: TenantContext): Sql[] {
  const { owner_id: ownerId } = ctx.principal;
  if (ownerId === null) return visibleBuildings(ctx, 'building_id');
  return [
    sql`status in ('Sent', 'Settled')`,
    sql`id in (select call_id from app.call_lines
      where organization_id = ${ctx.organizationId} and owner_id = ${ownerId} and amount_cents > 0)`,
  ];
}

/** What this person may see of calls, and whose part of them. */
export function callsInSight(ctx: TenantContext) {
  return { owner_id: ctx.principal.owner_id, visible: visibleCalls(ctx) };
}

/** The call as this person sees it. Refuses not_found. */
export async function requireCall(ctx: TenantContext, id: string): Promise<ShownCallRow> {
  return found(await findCall(ctx.db, id, callsInSight(ctx)), 'call_for_funds', id);
}

/**
 * The call, held until the transaction ends, with the state that the operation leads to.
 * Refuses not_found, stale, invalid_transition.
 */
export async function lockForOperation(
  ctx: TenantContext,
  id: string,
  operation: CallOperation,
): Promise<{ call: CallRow; next: CallStatus }> {
  const row = await lockRow(ctx.db, 'calls_for_funds', id, visibleCalls(ctx));
  const call = found(row, 'call_for_funds', id);
  // The tag tells what is open as well, which only those who send one back need to have read.
  if (ctx.ifMatch !== undefined) matching(ctx, toCall(await requireCall(ctx, id)));
  return { call, next: transition(callTransitions, operation, call.status) };
}
