import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { signedInRoute } from '../../shared/routing/roots.ts';

const buildings = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/imports/buildings',
  component: lazyRouteComponent(() => import('./ImportPage.tsx'), 'ImportPage'),
});
const expenses = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/imports/expenses',
  component: lazyRouteComponent(() => import('./MoneyImportPage.tsx'), 'ExpensesImportPage'),
});
const payments = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/imports/payments',
  component: lazyRouteComponent(() => import('./MoneyImportPage.tsx'), 'PaymentsImportPage'),
});

/** Buildings that come from elsewhere, and what is entered from tables. */
export const importsArea = {
  routes: [buildings, expenses, payments] as const,
  navigation: [],
  actions: [
    { to: '/imports/buildings', label: 'web-imports.title', needs: 'importBuilding' },
    { to: '/imports/expenses', label: 'web-imports.expenses.title', needs: 'importExpenses' },
    { to: '/imports/payments', label: 'web-imports.payments.title', needs: 'importPayments' },
  ],
} as const;
