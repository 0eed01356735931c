import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { signedInRoute } from '../../shared/routing/roots.ts';

const service = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/service',
  component: lazyRouteComponent(() => import('./OperationsPage.tsx'), 'OperationsPage'),
});

/** How the service stands that all organizations share, for who runs it. */
export const operationsArea = {
  routes: [service] as const,
  navigation: [
    {
      group: 'platform',
      to: '/service',
      label: 'web-operations.title',
      needs: 'getOperations',
      isOfPlatform: true,
    },
  ],
} as const;
