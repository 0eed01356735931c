import { pagesOf } from '../../shared/routing/pages.ts';
import { searchOf } from '../../shared/routing/search.ts';

const page = pagesOf('web-organizations');

const listSearch = searchOf('q', 'sort');

const organizations = page(
  '/organizations',
  () => import('./OrganizationsPage.tsx'),
  'OrganizationsPage',
  listSearch,
);
const newOrganization = page(
  '/organizations/new',
  () => import('./NewOrganizationPage.tsx'),
  'NewOrganizationPage',
);
const organization = page(
  '/organizations/$id',
  () => import('./OrganizationPage.tsx'),
  'OrganizationPage',
);
const editOrganization = page(
  '/organizations/$id/edit',
  () => import('./EditOrganizationPage.tsx'),
  'EditOrganizationPage',
);
const ownOrganization = page(
  '/organization',
  () => import('./OwnOrganizationPage.tsx'),
  'OwnOrganizationPage',
);

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
      place: 'more',
      to: '/organization',
      icon: 'briefcase',
      label: 'web-navigation.organizations.own',
      needs: 'updateOrganization',
    },
    {
      place: 'platform',
      to: '/organizations',
      icon: 'stack-2',
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
