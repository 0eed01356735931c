import type { NotificationStats } from '#contract/notifications.ts';
import { CHANNELS, DELIVERY_STATUSES } from '#domain/notifications/channels.ts';
import { NOTIFICATION_TYPES } from '#domain/notifications/notification-types.ts';
import { countByName, sumCounts } from '#features/shared/index.ts';
import type { TenantContext } from '#platform/http/request-context.ts';
import { countDeliveries, countNotifications } from './repository.ts';

/** Counts the caller's notifications and their deliveries. */
export async function notificationStats(ctx: TenantContext): Promise<NotificationStats> {
  const [types, deliveries] = await Promise.all([
    countNotifications(ctx.db, ctx.userId),
    countDeliveries(ctx.db, ctx.userId),
  ]);
  const sent = deliveries.filter(({ status }) => status === 'Sent');
  return {
    total: sumCounts(types),
    unread: types.reduce((unread, row) => unread + row.unread, 0),
    by_type: countByName(NOTIFICATION_TYPES, types, (row) => row.notification_type),
    by_channel: countByName(CHANNELS, sent, (row) => row.channel),
    by_status: countByName(DELIVERY_STATUSES, deliveries, (row) => row.status),
  };
}
