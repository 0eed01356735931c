import { createRoute, redirect } from '@tanstack/react-router';
import { lazyPage } from '../../shared/routing/lazy-page.ts';
import { signedInRoute } from '../../shared/routing/roots.ts';
import { searchOf } from '../../shared/routing/search.ts';
import { getOwnerId } from '../../shared/session/session.ts';

const chargesSearch = searchOf('year');

const charges = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/charges',
  validateSearch: chargesSearch,
  component: lazyPage('web-portal', () => import('./ChargesPage.tsx'), 'ChargesPage'),
});
const letters = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/letters',
  component: lazyPage('web-portal', () => import('./LettersPage.tsx'), 'LettersPage'),
});
const consent = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/convocation-consent',
  component: lazyPage('web-portal', () => import('./ConsentPage.tsx'), 'ConsentPage'),
});
const lots = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/lots',
  component: lazyPage('web-portal', () => import('./LotsPage.tsx'), 'LotsPage'),
});
/**
 * Resolves the API’s links to an owner’s account: owners go to their own pages, staff to the
 * owner’s.
 */
const account = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/owners/$id/account',
  beforeLoad: ({ params: { id } }) => {
    throw getOwnerId() === id
      ? redirect({ to: '/', replace: true })
      : redirect({ to: '/owners/$id', params: { id }, replace: true });
  },
});
const statement = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/owners/$id/statement',
  beforeLoad: ({ params: { id } }) => {
    throw getOwnerId() === id
      ? redirect({ to: '/letters', replace: true })
      : redirect({ to: '/owners/$id', params: { id }, replace: true });
  },
});

/** Pages for owners: amounts owed, charges, letters, lots and the building’s accounts. */
export const portalArea = {
  routes: [charges, letters, consent, lots, account, statement] as const,
  navigation: [
    {
      group: 'home',
      to: '/',
      label: 'web-navigation.portal.owed',
      needs: 'getOwnerAccount',
      readers: 'owners',
    },
    {
      group: 'home',
      to: '/charges',
      label: 'web-navigation.portal.charges',
      needs: 'listExpenses',
      readers: 'owners',
    },
    {
      group: 'home',
      to: '/letters',
      label: 'web-navigation.portal.letters',
      needs: 'getOwnerStatement',
      readers: 'owners',
    },
    {
      group: 'home',
      to: '/convocation-consent',
      label: 'web-navigation.portal.consent',
      needs: 'createConvocationConsent',
      readers: 'owners',
    },
    {
      group: 'home',
      to: '/reports/balance-sheet',
      label: 'web-navigation.portal.accounts',
      needs: 'getBalanceSheet',
      readers: 'owners',
    },
    {
      group: 'home',
      to: '/lots',
      label: 'web-navigation.portal.lots',
      needs: 'listUnitsOfOwner',
      readers: 'owners',
    },
  ],
} as const;
