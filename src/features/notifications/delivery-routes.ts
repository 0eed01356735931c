import { Type, ref } from '#contract/common.ts';
import {
  ListNotificationDeliveries,
  NotificationDelivery,
  ReplayNotificationDelivery,
} from '#contract/notifications.ts';
import { readRoute, writeRoute } from '#platform/http/route.ts';
import { replayDelivery } from './commands/replay-delivery.ts';
import { listDeliveries } from './repository.ts';

/** Deliveries belong to users, not to buildings. */
export const deliveryRoutes = [
  readRoute({
    path: '/notification-deliveries',
    operationId: 'listNotificationDeliveries',
    access: 'deliveries:write',
    summary: 'List notification deliveries, newest first',
    description: 'Returns deliveries to the users of the organization, by default failed ones.',
    rules: ['Refused to a role that is limited to some buildings.'],
    query: ListNotificationDeliveries,
    answer: Type.Array(ref(NotificationDelivery)),
    handler: (ctx, { query }) => listDeliveries(ctx.db, query),
  }),
  writeRoute({
    method: 'PUT',
    path: '/notification-deliveries/:id/replay',
    operationId: 'replayNotificationDelivery',
    access: 'deliveries:write',
    summary: 'Retry a failed notification delivery',
    description: 'Sends the failed deliveries again, on one channel or on all.',
    rules: [
      'Refused: a notification without failures.',
      'Refused to a role that is limited to some buildings.',
    ],
    body: ReplayNotificationDelivery,
    example: { channel: 'Email' },
    answer: Type.Array(ref(NotificationDelivery)),
    problems: ['invalid_transition'],
    handler: (ctx, { params, body }) => replayDelivery(ctx, params.id, body),
  }),
];
