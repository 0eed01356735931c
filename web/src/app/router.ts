import { createRoute, createRouter } from '@tanstack/react-router';
import { lazyComponent } from '../shared/routing/lazy-component.ts';
import { rootRoute, signedInRoute } from '../shared/routing/roots.ts';
import { parseSearch, stringifySearch } from '../shared/routing/search.ts';
import { NotFound } from '../shared/ui/NotFound.tsx';
import { FramelessFailure, PageFailure } from '../shared/ui/PageFailure.tsx';
import { signedInRoutes, signedOutRoutes } from './areas.ts';

/** Every address that no page has: it is said inside the frame, from where one goes on. */
const nowhereRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '$',
  component: NotFound,
  // Another such address is another page: its heading takes the focus.
  remountDeps: ({ params }) => params,
});

const tree = rootRoute.addChildren([
  signedInRoute
    .update({
      component: lazyComponent(() => import('./Shell.tsx'), 'Shell'),
      errorComponent: FramelessFailure,
    })
    .addChildren([...signedInRoutes, nowhereRoute]),
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
