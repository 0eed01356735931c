import { pagesOf } from '../../shared/routing/pages.ts';

const page = pagesOf('web-operations');

const service = page('/service', () => import('./OperationsPage.tsx'), 'OperationsPage');

/** State of the service shared by all organizations, for its operators. */
export const operationsArea = {
  routes: [service] as const,
  navigation: [
    {
      place: 'platform',
      to: '/service',
      icon: 'lifebuoy',
      label: 'web-navigation.operations',
      needs: 'getOperations',
      isOfPlatform: true,
    },
  ],
} as const;
