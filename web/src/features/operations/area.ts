import { createRoute } from '@tanstack/react-router';
import { lazyPage } from '../../shared/routing/lazy-page.ts';
import { signedInRoute } from '../../shared/routing/roots.ts';

const service = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/service',
  component: lazyPage('web-operations', () => import('./OperationsPage.tsx'), 'OperationsPage'),
});

/** State of the service shared by all organizations, for its operators. */
export const operationsArea = {
  routes: [service] as const,
  navigation: [
    {
      group: 'platform',
      to: '/service',
      label: 'web-navigation.operations',
      needs: 'getOperations',
      isOfPlatform: true,
    },
  ],
} as const;
