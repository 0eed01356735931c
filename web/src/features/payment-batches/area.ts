import { createRoute } from '@tanstack/react-router';
import { lazyPage } from '../../shared/routing/lazy-page.ts';
import { signedInRoute } from '../../shared/routing/roots.ts';
import { searchOf } from '../../shared/routing/search.ts';

const batches = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/payment-batches',
  validateSearch: searchOf('status', 'sort'),
  component: lazyPage(
    'web-batches',
    () => import('./PaymentBatchesPage.tsx'),
    'PaymentBatchesPage',
  ),
});
const batch = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/payment-batches/$id',
  component: lazyPage('web-batches', () => import('./PaymentBatchPage.tsx'), 'PaymentBatchPage'),
});

/** Payment batches sent to banks to pay suppliers. */
export const paymentBatchesArea = {
  routes: [batches, batch] as const,
  navigation: [
    {
      group: 'money',
      to: '/payment-batches',
      label: 'web-navigation.batches',
      needs: 'listPaymentBatches',
    },
  ],
} as const;
