import { createRoute, redirect } from '@tanstack/react-router';
import { pagesOf } from '../../shared/routing/pages.ts';
import { signedInRoute } from '../../shared/routing/roots.ts';
import { searchOf } from '../../shared/routing/search.ts';
import { getOwnerId } from '../../shared/session/session.ts';

const page = pagesOf('web-portal');

const chargesSearch = searchOf('year');

const charges = page('/charges', () => import('./ChargesPage.tsx'), 'ChargesPage', chargesSearch);
const letters = page('/letters', () => import('./LettersPage.tsx'), 'LettersPage');
const consent = page('/convocation-consent', () => import('./ConsentPage.tsx'), 'ConsentPage');
const lots = page('/lots', () => import('./LotsPage.tsx'), 'LotsPage');
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
      place: 'home',
      to: '/',
      label: 'web-navigation.portal.owed',
      needs: 'getOwnerAccount',
      readers: 'owners',
    },
    {
      place: 'charges',
      to: '/charges',
      label: 'web-navigation.portal.charges',
      needs: 'listExpenses',
      readers: 'owners',
    },
    {
      place: 'charges',
      to: '/statements',
      label: 'web-navigation.portal.statements',
      needs: 'listStatements',
      readers: 'owners',
    },
    {
      place: 'charges',
      to: '/letters',
      label: 'web-navigation.portal.letters',
      needs: 'getOwnerStatement',
      readers: 'owners',
    },
    {
      place: 'charges',
      to: '/reports/balance-sheet',
      pages: ['/reports'],
      label: 'web-navigation.portal.accounts',
      also: 'web-navigation.books.reports.also',
      needs: 'getBalanceSheet',
      readers: 'owners',
    },
    {
      place: 'me',
      to: '/lots',
      pages: ['/units'],
      label: 'web-navigation.portal.lots',
      needs: 'listUnitsOfOwner',
      readers: 'owners',
    },
    {
      place: 'me',
      to: '/convocation-consent',
      label: 'web-navigation.portal.consent',
      needs: 'createConvocationConsent',
      readers: 'owners',
    },
  ],
} as const;
