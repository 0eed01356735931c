import { createRoute } from '@tanstack/react-router';
import { lazyPage } from '../../shared/routing/lazy-page.ts';
import { signedInRoute } from '../../shared/routing/roots.ts';
import { searchOf } from '../../shared/routing/search.ts';

const listSearch = searchOf('q', 'sort');

const organizations = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/organizations',
  validateSearch: listSearch,
  component: lazyPage(
    'web-organizations',
    () => import('./OrganizationsPage.tsx'),
    'OrganizationsPage',
  ),
});
const newOrganization = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/organizations/new',
  component: lazyPage(
    'web-organizations',
    () => import('./NewOrganizationPage.tsx'),
    'NewOrganizationPage',
  ),
});
const organization = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/organizations/$id',
  component: lazyPage(
    'web-organizations',
    () => import('./OrganizationPage.tsx'),
    'OrganizationPage',
  ),
});
const editOrganization = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/organizations/$id/edit',
  component: lazyPage(
    'web-organizations',
    () => import('./EditOrganizationPage.tsx'),
    'EditOrganizationPage',
  ),
});
const ownOrganization = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/organization',
  component: lazyPage(
    'web-organizations',
    () => import('./OwnOrganizationPage.tsx'),
    'OwnOrganizationPage',
  ),
});

/** Organizations of the platform: syndics’ offices and self-managed buildings. */
export const organizationsArea = {
  routes: [
    organizations,
    newOrganization,
    organization,
    editOrganization,
    ownOrganization,
  ] as const,
  navigation: [
    {
      group: 'settings',
      to: '/organization',
      label: 'web-navigation.organizations.own',
      needs: 'updateOrganization',
    },
    {
      group: 'platform',
      to: '/organizations',
      label: 'web-navigation.organizations',
      needs: 'listOrganizations',
      isOfPlatform: true,
    },
  ],
  actions: [
    {
      to: '/organizations/new',
      label: 'web-navigation.organizations.new',
      needs: 'createOrganization',
    },
  ],
} as const;
