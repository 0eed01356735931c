import { insertRow } from '#platform/db/rows.ts';
import { sql } from '#platform/db/sql.ts';
import type { TenantContext } from '#platform/http/request-context.ts';

/** `expense.approved`: the kind of the object, and what was done to it, past tense. */
type AuditedAction = `${string}.${string}`;

/**
 * Writes the action down, in the transaction that does it: something that somebody may one day ask
 * about, with reasons and facts, never secrets. The log is append-only.
 */
export async function recordAudit(
  ctx: TenantContext,
  action: AuditedAction,
  object_id: string,
  details: object = {},
): Promise<void> {
  const [object_type = ''] = action.split('.');
  const when = { id: ctx.newId(), occurred_at: ctx.now, actor_id: ctx.userId };
  await insertRow(ctx.db, 'audit_log', { ...when, action, object_type, object_id, details });
}

/** Whether the same was written down for the object today already. */
export async function isAuditedToday(
  { db, today }: TenantContext,
  action: AuditedAction,
  object_id: string,
): Promise<boolean> {
  const found = await db.first(sql`select from app.audit_log
    where organization_id = ${db.organizationId} and object_id = ${object_id} and action = ${action}
      and (occurred_at at time zone 'Europe/Brussels')::date = ${today} limit 1`);
  return found !== undefined;
}
