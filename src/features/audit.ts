import { insertValues, sql } from '#platform/db/sql.ts';
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
  const row = {
    organization_id: ctx.organizationId,
    id: ctx.newId(),
    occurred_at: ctx.now,
    actor_id: ctx.userId,
    ...action,
    details: JSON.stringify(details),
  };
  await ctx.db.execute(sql`insert into app.audit_log ${insertValues(row)}`);
}
