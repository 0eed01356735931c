import { ref } from '#contract/common.ts';
import { Notification } from '#contract/notifications.ts';
import { streamRoute, type Route } from '#platform/http/route.ts';
import type { StreamHub } from './stream-hub.ts';

export function createStreamRoutes(hub: StreamHub): Route[] {
  return [
    streamRoute({
      method: 'GET',
      path: '/notifications/stream',
      operationId: 'streamNotifications',
      summary: 'One’s own notifications as they appear, as server-sent events',
      answer: ref(Notification),
      handler: (ctx, stream) => hub.open(ctx, stream),
    }),
  ];
}
