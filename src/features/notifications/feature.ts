import { declareRoutes } from '#platform/http/route.ts';
import type { UnsubscribeTokens } from '#platform/security/unsubscribe-token.ts';
import { accountFollowers } from './account-followers.ts';
import { discloseNotifications } from './disclosure-repository.ts';
import { eraseNotifications } from './erasure-repository.ts';
import { approverFollowers } from './follow-approvers.ts';
import { systemAlert, systemMaintenance } from './notification-types.ts';
import { deliveriesOverview } from './overview.ts';
import { createPushRoutes, type PushParts } from './push-routes.ts';
import { createNotificationRoutes } from './routes.ts';
import type { StreamHub } from './stream-hub.ts';
import { createStreamRoutes } from './stream-route.ts';
import { tables } from './tables.ts';
import {
  configuredChannels,
  createNotificationTasks,
  type NotificationDependencies,
} from './tasks.ts';
import { createUnsubscribePages } from './unsubscribe-pages.ts';

interface NotificationParts extends NotificationDependencies, PushParts {
  readonly streams: StreamHub;
  readonly unsubscribeTokens: UnsubscribeTokens;
}

export const notificationsFeature = {
  tables,
  disclosure: discloseNotifications,
  erasure: eraseNotifications,
  followers: [...approverFollowers, ...accountFollowers],
  routes: (parts: NotificationParts) =>
    declareRoutes('Notifications', [
      ...createNotificationRoutes({ configured: configuredChannels(parts.senders) }),
      ...createPushRoutes(parts),
      ...createStreamRoutes(parts.streams),
    ]),
  tasks: createNotificationTasks,
  notificationTypes: [systemAlert, systemMaintenance],
  overview: deliveriesOverview,
  pages: (parts: NotificationParts) =>
    createUnsubscribePages({ ...parts, tokens: parts.unsubscribeTokens }),
};
