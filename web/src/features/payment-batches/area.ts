import { pagesOf } from '../../shared/routing/pages.ts';
import { searchOf } from '../../shared/routing/search.ts';

const page = pagesOf('web-batches');

const batches = page(
  '/payment-batches',
  () => import('./PaymentBatchesPage.tsx'),
  'PaymentBatchesPage',
  searchOf('status', 'sort'),
);
const batch = page(
  '/payment-batches/$id',
  () => import('./PaymentBatchPage.tsx'),
  'PaymentBatchPage',
  searchOf('act'),
);

/** Payment batches sent to banks to pay suppliers. */
export const paymentBatchesArea = {
  routes: [batches, batch] as const,
  navigation: [
    {
      place: 'invoices',
      to: '/payment-batches',
      label: 'web-navigation.batches',
      also: 'web-navigation.batches.also',
      needs: 'listPaymentBatches',
    },
  ],
} as const;
