import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { signedInRoute } from '../../shared/routing/roots.ts';
import { searchOf } from '../../shared/routing/search.ts';

const listSearch = searchOf('q', 'role_type', 'is_active', 'sort');

const users = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/users',
  validateSearch: listSearch,
  component: lazyRouteComponent(() => import('./UsersPage.tsx'), 'UsersPage'),
});
const newUser = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/users/new',
  component: lazyRouteComponent(() => import('./NewUserPage.tsx'), 'NewUserPage'),
});
const user = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/users/$id',
  component: lazyRouteComponent(() => import('./UserPage.tsx'), 'UserPage'),
});
const editUser = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/users/$id/edit',
  component: lazyRouteComponent(() => import('./EditUserPage.tsx'), 'EditUserPage'),
});

/** Who may act here, and as what. */
export const peopleArea = {
  routes: [users, newUser, user, editUser] as const,
  navigation: [
    {
      group: 'people',
      to: '/users',
      label: 'web-people.title',
      needs: 'listUsers',
      isOfPlatform: true,
      key: 'u',
    },
  ],
  actions: [{ to: '/users/new', label: 'web-people.invite', needs: 'createUser' }],
} as const;
