import { createRoute } from '@tanstack/react-router';
import { lazyPage } from '../../shared/routing/lazy-page.ts';
import { signedInRoute } from '../../shared/routing/roots.ts';
import { searchOf } from '../../shared/routing/search.ts';

const requestsSearch = searchOf('status', 'kind', 'sort');
const newRequestSearch = searchOf('owner_id');

const requests = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/gdpr/requests',
  validateSearch: requestsSearch,
  component: lazyPage('web-privacy', () => import('./RequestsPage.tsx'), 'RequestsPage'),
});
const newRequest = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/gdpr/requests/new',
  validateSearch: newRequestSearch,
  component: lazyPage('web-privacy', () => import('./NewRequestPage.tsx'), 'NewRequestPage'),
});
const request = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/gdpr/requests/$id',
  component: lazyPage('web-privacy', () => import('./RequestPage.tsx'), 'RequestPage'),
});
const person = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/gdpr/owners/$id',
  staticData: { needs: 'exportOwnerData' },
  component: lazyPage('web-privacy', () => import('./PersonPage.tsx'), 'PersonPage'),
});
const erasure = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/gdpr/owners/$id/erasure',
  staticData: { needs: 'deleteOwnerData' },
  component: lazyPage('web-privacy', () => import('./ErasurePage.tsx'), 'ErasurePage'),
});
const register = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/gdpr/register',
  component: lazyPage('web-privacy', () => import('./RegisterPage.tsx'), 'RegisterPage'),
});
const myData = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/my-data',
  component: lazyPage('web-privacy', () => import('./PersonPage.tsx'), 'MyDataPage'),
});

/** Data protection: requests of people and how they are answered. */
export const privacyArea = {
  routes: [requests, newRequest, request, person, erasure, register, myData] as const,
  navigation: [
    {
      group: 'people',
      to: '/gdpr/requests',
      label: 'web-navigation.privacy.requests',
      needs: 'listGdprRequests',
    },
    {
      group: 'people',
      to: '/gdpr/register',
      label: 'web-navigation.privacy.register',
      needs: 'listProcessingActivities',
    },
    {
      group: 'home',
      to: '/my-data',
      label: 'web-navigation.privacy.mine',
      needs: 'exportOwnerData',
      readers: 'owners',
    },
  ],
  actions: [
    {
      to: '/gdpr/requests/new',
      label: 'web-navigation.privacy.requests.new',
      needs: 'createGdprRequest',
      readers: 'everybody',
    },
  ],
} as const;
