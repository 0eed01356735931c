import type { TenantContext } from '#platform/http/request-context.ts';

/** Name of an action, `expense.approved`: the kind of object and a verb in the past tense. */
export type AuditedAction = `${string}.${string}`;

/**
 * Names the audit log entry of this transaction and adds reasons and facts, never secrets. Every
 * write leaves an entry; name those that someone may ask about. The entry is written as the last
 * part of the transaction.
 */
export async function recordAudit(
  { db }: TenantContext,
  action: AuditedAction,
  object_id: string,
  details: object = {},
): Promise<void> {
  db.trail.actions.push({ action, object_id, details });
}
