import { Type, ref } from '#contract/common.ts';
import {
  ListNotificationDeliveries,
  NotificationDelivery,
  ReplayNotificationDelivery,
} from '#contract/notifications.ts';
import { readRoute, writeRoute } from '#platform/http/route.ts';
import { replayDelivery } from './commands/replay-delivery.ts';
import { listDeliveries } from './repository.ts';

/** Deliveries are of users, not of buildings. */
export const deliveryRoutes = [
  readRoute({
    path: '/notification-deliveries',
    operationId: 'listNotificationDeliveries',
    access: 'deliveries:write',
    summary:
      'Deliveries to the users of the organization, newest first; those that failed, unless told otherwise',
    description: 'Refused to whoever looks after some buildings only: deliveries are of users.',
    query: ListNotificationDeliveries,
    answer: Type.Array(ref(NotificationDelivery)),
    handler: (ctx, { query }) => listDeliveries(ctx.db, query),
  }),
  writeRoute({
    method: 'PUT',
    path: '/notification-deliveries/:id/replay',
    operationId: 'replayNotificationDelivery',
    access: 'deliveries:write',
    summary: 'Try again what failed of a notification, on one channel or on all',
    description:
      'What failed is tried as if it had never been. Refuses when nothing failed there, and whoever looks after some buildings only.',
    body: ReplayNotificationDelivery,
    example: { channel: 'Email' },
    answer: Type.Array(ref(NotificationDelivery)),
    problems: ['invalid_transition'],
    handler: (ctx, { params, body }) => replayDelivery(ctx, params.id, body),
  }),
];
