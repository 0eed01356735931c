import { createRoute } from '@tanstack/react-router';
import { lazyPage } from '../../shared/routing/lazy-page.ts';
import { signedInRoute } from '../../shared/routing/roots.ts';

const buildings = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/imports/buildings',
  component: lazyPage('web-imports', () => import('./ImportPage.tsx'), 'ImportPage'),
});
const expenses = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/imports/expenses',
  component: lazyPage('web-imports', () => import('./MoneyImportPage.tsx'), 'ExpensesImportPage'),
});
const payments = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/imports/payments',
  component: lazyPage('web-imports', () => import('./MoneyImportPage.tsx'), 'PaymentsImportPage'),
});

/** Imports of buildings, expenses and payments. */
export const importsArea = {
  routes: [buildings, expenses, payments] as const,
  navigation: [],
  actions: [
    { to: '/imports/buildings', label: 'web-navigation.imports', needs: 'importBuilding' },
    { to: '/imports/expenses', label: 'web-navigation.imports.expenses', needs: 'importExpenses' },
    { to: '/imports/payments', label: 'web-navigation.imports.payments', needs: 'importPayments' },
  ],
} as const;
