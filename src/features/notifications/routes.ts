import { IdParams, Type, ref } from '#contract/common.ts';
import {
  CreateNotification,
  CreatedNotifications,
  ListMyNotifications,
  ListUnreadNotifications,
  Notification,
  NotificationStats,
  ReadNotifications,
} from '#contract/notifications.ts';
import { noContent } from '#platform/http/reply.ts';
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
import { shownOne, withDeliveries } from './notification.ts';
import { preferenceRoutes } from './preference-routes.ts';
import { findNotification, listNotifications } from './repository.ts';
import { notificationStats } from './stats.ts';

const oneNotification = { params: IdParams, answer: ref(Notification) };

async function shownPage(ctx: TenantContext, filters: ListMyNotifications) {
  const page = await listNotifications(ctx.db, ctx.userId, filters);
  return { ...page, rows: await withDeliveries(ctx.db, page.rows) };
}

const ownRoutes = [
  snapshotRoute({
    method: 'GET',
    path: '/notifications/my',
    operationId: 'listMyNotifications',
    summary: 'One’s own notifications, newest first',
    query: ListMyNotifications,
    answer: Type.Array(ref(Notification)),
    handler: (ctx, { query }) => shownPage(ctx, query),
  }),
  snapshotRoute({
    method: 'GET',
    path: '/notifications/unread',
    operationId: 'listUnreadNotifications',
    summary: 'One’s own notifications that are still to be read, newest first',
    query: ListUnreadNotifications,
    answer: Type.Array(ref(Notification)),
    handler: (ctx, { query }) => shownPage(ctx, { ...query, read: false }),
  }),
  snapshotRoute({
    method: 'GET',
    path: '/notifications/stats',
    operationId: 'getNotificationStats',
    summary: 'How many notifications one has, and what became of them on each channel',
    answer: ref(NotificationStats),
    handler: (ctx) => notificationStats(ctx),
  }),
  writeRoute({
    method: 'PUT',
    path: '/notifications/read-all',
    operationId: 'markAllNotificationsRead',
    summary: 'Mark all of one’s own notifications as read',
    answer: ReadNotifications,
    handler: (ctx) => markAllNotificationsRead(ctx),
  }),
  snapshotRoute({
    ...oneNotification,
    method: 'GET',
    path: '/notifications/:id',
    operationId: 'getNotification',
    summary: 'One of one’s own notifications',
    handler: async (ctx, { params: { id } }) => {
      const row = await findNotification(ctx.db, ctx.userId, id);
      return shownOne(ctx.db, found(row, 'notification', id));
    },
  }),
  writeRoute({
    ...oneNotification,
    method: 'PUT',
    path: '/notifications/:id/read',
    operationId: 'markNotificationRead',
    summary: 'Mark one of one’s own notifications as read',
    handler: (ctx, { params }) => markNotificationRead(ctx, params.id),
  }),
  writeRoute({
    method: 'DELETE',
    path: '/notifications/:id',
    operationId: 'deleteNotification',
    summary: 'Delete one of one’s own notifications',
    params: IdParams,
    status: 204,
    handler: async (ctx, { params }) => {
      await deleteNotification(ctx, params.id);
      return noContent();
    },
  }),
];

/** What the sending of notifications needs beside the database. */
export interface NotificationParts {
  readonly configured: ConfiguredChannels;
}

export const createNotificationRoutes = ({ configured }: NotificationParts) => [
  writeRoute({
    method: 'POST',
    path: '/notifications',
    operationId: 'createNotification',
    summary: 'Send a notification to one user of the organization, or to several',
    body: CreateNotification,
    status: 201,
    answer: CreatedNotifications,
    handler: (ctx, { body }) => sendNotification(ctx, configured, body),
  }),
  ...ownRoutes,
  ...preferenceRoutes,
  ...deliveryRoutes,
];
