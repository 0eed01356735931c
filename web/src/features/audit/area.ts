import { pagesOf } from '../../shared/routing/pages.ts';
import { searchOf } from '../../shared/routing/search.ts';

const page = pagesOf('web-audit');

const auditSearch = searchOf('object_type', 'object_id', 'actor_id', 'date_from', 'date_to');

const audit = page('/audit', () => import('./AuditPage.tsx'), 'AuditPage', auditSearch);

const platformAudit = page(
  '/service/audit',
  () => import('./PlatformAuditPage.tsx'),
  'PlatformAuditPage',
  auditSearch,
);

/** Audit logs of the organization and of the platform. */
export const auditArea = {
  routes: [audit, platformAudit] as const,
  navigation: [
    {
      place: 'more',
      to: '/audit',
      icon: 'history',
      label: 'web-navigation.audit',
      needs: 'listAuditEntries',
    },
    {
      place: 'platform',
      to: '/service/audit',
      icon: 'history',
      label: 'web-navigation.audit.platform_title',
      needs: 'listPlatformAuditEntries',
      isOfPlatform: true,
    },
  ],
} as const;
