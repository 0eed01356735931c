import { ref } from '#contract/common.ts';
import { Notification } from '#contract/notifications.ts';
import { streamRoute } from '#platform/http/route.ts';
import type { StreamHub } from './stream-hub.ts';

export function createStreamRoutes(hub: StreamHub) {
  return [
    streamRoute({
      path: '/notifications/stream',
      operationId: 'streamNotifications',
      access: 'notifications:own',
      summary: 'Stream your notifications as server-sent events',
      description:
        'Sends `notification` events, from the one after `Last-Event-ID`, until the token expires.',
      rules: [
        '`changed` events name records that changed in what you see: `{type, id}`.',
        '`id` is null if several records of the type changed.',
        'Changes by the same session are not sent; `changed` is never sent again.',
        'Refused: more than 20 streams of one user.',
        'Refused: streams beyond the limit of the process.',
      ],
      answer: ref(Notification),
      problems: ['too_busy'],
      handler: (ctx, stream) => hub.open(ctx, stream),
    }),
  ];
}
