import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { signedInRoute } from '../../shared/routing/roots.ts';
import { searchOf } from '../../shared/routing/search.ts';

const listSearch = searchOf('status', 'reminder_level', 'owner_id', 'view', 'sort');
const runSearch = searchOf('minimum');
const statsSearch = searchOf('date_from', 'date_to');

const reminders = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/payment-reminders',
  validateSearch: listSearch,
  component: lazyRouteComponent(() => import('./RemindersPage.tsx'), 'RemindersPage'),
});
const run = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/payment-reminders/run',
  validateSearch: runSearch,
  component: lazyRouteComponent(() => import('./RunPage.tsx'), 'RunPage'),
});
const stats = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/payment-reminders/stats',
  validateSearch: statsSearch,
  component: lazyRouteComponent(() => import('./StatsPage.tsx'), 'StatsPage'),
});
const reminder = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/payment-reminders/$id',
  component: lazyRouteComponent(() => import('./ReminderPage.tsx'), 'ReminderPage'),
});

/** What is said to owners who are late, from the first reminder to the lawyer. */
export const remindersArea = {
  routes: [reminders, run, stats, reminder] as const,
  navigation: [
    {
      group: 'money',
      to: '/payment-reminders',
      label: 'web-reminders.title',
      needs: 'listPaymentReminders',
    },
  ],
  actions: [
    {
      to: '/payment-reminders/run',
      label: 'web-reminders.run.title',
      needs: 'runPaymentReminders',
    },
    {
      to: '/payment-reminders/stats',
      label: 'web-reminders.stats.title',
      needs: 'getPaymentReminderStats',
    },
  ],
} as const;
