import { Type, ref } from '#contract/common.ts';
import { exampleIds } from '#contract/examples.ts';
import {
  CreateNotification,
  CreatedNotifications,
  ListMyNotifications,
  ListUnreadNotifications,
  Notification,
  NotificationStats,
  ReadNotifications,
} from '#contract/notifications.ts';
import { found, type TenantContext } from '#platform/http/request-context.ts';
import { snapshotRoute, writeRoute } from '#platform/http/route.ts';
import {
  deleteNotification,
  markAllNotificationsRead,
  markNotificationRead,
} from './commands/read-notifications.ts';
import { sendNotification } from './commands/send-notification.ts';
import type { ConfiguredChannels } from './create-notifications.ts';
import { deliveryRoutes } from './delivery-routes.ts';
import { showNotification, withDeliveries } from './notification.ts';
import { preferenceRoutes } from './preference-routes.ts';
import { findNotification, listNotifications } from './repository.ts';
import { notificationStats } from './stats.ts';

async function shownPage(ctx: TenantContext, filters: ListMyNotifications) {
  const page = await listNotifications(ctx.db, ctx.userId, filters);
  return { ...page, rows: await withDeliveries(ctx.db, page.rows) };
}

const ownRoutes = [
  snapshotRoute({
    path: '/notifications/my',
    operationId: 'listMyNotifications',
    access: 'notifications:own',
    summary: 'List your notifications, newest first',
    description: 'Returns the notifications with the delivery state on every channel.',
    rules: ['`read` returns read or unread ones only.'],
    query: ListMyNotifications,
    answer: Type.Array(ref(Notification)),
    handler: (ctx, { query }) => shownPage(ctx, query),
  }),
  snapshotRoute({
    path: '/notifications/unread',
    operationId: 'listUnreadNotifications',
    access: 'notifications:own',
    summary: 'List your unread notifications, newest first',
    description: 'Returns the notifications with the delivery state on every channel.',
    query: ListUnreadNotifications,
    answer: Type.Array(ref(Notification)),
    handler: (ctx, { query }) => shownPage(ctx, { ...query, read: false }),
  }),
  snapshotRoute({
    path: '/notifications/stats',
    operationId: 'getNotificationStats',
    access: 'notifications:own',
    summary: 'Get your notification statistics',
    description: 'Returns counts by type, channel and delivery state.',
    answer: ref(NotificationStats),
    handler: (ctx) => notificationStats(ctx),
  }),
  writeRoute({
    method: 'PUT',
    path: '/notifications/read-all',
    operationId: 'markAllNotificationsRead',
    access: 'notifications:own',
    summary: 'Mark all your notifications as read',
    description: 'Returns how many were unread.',
    answer: ReadNotifications,
    answerExample: { updated: 7 },
    handler: (ctx) => markAllNotificationsRead(ctx),
  }),
  snapshotRoute({
    answer: ref(Notification),
    path: '/notifications/:id',
    operationId: 'getNotification',
    access: 'notifications:own',
    summary: 'Get one of your notifications',
    description: 'Returns the delivery state on every channel.',
    handler: async (ctx, { params: { id } }) => {
      const row = await findNotification(ctx.db, ctx.userId, id);
      return showNotification(ctx.db, found(row, 'notification', id));
    },
  }),
  writeRoute({
    answer: ref(Notification),
    method: 'PUT',
    path: '/notifications/:id/read',
    operationId: 'markNotificationRead',
    access: 'notifications:own',
    summary: 'Mark one of your notifications as read',
    description: 'Keeps the time at which it was first read.',
    handler: (ctx, { params }) => markNotificationRead(ctx, params.id),
  }),
  writeRoute({
    method: 'DELETE',
    path: '/notifications/:id',
    operationId: 'deleteNotification',
    access: 'notifications:own',
    summary: 'Delete one of your notifications',
    description: 'Deletes the notification and cancels deliveries that are pending.',
    handler: (ctx, { params }) => deleteNotification(ctx, params.id),
  }),
];

/** Dependencies of sending notifications, besides the database. */
export interface NotificationParts {
  readonly configured: ConfiguredChannels;
}

export const createNotificationRoutes = ({ configured }: NotificationParts) => [
  writeRoute({
    method: 'POST',
    path: '/notifications',
    operationId: 'createNotification',
    access: 'notifications:send',
    summary: 'Send a notification',
    description: 'Sends a notification to one or several users, on the channels that each chose.',
    rules: [
      '`user_id` returns one notification; `user_ids` returns a list in the same order.',
      'Refused: users without a role in the organization.',
    ],
    body: CreateNotification,
    example: {
      user_id: exampleIds.user,
      notification_type: 'SystemAlert',
      title: 'Lift out of order',
      message: 'It is repaired tomorrow at nine.',
      priority: 'High',
    },
    status: 201,
    answer: CreatedNotifications,
    problems: ['unknown_reference'],
    handler: (ctx, { body }) => sendNotification(ctx, configured, body),
  }),
  ...ownRoutes,
  ...preferenceRoutes,
  ...deliveryRoutes,
];
