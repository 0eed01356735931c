import { requireWithinQuota, type Sending } from '#domain/tickets/daily-quota.ts';
import type { TenantContext } from '#platform/http/request-context.ts';
import { countSentToday, lockQuota } from './quota-repository.ts';

/**
 * Refuses what exceeds the daily quota of an Owner, with daily_quota_exceeded; others have none.
 */
export async function requireQuota(ctx: TenantContext, sending: Sending): Promise<void> {
  if (ctx.principal.owner_id === null) return;
  const { sent, secondsLeft } = await countSentToday(ctx);
  requireWithinQuota(sent, sending, { secondsLeft });
}

/** Refuses like `requireQuota`, also what the Owner sends at the same time. */
export async function takeQuota(ctx: TenantContext, sending: Sending): Promise<void> {
  if (ctx.principal.owner_id !== null) await lockQuota(ctx);
  await requireQuota(ctx, sending);
}
