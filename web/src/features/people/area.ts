import { pagesOf } from '../../shared/routing/pages.ts';
import { searchOf } from '../../shared/routing/search.ts';

const page = pagesOf('web-people');

const listSearch = searchOf('q', 'role_type', 'is_active', 'sort');

const users = page('/users', () => import('./UsersPage.tsx'), 'UsersPage', listSearch);
const newUser = page(
  '/users/new',
  () => import('./NewUserPage.tsx'),
  'NewUserPage',
  searchOf('organization_id'),
);
const user = page('/users/$id', () => import('./UserPage.tsx'), 'UserPage');
const editUser = page('/users/$id/edit', () => import('./EditUserPage.tsx'), 'EditUserPage');
const approvers = page('/approvers', () => import('./ApproversPage.tsx'), 'ApproversPage');

/** Users and their roles. */
export const peopleArea = {
  routes: [users, newUser, user, editUser, approvers] as const,
  navigation: [
    {
      place: 'more',
      to: '/users',
      icon: 'user-plus',
      label: 'web-navigation.people',
      needs: 'listUsers',
      isOfPlatform: true,
      key: 'u',
    },
    {
      place: 'more',
      to: '/approvers',
      icon: 'check',
      label: 'web-navigation.people.approvers',
      needs: 'listUnconfirmedApprovers',
    },
  ],
  actions: [{ to: '/users/new', label: 'web-navigation.people.invite', needs: 'createUser' }],
} as const;
