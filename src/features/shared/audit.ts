import { insertRow } from '#platform/db/rows.ts';
import { sql } from '#platform/db/sql.ts';
import type { TenantContext } from '#platform/http/request-context.ts';

/** Something done to an object that somebody may one day ask about. */
export interface AuditedAction {
  /** `expense.approved`: the object's kind and what was done, past tense. */
  readonly action: string;
  readonly object_type: string;
  readonly object_id: string;
  /** Reasons and facts, never secrets. */
  readonly details?: Readonly<Record<string, unknown>>;
}

/** Writes the action down, in the transaction that does it. The log is append-only. */
export async function recordAudit(
  ctx: TenantContext,
  { details = {}, ...action }: AuditedAction,
): Promise<void> {
  const when = { id: ctx.newId(), occurred_at: ctx.now, actor_id: ctx.userId };
  await insertRow(ctx.db, 'audit_log', { ...when, ...action, details });
}

/** Whether the same was written down for the object today already. */
export async function isAuditedToday(
  { db, today }: TenantContext,
  { action, object_id }: Pick<AuditedAction, 'action' | 'object_id'>,
): Promise<boolean> {
  const found = await db.first(sql`select from app.audit_log
    where organization_id = ${db.organizationId} and object_id = ${object_id} and action = ${action}
      and (occurred_at at time zone 'Europe/Brussels')::date = ${today} limit 1`);
  return found !== undefined;
}
