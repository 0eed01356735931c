import { pagesOf } from '../../shared/routing/pages.ts';

const page = pagesOf('web-imports');

const buildings = page('/imports/buildings', () => import('./ImportPage.tsx'), 'ImportPage');

const expenses = page(
  '/imports/expenses',
  () => import('./MoneyImportPage.tsx'),
  'ExpensesImportPage',
);
const payments = page(
  '/imports/payments',
  () => import('./MoneyImportPage.tsx'),
  'PaymentsImportPage',
);

const takeover = page('/imports/takeover', () => import('./TakeoverPage.tsx'), 'TakeoverPage');

/** Imports of buildings, expenses and payments, and takeovers from other software. */
export const importsArea = {
  routes: [buildings, takeover, expenses, payments] as const,
  navigation: [
    {
      place: 'more',
      icon: 'upload',
      to: '/imports/buildings',
      label: 'web-navigation.imports',
      needs: 'importBuilding',
    },
    {
      place: 'more',
      icon: 'upload',
      to: '/imports/takeover',
      label: 'web-navigation.imports.takeover',
      needs: 'importTakeover',
    },
    {
      place: 'more',
      icon: 'upload',
      to: '/imports/expenses',
      label: 'web-navigation.imports.expenses',
      needs: 'importExpenses',
    },
    {
      place: 'more',
      icon: 'upload',
      to: '/imports/payments',
      label: 'web-navigation.imports.payments',
      needs: 'importPayments',
    },
  ],
} as const;
