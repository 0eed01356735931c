import { createRoute } from '@tanstack/react-router';
import { lazyPage } from '../../shared/routing/lazy-page.ts';
import { signedInRoute } from '../../shared/routing/roots.ts';

const reminderSettings = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/payment-reminders/settings',
  component: lazyPage(
    'web-settings',
    () => import('./ReminderSettingsPage.tsx'),
    'ReminderSettingsPage',
  ),
});
const interestRates = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/interest-rates',
  component: lazyPage('web-settings', () => import('./InterestRatesPage.tsx'), 'InterestRatesPage'),
});

/** Settings of reminders and interest rates. */
export const settingsArea = {
  routes: [reminderSettings, interestRates] as const,
  navigation: [
    {
      group: 'settings',
      to: '/payment-reminders/settings',
      label: 'web-navigation.settings.reminders',
      needs: 'updateReminderSettings',
    },
    {
      group: 'settings',
      to: '/interest-rates',
      label: 'web-navigation.settings.rates',
      needs: 'updateReminderSettings',
      isOfPlatform: true,
    },
  ],
} as const;
