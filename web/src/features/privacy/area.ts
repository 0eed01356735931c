import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { signedInRoute } from '../../shared/routing/roots.ts';
import { searchOf } from '../../shared/routing/search.ts';

const requestsSearch = searchOf('status', 'kind', 'sort');
const newRequestSearch = searchOf('owner_id');

const requests = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/gdpr/requests',
  validateSearch: requestsSearch,
  component: lazyRouteComponent(() => import('./RequestsPage.tsx'), 'RequestsPage'),
});
const newRequest = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/gdpr/requests/new',
  validateSearch: newRequestSearch,
  component: lazyRouteComponent(() => import('./NewRequestPage.tsx'), 'NewRequestPage'),
});
const request = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/gdpr/requests/$id',
  component: lazyRouteComponent(() => import('./RequestPage.tsx'), 'RequestPage'),
});
const person = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/gdpr/owners/$id',
  staticData: { needs: 'exportOwnerData' },
  component: lazyRouteComponent(() => import('./PersonPage.tsx'), 'PersonPage'),
});
const erasure = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/gdpr/owners/$id/erasure',
  staticData: { needs: 'deleteOwnerData' },
  component: lazyRouteComponent(() => import('./ErasurePage.tsx'), 'ErasurePage'),
});
const register = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/gdpr/register',
  component: lazyRouteComponent(() => import('./RegisterPage.tsx'), 'RegisterPage'),
});
const myData = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/my-data',
  component: lazyRouteComponent(() => import('./PersonPage.tsx'), 'MyDataPage'),
});

/** What people ask about their data, and what is done about it. */
export const privacyArea = {
  routes: [requests, newRequest, request, person, erasure, register, myData] as const,
  navigation: [
    {
      group: 'people',
      to: '/gdpr/requests',
      label: 'web-privacy.requests.title',
      needs: 'listGdprRequests',
    },
    {
      group: 'people',
      to: '/gdpr/register',
      label: 'web-privacy.register.title',
      needs: 'listProcessingActivities',
    },
    {
      group: 'home',
      to: '/my-data',
      label: 'web-privacy.mine',
      needs: 'exportOwnerData',
      readers: 'owners',
    },
  ],
  actions: [
    {
      to: '/gdpr/requests/new',
      label: 'web-privacy.requests.new',
      needs: 'createGdprRequest',
      readers: 'everybody',
    },
  ],
} as const;
