import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { signedInRoute } from '../../shared/routing/roots.ts';
import { searchOf } from '../../shared/routing/search.ts';

const buildingsSearch = searchOf('sort');
const ownersSearch = searchOf('q', 'sort');

const buildings = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/buildings',
  validateSearch: buildingsSearch,
  component: lazyRouteComponent(() => import('./BuildingsPage.tsx'), 'BuildingsPage'),
});
const building = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/buildings/$id',
  component: lazyRouteComponent(() => import('./BuildingPage.tsx'), 'BuildingPage'),
});
const unit = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/units/$id',
  component: lazyRouteComponent(() => import('./UnitPage.tsx'), 'UnitPage'),
});
const owners = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/owners',
  validateSearch: ownersSearch,
  component: lazyRouteComponent(() => import('./OwnersPage.tsx'), 'OwnersPage'),
});
const owner = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/owners/$id',
  component: lazyRouteComponent(() => import('./OwnerPage.tsx'), 'OwnerPage'),
});

/** Who owns what: buildings, their lots, keys and owners. */
export const registerArea = {
  routes: [buildings, building, unit, owners, owner] as const,
  navigation: [
    {
      group: 'register',
      to: '/buildings',
      label: 'web-register.buildings.title',
      needs: 'listBuildings',
      key: 'b',
    },
    {
      group: 'register',
      to: '/owners',
      label: 'web-register.owners.title',
      needs: 'listOwners',
      key: 'o',
    },
  ],
} as const;
