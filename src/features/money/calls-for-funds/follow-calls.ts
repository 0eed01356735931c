import type { MovedAccounts } from '#features/books/owner-accounts/index.ts';
import type { TenantContext } from '#platform/http/request-context.ts';
import { reopenCalls, settleCalls } from './repository.ts';

/**
 * Sent ↔ Settled: settles sent calls with nothing left open, and reopens settled ones of which these
 * owners owe something again. Runs in the transaction that changed the open amounts, under the ledger
 * lock.
 */
export async function followCalls(ctx: TenantContext, moved: MovedAccounts): Promise<void> {
  if (moved.owner_ids.length === 0) return;
  await Promise.all([
    settleCalls(ctx.db, moved.building_id, ctx.now),
    reopenCalls(ctx.db, moved, ctx.now),
  ]);
}
