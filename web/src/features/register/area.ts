import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { signedInRoute } from '../../shared/routing/roots.ts';
import { searchOf } from '../../shared/routing/search.ts';

const buildings = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/buildings',
  validateSearch: searchOf('q', 'sort'),
  component: lazyRouteComponent(() => import('./BuildingsPage.tsx'), 'BuildingsPage'),
});

/** Who owns what: buildings, their lots, keys and owners. */
export const registerArea = {
  routes: [buildings] as const,
  navigation: [
    {
      group: 'register',
      to: '/buildings',
      label: 'web.nav.buildings',
      needs: 'listBuildings',
      key: 'b',
    },
  ],
} as const;
