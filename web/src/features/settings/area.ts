import { pagesOf } from '../../shared/routing/pages.ts';

const page = pagesOf('web-settings');

const reminderSettings = page(
  '/payment-reminders/settings',
  () => import('./ReminderSettingsPage.tsx'),
  'ReminderSettingsPage',
);

const interestRates = page(
  '/interest-rates',
  () => import('./InterestRatesPage.tsx'),
  'InterestRatesPage',
);

/** Settings of reminders and interest rates. */
export const settingsArea = {
  routes: [reminderSettings, interestRates] as const,
  navigation: [
    {
      place: 'calls',
      to: '/payment-reminders/settings',
      label: 'web-navigation.settings.reminders',
      needs: 'updateReminderSettings',
    },
    {
      place: 'calls',
      to: '/interest-rates',
      icon: 'coins',
      label: 'web-navigation.settings.rates',
      needs: 'updateReminderSettings',
      isOfPlatform: true,
    },
  ],
} as const;
