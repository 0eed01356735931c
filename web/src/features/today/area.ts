import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { signedInRoute } from '../../shared/routing/roots.ts';

const today = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/',
  component: lazyRouteComponent(() => import('./TodayPage.tsx'), 'TodayPage'),
});

/** What waits for the person. */
export const todayArea = {
  routes: [today] as const,
  navigation: [
    {
      group: 'home',
      to: '/',
      label: 'web.nav.today',
      needs: 'whoAmI',
      isOfPlatform: true,
      key: 't',
    },
  ],
} as const;
