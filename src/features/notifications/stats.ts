import type { NotificationStats } from '#contract/notifications.ts';
import { CHANNELS, DELIVERY_STATUSES } from '#domain/notifications/channels.ts';
import { NOTIFICATION_TYPES } from '#domain/notifications/notification-types.ts';
import type { TenantContext } from '#platform/http/request-context.ts';
import { countDeliveries, countNotifications } from './repository.ts';

/** One's own notifications and what became of them, counted. */
export async function notificationStats(ctx: TenantContext): Promise<NotificationStats> {
  const [types, deliveries] = await Promise.all([
    countNotifications(ctx.db, ctx.userId),
    countDeliveries(ctx.db, ctx.userId),
  ]);
  const sent = deliveries.filter(({ status }) => status === 'Sent');
  return {
    total: sum(types, (row) => row.notifications),
    unread: sum(types, (row) => row.unread),
    by_type: byName(NOTIFICATION_TYPES, types, (row) => row.notification_type, notificationsOf),
    by_channel: byName(CHANNELS, sent, (row) => row.channel, deliveriesOf),
    by_status: byName(DELIVERY_STATUSES, deliveries, (row) => row.status, deliveriesOf),
  };
}

const notificationsOf = (row: { readonly notifications: number }) => row.notifications;
const deliveriesOf = (row: { readonly deliveries: number }) => row.deliveries;

function sum<Row>(rows: readonly Row[], count: (row: Row) => number): number {
  return rows.reduce((total, row) => total + count(row), 0);
}

/** A count for each name, 0 where there is nothing to count. */
function byName<Name extends string, Row>(
  names: readonly Name[],
  rows: readonly Row[],
  nameOf: (row: Row) => Name,
  count: (row: Row) => number,
): Record<Name, number> {
  const totals = names.map((name): [Name, number] => {
    const named = rows.filter((row) => nameOf(row) === name);
    return [name, sum(named, count)];
  });
  return Object.fromEntries(totals) as Record<Name, number>;
}
