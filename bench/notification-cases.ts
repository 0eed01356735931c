import { runAssembly } from './assembly-case.ts';
import { runFanOut } from './fan-out-case.ts';
import type { NotificationCase } from './notification-case.ts';
import { runStreams } from './streams-case.ts';
import { runUnread } from './unread-case.ts';

export const notificationCases: readonly NotificationCase[] = [
  { name: 'notifications on all channels', run: runFanOut },
  { name: 'notification streams', run: runStreams },
  { name: 'unread notifications', run: runUnread },
  { name: 'assembly of 200 owners', run: runAssembly },
];
