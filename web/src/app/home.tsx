import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { signedInRoute } from '../shared/routing/roots.ts';
import { useOwnerId } from '../shared/session/session.ts';

const Today = lazyRouteComponent(() => import('../features/today/TodayPage.tsx'), 'TodayPage');
const Owed = lazyRouteComponent(() => import('../features/portal/OwedPage.tsx'), 'OwedPage');

/** The first page: what waits for whoever runs the building, what they owe for an owner. */
export const homeRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/',
  component: Home,
});

function Home() {
  return useOwnerId() === null ? <Today /> : <Owed />;
}
