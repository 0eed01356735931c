import { pagesOf } from '../../shared/routing/pages.ts';
import { searchOf } from '../../shared/routing/search.ts';

const page = pagesOf('web-calls');

const listSearch = searchOf('status', 'fund', 'date_from', 'date_to', 'series_id', 'sort');

const calls = page('/calls-for-funds', () => import('./CallsPage.tsx'), 'CallsPage', listSearch);
const newCall = page('/calls-for-funds/new', () => import('./NewCallPage.tsx'), 'NewCallPage');
const bulk = page('/calls-for-funds/bulk', () => import('./BulkCallsPage.tsx'), 'BulkCallsPage');
const call = page(
  '/calls-for-funds/$id',
  () => import('./CallPage.tsx'),
  'CallPage',
  searchOf('act'),
);
const edit = page('/calls-for-funds/$id/edit', () => import('./EditCallPage.tsx'), 'EditCallPage');

/** Calls for funds, from draft to settled. */
export const callsArea = {
  routes: [calls, newCall, bulk, call, edit] as const,
  navigation: [
    {
      place: 'calls',
      to: '/calls-for-funds',
      label: 'web-navigation.calls',
      also: 'web-navigation.calls.also',
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
