import { pagesOf } from '../../shared/routing/pages.ts';
import { searchOf } from '../../shared/routing/search.ts';

const page = pagesOf('web-auditor');

const audits = page(
  '/audits',
  () => import('./AuditsPage.tsx'),
  'AuditsPage',
  searchOf('status', 'sort'),
);
const audit = page(
  '/audits/$id',
  () => import('./AuditPage.tsx'),
  'AuditPage',
  searchOf('mark', 'marked', 'answered'),
);
const vouchers = page(
  '/audits/$id/vouchers',
  () => import('./VouchersPage.tsx'),
  'VouchersPage',
  searchOf('entry_id'),
);
const checks = page('/audits/$id/checks', () => import('./ChecksPage.tsx'), 'ChecksPage');
const bankFiles = page(
  '/audits/$id/bank-files',
  () => import('./BankFilesPage.tsx'),
  'BankFilesPage',
);

/** The auditor’s check of the accounts of a year, and the answers of the syndic. */
export const auditorArea = {
  routes: [audits, audit, vouchers, checks, bankFiles] as const,
  navigation: [
    {
      place: 'books',
      to: '/audits',
      label: 'web-navigation.books.audits',
      also: 'web-navigation.books.audits.also',
      needs: 'listAudits',
    },
  ],
} as const;
