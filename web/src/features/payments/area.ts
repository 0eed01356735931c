import { pagesOf } from '../../shared/routing/pages.ts';
import { searchOf } from '../../shared/routing/search.ts';

const page = pagesOf('web-payments');

const listSearch = searchOf('status', 'method', 'owner_id', 'date_from', 'date_to', 'sort');
const newSearch = searchOf('owner_id', 'communication', 'amount');
const balancesSearch = searchOf('sort');

const payments = page('/payments', () => import('./PaymentsPage.tsx'), 'PaymentsPage', listSearch);
const newPayment = page(
  '/payments/new',
  () => import('./NewPaymentPage.tsx'),
  'NewPaymentPage',
  newSearch,
);
const payment = page('/payments/$id', () => import('./PaymentPage.tsx'), 'PaymentPage');

const balances = page(
  '/owner-accounts',
  () => import('./BalancesPage.tsx'),
  'BalancesPage',
  balancesSearch,
);

/** Payments of owners, what they settled, and balances. */
export const paymentsArea = {
  routes: [payments, newPayment, payment, balances] as const,
  navigation: [
    {
      place: 'calls',
      to: '/payments',
      label: 'web-navigation.payments',
      also: 'web-navigation.payments.also',
      needs: 'listPayments',
    },
    {
      place: 'owners',
      to: '/owner-accounts',
      label: 'web-navigation.payments.balances',
      needs: 'listOwners',
    },
  ],
  actions: [{ to: '/payments/new', label: 'web-navigation.payments.new', needs: 'createPayment' }],
} as const;
