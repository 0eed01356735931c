import { createRouter, lazyRouteComponent } from '@tanstack/react-router';
import { rootRoute, signedInRoute } from '../shared/routing/roots.ts';
import { parseSearch, stringifySearch } from '../shared/routing/search.ts';
import { NotFound } from '../shared/ui/NotFound.tsx';
import { PageFailure } from '../shared/ui/PageFailure.tsx';
import { signedInRoutes, signedOutRoutes } from './areas.ts';

const tree = rootRoute.addChildren([
  signedInRoute
    .update({ component: lazyRouteComponent(() => import('./Shell.tsx'), 'Shell') })
    .addChildren(signedInRoutes),
  ...signedOutRoutes,
]);

export const router = createRouter({
  routeTree: tree,
  parseSearch,
  stringifySearch,
  defaultPreload: 'intent',
  defaultPreloadStaleTime: 0,
  scrollRestoration: true,
  defaultNotFoundComponent: NotFound,
  defaultErrorComponent: PageFailure,
});

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router;
  }
}
