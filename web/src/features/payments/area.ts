import { createRoute } from '@tanstack/react-router';
import { lazyPage } from '../../shared/routing/lazy-page.ts';
import { signedInRoute } from '../../shared/routing/roots.ts';
import { searchOf } from '../../shared/routing/search.ts';

const listSearch = searchOf('status', 'method', 'owner_id', 'date_from', 'date_to', 'sort');
const newSearch = searchOf('owner_id', 'communication', 'amount');
const balancesSearch = searchOf('sort');

const payments = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/payments',
  validateSearch: listSearch,
  component: lazyPage('web-payments', () => import('./PaymentsPage.tsx'), 'PaymentsPage'),
});
const newPayment = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/payments/new',
  validateSearch: newSearch,
  component: lazyPage('web-payments', () => import('./NewPaymentPage.tsx'), 'NewPaymentPage'),
});
const payment = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/payments/$id',
  component: lazyPage('web-payments', () => import('./PaymentPage.tsx'), 'PaymentPage'),
});

const balances = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/owner-accounts',
  validateSearch: balancesSearch,
  component: lazyPage('web-payments', () => import('./BalancesPage.tsx'), 'BalancesPage'),
});

/** Payments of owners, what they settled, and balances. */
export const paymentsArea = {
  routes: [payments, newPayment, payment, balances] as const,
  navigation: [
    {
      group: 'money',
      to: '/payments',
      label: 'web-navigation.payments',
      needs: 'listPayments',
    },
    {
      group: 'money',
      to: '/owner-accounts',
      label: 'web-navigation.payments.balances',
      needs: 'listOwners',
    },
  ],
  actions: [{ to: '/payments/new', label: 'web-navigation.payments.new', needs: 'createPayment' }],
} as const;
