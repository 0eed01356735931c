import { pagesOf } from '../../shared/routing/pages.ts';
import { searchOf } from '../../shared/routing/search.ts';

const page = pagesOf('web-privacy');

const requestsSearch = searchOf('status', 'kind', 'sort');
const newRequestSearch = searchOf('owner_id');

const requests = page(
  '/gdpr/requests',
  () => import('./RequestsPage.tsx'),
  'RequestsPage',
  requestsSearch,
);
const newRequest = page(
  '/gdpr/requests/new',
  () => import('./NewRequestPage.tsx'),
  'NewRequestPage',
  newRequestSearch,
);
const request = page('/gdpr/requests/$id', () => import('./RequestPage.tsx'), 'RequestPage');
const person = page(
  '/gdpr/owners/$id',
  () => import('./PersonPage.tsx'),
  'PersonPage',
  undefined,
  'exportOwnerData',
);
const erasure = page(
  '/gdpr/owners/$id/erasure',
  () => import('./ErasurePage.tsx'),
  'ErasurePage',
  undefined,
  'deleteOwnerData',
);
const register = page('/gdpr/register', () => import('./RegisterPage.tsx'), 'RegisterPage');
const myData = page('/my-data', () => import('./PersonPage.tsx'), 'MyDataPage');

/** Data protection: requests of people and how they are answered. */
export const privacyArea = {
  routes: [requests, newRequest, request, person, erasure, register, myData] as const,
  navigation: [
    {
      place: 'more',
      to: '/gdpr/requests',
      icon: 'shield-check',
      pages: ['/gdpr/owners'],
      label: 'web-navigation.privacy.requests',
      needs: 'listGdprRequests',
    },
    {
      place: 'more',
      to: '/gdpr/register',
      icon: 'book-2',
      label: 'web-navigation.privacy.register',
      needs: 'listProcessingActivities',
    },
    {
      place: 'me',
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
