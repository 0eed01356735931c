/** Pending tasks. Their page is the home page, which `app/home.tsx` shows. */
export const todayArea = {
  routes: [] as const,
  navigation: [
    {
      place: 'today',
      to: '/',
      label: 'web.nav.today',
      needs: 'whoAmI',
      isOfPlatform: true,
      key: 't',
    },
  ],
} as const;
