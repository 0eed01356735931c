import { deleteRow } from '#platform/db/rows.ts';
import { found, matching, type TenantContext } from '#platform/http/request-context.ts';
import { showNotification, toNotification, type ShownNotification } from '../notification.ts';
import { lockNotification, markAllRead, markRead } from '../repository.ts';

/** Finds and locks a notification of the caller in its JSON form. Refuses not_found, stale. */
async function lockOwn(ctx: TenantContext, id: string): Promise<ShownNotification> {
  const row = found(await lockNotification(ctx.db, ctx.userId, id), 'notification', id);
  return matching(ctx, await showNotification(ctx.db, row));
}

/** Marks a notification as read; the time of the first reading is kept. */
export async function markNotificationRead(
  ctx: TenantContext,
  id: string,
): Promise<ShownNotification> {
  const { deliveries, ...row } = await lockOwn(ctx, id);
  const read = row.read_at === null ? await markRead(ctx.db, id, ctx.now) : row;
  return toNotification(read, deliveries);
}

/** Marks all notifications of the current user as read. */
export async function markAllNotificationsRead(ctx: TenantContext): Promise<{ updated: number }> {
  return { updated: await markAllRead(ctx.db, ctx.userId, ctx.now) };
}

/** Deletes a notification with its deliveries; pending ones are not sent. */
export async function deleteNotification(ctx: TenantContext, id: string): Promise<void> {
  await lockOwn(ctx, id);
  await deleteRow(ctx.db, 'notifications', id);
}
