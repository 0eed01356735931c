import { createRoute } from '@tanstack/react-router';
import { lazyPage } from '../../shared/routing/lazy-page.ts';
import { signedInRoute } from '../../shared/routing/roots.ts';
import { searchOf } from '../../shared/routing/search.ts';

const auditSearch = searchOf('object_type', 'object_id', 'actor_id', 'date_from', 'date_to');

const audit = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/audit',
  validateSearch: auditSearch,
  component: lazyPage('web-audit', () => import('./AuditPage.tsx'), 'AuditPage'),
});

const platformAudit = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/service/audit',
  validateSearch: auditSearch,
  component: lazyPage('web-audit', () => import('./PlatformAuditPage.tsx'), 'PlatformAuditPage'),
});

/** Audit logs of the organization and of the platform. */
export const auditArea = {
  routes: [audit, platformAudit] as const,
  navigation: [
    { group: 'settings', to: '/audit', label: 'web-navigation.audit', needs: 'listAuditEntries' },
    {
      group: 'platform',
      to: '/service/audit',
      label: 'web-navigation.audit.platform_title',
      needs: 'listPlatformAuditEntries',
      isOfPlatform: true,
    },
  ],
} as const;
