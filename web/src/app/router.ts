import { createRoute, createRouter } from '@tanstack/react-router';
import { lazyComponent } from '../shared/routing/lazy-component.ts';
import { rootRoute, signedInRoute } from '../shared/routing/roots.ts';
import { parseSearch, stringifySearch } from '../shared/routing/search.ts';
import { dropMalformed } from '../shared/routing/well-formed.ts';
import { NotFound } from '../shared/ui/NotFound.tsx';
import { FramelessFailure, PageFailure, PendingPage } from '../shared/ui/PageFailure.tsx';
import { signedInRoutes, signedOutRoutes } from './areas.ts';

/** Catches unknown addresses and shows “not found” inside the frame, with its navigation. */
const nowhereRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '$',
  component: NotFound,
  // A route with other parameters is another page, whose heading receives the focus.
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

// The router fails on an address that cannot be decoded.
const { pathname, search, hash } = window.location;
const path = dropMalformed(pathname);
if (path !== pathname) window.history.replaceState(null, '', `${path}${search}${hash}`);

export const router = createRouter({
  routeTree: tree,
  parseSearch,
  stringifySearch,
  defaultPreload: 'intent',
  defaultPreloadStaleTime: 0,
  scrollRestoration: true,
  defaultNotFoundComponent: NotFound,
  defaultErrorComponent: PageFailure,
  defaultPendingComponent: PendingPage,
});

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router;
  }
}
