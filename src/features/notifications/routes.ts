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
import { shownOne, withDeliveries } from './notification.ts';
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
    summary: 'One’s own notifications, newest first',
    description:
      'Each with what became of it on every channel. `read` keeps those that were read, or were not.',
    query: ListMyNotifications,
    answer: Type.Array(ref(Notification)),
    handler: (ctx, { query }) => shownPage(ctx, query),
  }),
  snapshotRoute({
    path: '/notifications/unread',
    operationId: 'listUnreadNotifications',
    access: 'notifications:own',
    summary: 'One’s own notifications that are still to be read, newest first',
    description: 'Each with what became of it on every channel.',
    query: ListUnreadNotifications,
    answer: Type.Array(ref(Notification)),
    handler: (ctx, { query }) => shownPage(ctx, { ...query, read: false }),
  }),
  snapshotRoute({
    path: '/notifications/stats',
    operationId: 'getNotificationStats',
    access: 'notifications:own',
    summary: 'How many notifications one has, and what became of them on each channel',
    description: 'Counts by type, by channel and by what became of them.',
    answer: ref(NotificationStats),
    handler: (ctx) => notificationStats(ctx),
  }),
  writeRoute({
    method: 'PUT',
    path: '/notifications/read-all',
    operationId: 'markAllNotificationsRead',
    access: 'notifications:own',
    summary: 'Mark all of one’s own notifications as read',
    description: 'Answers how many were unread.',
    answer: ReadNotifications,
    answerExample: { updated: 7 },
    handler: (ctx) => markAllNotificationsRead(ctx),
  }),
  snapshotRoute({
    answer: ref(Notification),
    path: '/notifications/:id',
    operationId: 'getNotification',
    access: 'notifications:own',
    summary: 'One of one’s own notifications',
    description: 'Shows what became of it on every channel.',
    handler: async (ctx, { params: { id } }) => {
      const row = await findNotification(ctx.db, ctx.userId, id);
      return shownOne(ctx.db, found(row, 'notification', id));
    },
  }),
  writeRoute({
    answer: ref(Notification),
    method: 'PUT',
    path: '/notifications/:id/read',
    operationId: 'markNotificationRead',
    access: 'notifications:own',
    summary: 'Mark one of one’s own notifications as read',
    description: 'One that was read stays read as of the first time.',
    handler: (ctx, { params }) => markNotificationRead(ctx, params.id),
  }),
  writeRoute({
    method: 'DELETE',
    path: '/notifications/:id',
    operationId: 'deleteNotification',
    access: 'notifications:own',
    summary: 'Delete one of one’s own notifications',
    description: 'What was not yet sent of it never is.',
    handler: (ctx, { params }) => deleteNotification(ctx, params.id),
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
    access: 'notifications:send',
    summary: 'Send a notification to one user of the organization, or to several',
    description:
      'Sent on the channels that each recipient wants for the type. `user_id` is answered with one notification, `user_ids` with as many, in their order. Refuses whoever has no role in the organization.',
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
