import { createRoute } from '@tanstack/react-router';
import { lazyPage } from '../../shared/routing/lazy-page.ts';
import { signedInRoute } from '../../shared/routing/roots.ts';

const profile = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/profile',
  component: lazyPage('web-profile', () => import('./ProfilePage.tsx'), 'ProfilePage'),
});

/** Profile: name, language, e-mail, password, two-factor authentication and sessions. */
export const profileArea = {
  routes: [profile] as const,
  navigation: [],
  actions: [
    { to: '/profile', label: 'web-navigation.profile', needs: 'updateMe', readers: 'everybody' },
  ],
} as const;
