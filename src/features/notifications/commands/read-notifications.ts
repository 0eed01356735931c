import { deleteRow } from '#platform/db/rows.ts';
import { found, matching, type TenantContext } from '#platform/http/request-context.ts';
import { shownOne, toNotification, type ShownNotification } from '../notification.ts';
import { lockNotification, markAllRead, markRead } from '../repository.ts';

/** One's own notification as it is shown, held until the transaction ends. Refuses not_found, stale. */
async function lockOwn(ctx: TenantContext, id: string): Promise<ShownNotification> {
  const row = found(await lockNotification(ctx.db, ctx.userId, id), 'notification', id);
  return matching(ctx, await shownOne(ctx.db, row));
}

/** Once read, it stays read as of the first time. */
export async function markNotificationRead(
  ctx: TenantContext,
  id: string,
): Promise<ShownNotification> {
  const { deliveries, ...row } = await lockOwn(ctx, id);
  const read = row.read_at === null ? await markRead(ctx.db, id, ctx.now) : row;
  return toNotification(read, deliveries);
}

export async function markAllNotificationsRead(ctx: TenantContext): Promise<{ updated: number }> {
  return { updated: await markAllRead(ctx.db, ctx.userId, ctx.now) };
}

/** Takes it away, and with it what is known of its deliveries; what was not yet sent never is. */
export async function deleteNotification(ctx: TenantContext, id: string): Promise<void> {
  await lockOwn(ctx, id);
  await deleteRow(ctx.db, 'notifications', id);
}
