import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { signedInRoute } from '../../shared/routing/roots.ts';

const reminderSettings = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/payment-reminders/settings',
  component: lazyRouteComponent(() => import('./ReminderSettingsPage.tsx'), 'ReminderSettingsPage'),
});
const interestRates = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/interest-rates',
  component: lazyRouteComponent(() => import('./InterestRatesPage.tsx'), 'InterestRatesPage'),
});

/** How the office works: when reminders leave, and by which rates interest is worked out. */
export const settingsArea = {
  routes: [reminderSettings, interestRates] as const,
  navigation: [
    {
      group: 'settings',
      to: '/payment-reminders/settings',
      label: 'web-settings.reminders.nav',
      needs: 'updateReminderSettings',
    },
    {
      group: 'settings',
      to: '/interest-rates',
      label: 'web-settings.rates.title',
      needs: 'updateReminderSettings',
      isOfPlatform: true,
    },
  ],
} as const;
