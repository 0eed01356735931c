import { createRoute } from '@tanstack/react-router';
import { lazyHome } from '../shared/routing/lazy-page.ts';
import { signedInRoute } from '../shared/routing/roots.ts';
import { getOwnerId, useOwnerId } from '../shared/session/session.ts';

const Today = lazyHome('web-today', () => import('../features/today/TodayPage.tsx'), 'TodayPage');
const Owed = lazyHome(
  'web-portal',
  () => import('../features/portal/AmountsDuePage.tsx'),
  'AmountsDuePage',
);

/** Home page: pending tasks for staff, amounts owed for owners. */
export const homeRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/',
  // Loaded together with the frame, so that the page is drawn once.
  component: Object.assign(Home, {
    preload: () => (getOwnerId() === null ? Today : Owed).preload(),
  }),
});

function Home() {
  return useOwnerId() === null ? <Today /> : <Owed />;
}
