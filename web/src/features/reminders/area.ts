import { pagesOf } from '../../shared/routing/pages.ts';
import { searchOf } from '../../shared/routing/search.ts';

const page = pagesOf('web-reminders');

const listSearch = searchOf('status', 'reminder_level', 'owner_id', 'view', 'sort');
const runSearch = searchOf('minimum');
const statsSearch = searchOf('date_from', 'date_to');

const reminders = page(
  '/payment-reminders',
  () => import('./RemindersPage.tsx'),
  'RemindersPage',
  listSearch,
);
const run = page('/payment-reminders/run', () => import('./RunPage.tsx'), 'RunPage', runSearch);
const stats = page(
  '/payment-reminders/stats',
  () => import('./StatsPage.tsx'),
  'StatsPage',
  statsSearch,
);
const reminder = page(
  '/payment-reminders/$id',
  () => import('./ReminderPage.tsx'),
  'ReminderPage',
  searchOf('act'),
);

/** Reminders to late owners, from the first one to the lawyer. */
export const remindersArea = {
  routes: [reminders, run, stats, reminder] as const,
  navigation: [
    {
      place: 'calls',
      to: '/payment-reminders',
      label: 'web-navigation.reminders',
      also: 'web-navigation.reminders.also',
      needs: 'listPaymentReminders',
    },
    {
      place: 'calls',
      to: '/payment-reminders/stats',
      label: 'web-navigation.reminders.stats',
      needs: 'getPaymentReminderStats',
    },
  ],
  actions: [
    {
      to: '/payment-reminders/run',
      label: 'web-navigation.reminders.run',
      also: 'web-navigation.reminders.run.also',
      needs: 'runPaymentReminders',
    },
  ],
} as const;
