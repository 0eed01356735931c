import { createRoute } from '@tanstack/react-router';
import { lazyPage } from '../../shared/routing/lazy-page.ts';
import { signedInRoute } from '../../shared/routing/roots.ts';
import { searchOf } from '../../shared/routing/search.ts';

const listSearch = searchOf('q', 'role_type', 'is_active', 'sort');

const users = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/users',
  validateSearch: listSearch,
  component: lazyPage('web-people', () => import('./UsersPage.tsx'), 'UsersPage'),
});
const newUser = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/users/new',
  component: lazyPage('web-people', () => import('./NewUserPage.tsx'), 'NewUserPage'),
});
const user = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/users/$id',
  component: lazyPage('web-people', () => import('./UserPage.tsx'), 'UserPage'),
});
const editUser = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/users/$id/edit',
  component: lazyPage('web-people', () => import('./EditUserPage.tsx'), 'EditUserPage'),
});

/** Users and their roles. */
export const peopleArea = {
  routes: [users, newUser, user, editUser] as const,
  navigation: [
    {
      group: 'people',
      to: '/users',
      label: 'web-navigation.people',
      needs: 'listUsers',
      isOfPlatform: true,
      key: 'u',
    },
  ],
  actions: [{ to: '/users/new', label: 'web-navigation.people.invite', needs: 'createUser' }],
} as const;
