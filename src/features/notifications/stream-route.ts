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
      summary: 'One’s own notifications as they appear, as server-sent events',
      description:
        'Starts with what followed the event that `Last-Event-ID` names, and ends with the token. Beside `notification`, the event `changed` says what was written of what the caller may see, but not in the very session that listens: `{type, id}`, the kind of record (Building, Unit, Owner, Expense, …) and which, `id` null where some of the kind have changed; it has no id of its own and is not sent again. Refuses more than 20 streams of one person, and any when the process holds too many.',
      answer: ref(Notification),
      problems: ['too_busy'],
      handler: (ctx, stream) => hub.open(ctx, stream),
    }),
  ];
}
