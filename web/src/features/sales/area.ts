import { pagesOf } from '../../shared/routing/pages.ts';
import { searchOf } from '../../shared/routing/search.ts';

const page = pagesOf('web-sales');

const sales = page(
  '/sales',
  () => import('./SalesPage.tsx'),
  'SalesPage',
  searchOf('status', 'unit_id', 'owner_id', 'sort'),
);
const newSale = page(
  '/sales/new',
  () => import('./NewSalePage.tsx'),
  'NewSalePage',
  undefined,
  'createSale',
);
const sale = page('/sales/$id', () => import('./SalePage.tsx'), 'SalePage');
const requests = page(
  '/lot-requests',
  () => import('./RequestsPage.tsx'),
  'RequestsPage',
  searchOf('status', 'unit_id', 'sort'),
);
const request = page('/lot-requests/$id', () => import('./RequestPage.tsx'), 'RequestPage');
const holds = page(
  '/holds',
  () => import('./HoldsPage.tsx'),
  'HoldsPage',
  searchOf('status', 'owner_id', 'sort'),
);
const hold = page('/holds/$id', () => import('./HoldPage.tsx'), 'HoldPage');

/** Sales of lots, what notaries ask for, and what they withhold from the price. */
export const salesArea = {
  routes: [sales, newSale, sale, requests, request, holds, hold] as const,
  navigation: [
    {
      place: 'building',
      to: '/sales',
      label: 'web-navigation.sales',
      also: 'web-navigation.sales.also',
      needs: 'listSales',
    },
    {
      place: 'building',
      to: '/lot-requests',
      label: 'web-navigation.lot_requests',
      also: 'web-navigation.lot_requests.also',
      needs: 'listLotRequests',
    },
    {
      place: 'calls',
      to: '/holds',
      label: 'web-navigation.holds',
      also: 'web-navigation.holds.also',
      needs: 'listHolds',
    },
  ],
  actions: [{ to: '/sales/new', label: 'web-navigation.sales.new', needs: 'createSale' }],
} as const;
