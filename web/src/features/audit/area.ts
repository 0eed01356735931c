import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { signedInRoute } from '../../shared/routing/roots.ts';
import { searchOf } from '../../shared/routing/search.ts';

const auditSearch = searchOf('object_type', 'object_id', 'actor_id', 'date_from', 'date_to');

const audit = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/audit',
  validateSearch: auditSearch,
  component: lazyRouteComponent(() => import('./AuditPage.tsx'), 'AuditPage'),
});

/** Who has written what. */
export const auditArea = {
  routes: [audit] as const,
  navigation: [
    { group: 'settings', to: '/audit', label: 'web-audit.title', needs: 'listAuditEntries' },
  ],
} as const;
