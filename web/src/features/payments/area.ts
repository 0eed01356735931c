import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { signedInRoute } from '../../shared/routing/roots.ts';
import { searchOf } from '../../shared/routing/search.ts';

const listSearch = searchOf('status', 'method', 'owner_id', 'date_from', 'date_to', 'sort');
const newSearch = searchOf('owner_id', 'communication', 'amount');

const payments = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/payments',
  validateSearch: listSearch,
  component: lazyRouteComponent(() => import('./PaymentsPage.tsx'), 'PaymentsPage'),
});
const newPayment = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/payments/new',
  validateSearch: newSearch,
  component: lazyRouteComponent(() => import('./NewPaymentPage.tsx'), 'NewPaymentPage'),
});
const payment = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/payments/$id',
  component: lazyRouteComponent(() => import('./PaymentPage.tsx'), 'PaymentPage'),
});

/** What owners paid, and what it settled. */
export const paymentsArea = {
  routes: [payments, newPayment, payment] as const,
  navigation: [
    {
      group: 'money',
      to: '/payments',
      label: 'web-payments.title',
      needs: 'listPayments',
    },
  ],
  actions: [{ to: '/payments/new', label: 'web-payments.new', needs: 'createPayment' }],
} as const;
