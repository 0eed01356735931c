import { createRoute } from '@tanstack/react-router';
import { lazyPage } from '../../shared/routing/lazy-page.ts';
import { signedInRoute } from '../../shared/routing/roots.ts';
import { searchOf } from '../../shared/routing/search.ts';

const listSearch = searchOf('status', 'fund', 'date_from', 'date_to', 'series_id', 'sort');

const calls = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/calls-for-funds',
  validateSearch: listSearch,
  component: lazyPage('web-calls', () => import('./CallsPage.tsx'), 'CallsPage'),
});
const newCall = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/calls-for-funds/new',
  component: lazyPage('web-calls', () => import('./NewCallPage.tsx'), 'NewCallPage'),
});
const bulk = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/calls-for-funds/bulk',
  component: lazyPage('web-calls', () => import('./BulkCallsPage.tsx'), 'BulkCallsPage'),
});
const call = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/calls-for-funds/$id',
  component: lazyPage('web-calls', () => import('./CallPage.tsx'), 'CallPage'),
});

/** Calls for funds, from draft to settled. */
export const callsArea = {
  routes: [calls, newCall, bulk, call] as const,
  navigation: [
    {
      group: 'money',
      to: '/calls-for-funds',
      label: 'web-navigation.calls',
      needs: 'listCallsForFunds',
    },
  ],
  actions: [
    { to: '/calls-for-funds/new', label: 'web-navigation.calls.new', needs: 'createCallForFunds' },
    {
      to: '/calls-for-funds/bulk',
      label: 'web-navigation.calls.bulk.open',
      needs: 'bulkCreateCalls',
    },
  ],
} as const;
