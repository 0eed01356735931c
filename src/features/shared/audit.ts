import type { TenantContext } from '#platform/http/request-context.ts';

/** `expense.approved`: the kind of the object, and what was done to it, past tense. */
export type AuditedAction = `${string}.${string}`;

/**
 * Gives the entry that every write leaves in the audit log a name of its own: something that somebody
 * may one day ask about, with reasons and facts, never secrets. It is written as the last part of the
 * transaction that does it.
 */
export async function recordAudit(
  { db }: TenantContext,
  action: AuditedAction,
  object_id: string,
  details: object = {},
): Promise<void> {
  db.trail.actions.push({ action, object_id, details });
}
