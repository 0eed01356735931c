/** What waits for the person. Its page is the first one, which `app/home.tsx` shows. */
export const todayArea = {
  routes: [] as const,
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
