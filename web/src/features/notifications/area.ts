import { createRoute } from '@tanstack/react-router';
import { lazyPage } from '../../shared/routing/lazy-page.ts';
import { signedInRoute } from '../../shared/routing/roots.ts';
import { searchOf } from '../../shared/routing/search.ts';

const listSearch = searchOf('read', 'notification_type');
const deliveriesSearch = searchOf('status', 'channel');

const notifications = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/notifications',
  validateSearch: listSearch,
  component: lazyPage('shared', () => import('./NotificationsPage.tsx'), 'NotificationsPage'),
});
const preferences = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/notification-preferences',
  component: lazyPage('shared', () => import('./PreferencesPage.tsx'), 'PreferencesPage'),
});
const deliveries = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/notification-deliveries',
  validateSearch: deliveriesSearch,
  component: lazyPage('shared', () => import('./DeliveriesPage.tsx'), 'DeliveriesPage'),
});

/** Notifications, their settings and failed deliveries. */
export const notificationsArea = {
  routes: [notifications, preferences, deliveries] as const,
  navigation: [
    {
      place: 'today',
      to: '/notifications',
      ownersPlace: 'home',
      pages: ['/notification-preferences'],
      label: 'web-navigation.notifications',
      needs: 'listMyNotifications',
      readers: 'everybody',
      key: 'n',
    },
    {
      place: 'more',
      to: '/notification-deliveries',
      icon: 'mail-opened',
      label: 'web-navigation.notifications.deliveries',
      needs: 'listNotificationDeliveries',
      key: 'v',
    },
  ],
  actions: [
    {
      to: '/notification-preferences',
      label: 'web-navigation.notifications.preferences',
      needs: 'listNotificationPreferences',
      readers: 'everybody',
    },
  ],
} as const;
