import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { signedInRoute } from '../../shared/routing/roots.ts';

const profile = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/profile',
  component: lazyRouteComponent(() => import('./ProfilePage.tsx'), 'ProfilePage'),
});

/** What is one's own: name, language, e-mail, password, codes and sessions. Reached by one's name. */
export const profileArea = {
  routes: [profile] as const,
  navigation: [],
  actions: [
    { to: '/profile', label: 'web-profile.title', needs: 'updateMe', readers: 'everybody' },
  ],
} as const;
