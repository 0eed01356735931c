import { PLATFORM_AUDIT_OBJECTS } from '#domain/operations/audit-objects.ts';
import { useWords } from '../../shared/i18n/words.tsx';
import { ListPage } from '../../shared/ui/ListPage.tsx';
import { TextLink } from '../../shared/ui/links.tsx';
import { usePageList, type ListDefinition } from '../../shared/ui/page-list.ts';
import { auditFilters } from './audit-filters.tsx';
import { auditColumns, type ObjectLink } from './columns.tsx';

const linkTo: ObjectLink = (object_id, word) => (
  <TextLink to="/service/audit" search={{ object_id }}>
    {word}
  </TextLink>
);

const platformAudit: ListDefinition<'listPlatformAuditEntries'> = {
  operation: 'listPlatformAuditEntries',
  also: ['object_id'],
  filters: auditFilters(PLATFORM_AUDIT_OBJECTS),
  columns: auditColumns(linkTo),
};

/**
 * Audit log of the platform and of accounts: writes that belong to no organization. Most recent
 * first.
 */
export function PlatformAuditPage() {
  const { t } = useWords();
  const list = usePageList(platformAudit);
  return (
    <ListPage
      title={t('web-navigation.audit.platform_title')}
      sentence={t('web-audit.platform_sentence')}
      list={list}
      empty={t('web-audit.none')}
    />
  );
}
