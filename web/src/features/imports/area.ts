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

const handoverImport = page(
  '/imports/handover',
  () => import('./HandoverImportPage.tsx'),
  'HandoverImportPage',
);
const handovers = page('/handovers', () => import('./HandoversPage.tsx'), 'HandoversPage');
const handover = page('/handovers/$id', () => import('./HandoverPage.tsx'), 'HandoverPage');

/** Imports of buildings, expenses and payments, takeovers from other software, and handovers. */
export const importsArea = {
  routes: [
    buildings,
    takeover,
    expenses,
    payments,
    handoverImport,
    handovers,
    handover,
  ] as const,
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
    {
      place: 'more',
      icon: 'upload',
      to: '/imports/handover',
      label: 'web-navigation.imports.handover',
      needs: 'importHandover',
    },
    {
      place: 'more',
      icon: 'upload',
      to: '/handovers',
      label: 'web-navigation.handovers',
      needs: 'createHandover',
    },
  ],
} as const;
