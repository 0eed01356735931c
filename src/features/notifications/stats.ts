import type { NotificationStats } from '#contract/notifications.ts';
import { CHANNELS, DELIVERY_STATUSES } from '#domain/notifications/channels.ts';
import { NOTIFICATION_TYPES } from '#domain/notifications/notification-types.ts';
import { countsByName, totalOf } from '#features/shared/index.ts';
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
    total: totalOf(types),
    unread: types.reduce((unread, row) => unread + row.unread, 0),
    by_type: countsByName(NOTIFICATION_TYPES, types, (row) => row.notification_type),
    by_channel: countsByName(CHANNELS, sent, (row) => row.channel),
    by_status: countsByName(DELIVERY_STATUSES, deliveries, (row) => row.status),
  };
}
