import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { signedInRoute } from '../../shared/routing/roots.ts';

const imports = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/imports/buildings',
  component: lazyRouteComponent(() => import('./ImportPage.tsx'), 'ImportPage'),
});

/** Buildings that come from elsewhere. */
export const importsArea = {
  routes: [imports] as const,
  navigation: [],
  actions: [{ to: '/imports/buildings', label: 'web-imports.title', needs: 'importBuilding' }],
} as const;
