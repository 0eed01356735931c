import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { signedInRoute } from '../../shared/routing/roots.ts';
import { searchOf } from '../../shared/routing/search.ts';

const listSearch = searchOf('q', 'sort');

const organizations = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/organizations',
  validateSearch: listSearch,
  component: lazyRouteComponent(() => import('./OrganizationsPage.tsx'), 'OrganizationsPage'),
});
const newOrganization = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/organizations/new',
  component: lazyRouteComponent(() => import('./NewOrganizationPage.tsx'), 'NewOrganizationPage'),
});
const organization = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/organizations/$id',
  component: lazyRouteComponent(() => import('./OrganizationPage.tsx'), 'OrganizationPage'),
});
const editOrganization = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/organizations/$id/edit',
  component: lazyRouteComponent(() => import('./EditOrganizationPage.tsx'), 'EditOrganizationPage'),
});
const ownOrganization = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/organization',
  component: lazyRouteComponent(() => import('./OwnOrganizationPage.tsx'), 'OwnOrganizationPage'),
});

/** The offices and self-managed buildings on the platform. */
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
      label: 'web-organizations.own',
      needs: 'updateOrganization',
    },
    {
      group: 'platform',
      to: '/organizations',
      label: 'web-organizations.title',
      needs: 'listOrganizations',
      isOfPlatform: true,
    },
  ],
  actions: [
    { to: '/organizations/new', label: 'web-organizations.new', needs: 'createOrganization' },
  ],
} as const;
