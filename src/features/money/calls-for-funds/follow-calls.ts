import type { MovedAccounts } from '#features/books/owner-accounts/index.ts';
import type { TenantContext } from '#platform/http/request-context.ts';
import { reopenCalls, settleCalls } from './repository.ts';

/**
 * Sent ↔ Settled: a sent call of which nothing is open any more is settled, and a settled one of
 * which these owners owe something again is back where it was. In the transaction, behind the lock
 * of the ledger, in which the open amounts changed.
 */
export async function followCalls(ctx: TenantContext, moved: MovedAccounts): Promise<void> {
  if (moved.owner_ids.length === 0) return;
  await Promise.all([
    settleCalls(ctx.db, moved.building_id, ctx.now),
    reopenCalls(ctx.db, moved, ctx.now),
  ]);
}
