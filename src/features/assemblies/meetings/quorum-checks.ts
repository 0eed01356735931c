import type { Presence, QuorumRule } from '#domain/assemblies/quorum.ts';
import { assert } from '#domain/kernel/assert.ts';
import { insertRow } from '#platform/db/rows.ts';
import type { TenantContext } from '#platform/http/request-context.ts';
import { findLastCheck } from './repository.ts';

/** Attendance when a meeting was to be opened, and the quorum rule that it met; null: none. */
export type QuorumFound = Presence & { readonly rule: QuorumRule | null };

/** Records the quorum found when a meeting was to be opened. */
export async function recordQuorum(
  ctx: TenantContext,
  meeting_id: string,
  { owners_total, owners_present, shares_total, shares_present, rule }: QuorumFound,
): Promise<void> {
  await insertRow(ctx.db, 'quorum_checks', {
    id: ctx.newId(),
    meeting_id,
    owners_total,
    owners_present,
    shares_total,
    shares_present,
    rule,
    checked_by: ctx.userId,
    checked_at: ctx.now,
  });
}

/** Finds the quorum with which a meeting was opened. */
export async function findOpeningQuorum(
  { db }: TenantContext,
  meetingId: string,
): Promise<QuorumFound> {
  const check = await findLastCheck(db, meetingId);
  assert(check !== undefined, 'a meeting was opened without its quorum');
  const { owners_total, owners_present, shares_total, shares_present, rule } = check;
  return { owners_total, owners_present, shares_total, shares_present, rule };
}
