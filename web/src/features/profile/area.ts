import { pagesOf } from '../../shared/routing/pages.ts';

const page = pagesOf('web-profile');

const profile = page('/profile', () => import('./ProfilePage.tsx'), 'ProfilePage');

/** Profile: name, language, e-mail, password, two-factor authentication and sessions. */
export const profileArea = {
  routes: [profile] as const,
  navigation: [
    {
      place: 'me',
      to: '/profile',
      label: 'web-navigation.profile',
      needs: 'updateMe',
      readers: 'owners',
      isOfPlatform: true,
    },
  ],
  actions: [{ to: '/profile', label: 'web-navigation.profile', needs: 'updateMe' }],
} as const;
