import { followCalls } from '#features/calls-for-funds/index.ts';
import { followSettlement } from '#features/payment-reminders/index.ts';
import type { TenantContext } from '#platform/http/request-context.ts';
import type { MovedAccounts } from './owner-accounts/index.ts';

/**
 * What follows from a change of owners' open items, in the transaction that made it: calls of which
 * nothing is open are settled, reminders end with what they were about, and both come back when a
 * payment is taken back.
 */
export async function ownerAccountsMoved(ctx: TenantContext, moved: MovedAccounts): Promise<void> {
  if (moved.owner_ids.length === 0) return;
  await followCalls(ctx, moved);
  await followSettlement(ctx, moved);
}
