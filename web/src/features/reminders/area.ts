import { createRoute } from '@tanstack/react-router';
import { lazyPage } from '../../shared/routing/lazy-page.ts';
import { signedInRoute } from '../../shared/routing/roots.ts';
import { searchOf } from '../../shared/routing/search.ts';

const listSearch = searchOf('status', 'reminder_level', 'owner_id', 'view', 'sort');
const runSearch = searchOf('minimum');
const statsSearch = searchOf('date_from', 'date_to');

const reminders = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/payment-reminders',
  validateSearch: listSearch,
  component: lazyPage('web-reminders', () => import('./RemindersPage.tsx'), 'RemindersPage'),
});
const run = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/payment-reminders/run',
  validateSearch: runSearch,
  component: lazyPage('web-reminders', () => import('./RunPage.tsx'), 'RunPage'),
});
const stats = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/payment-reminders/stats',
  validateSearch: statsSearch,
  component: lazyPage('web-reminders', () => import('./StatsPage.tsx'), 'StatsPage'),
});
const reminder = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/payment-reminders/$id',
  component: lazyPage('web-reminders', () => import('./ReminderPage.tsx'), 'ReminderPage'),
});

/** Reminders to late owners, from the first one to the lawyer. */
export const remindersArea = {
  routes: [reminders, run, stats, reminder] as const,
  navigation: [
    {
      group: 'money',
      to: '/payment-reminders',
      label: 'web-navigation.reminders',
      needs: 'listPaymentReminders',
    },
  ],
  actions: [
    {
      to: '/payment-reminders/run',
      label: 'web-navigation.reminders.run',
      needs: 'runPaymentReminders',
    },
    {
      to: '/payment-reminders/stats',
      label: 'web-navigation.reminders.stats',
      needs: 'getPaymentReminderStats',
    },
  ],
} as const;
