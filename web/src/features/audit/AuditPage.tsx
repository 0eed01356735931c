import { useQuery } from '@tanstack/react-query';
import { TENANT_AUDIT_OBJECTS } from '#domain/operations/audit-objects.ts';
import { apiQuery } from '../../shared/api/query.ts';
import { useWords } from '../../shared/i18n/words.tsx';
import { ListPage } from '../../shared/ui/ListPage.tsx';
import { TextLink } from '../../shared/ui/links.tsx';
import { usePageList, type ListDefinition } from '../../shared/ui/page-list.ts';
import { auditFilters } from './audit-filters.tsx';
import styles from './audit.module.css';
import { auditColumns, type ObjectLink } from './columns.tsx';

const linkTo: ObjectLink = (object_id, word) => (
  <TextLink to="/audit" search={{ object_id }}>
    {word}
  </TextLink>
);

const audit: ListDefinition<'listAuditEntries'> = {
  operation: 'listAuditEntries',
  also: ['object_id'],
  filters: auditFilters(TENANT_AUDIT_OBJECTS),
  columns: auditColumns(linkTo),
};

/** Audit log of the organization, most recent first. */
export function AuditPage() {
  const { t } = useWords();
  const list = usePageList(audit);
  return (
    <ListPage
      title={t('web-navigation.audit')}
      sentence={t('web-audit.sentence')}
      above={<Proof />}
      list={list}
      empty={t('web-audit.none')}
    />
  );
}

/** Result of the integrity check of the log. */
function Proof() {
  const { t } = useWords();
  const { data } = useQuery(apiQuery('proveAudit', {}));
  if (data === undefined) return null;
  const { chain_intact: isIntact, entry_count: count } = data.data;
  return (
    <p className={styles['proof']} data-intact={isIntact} role={isIntact ? 'status' : 'alert'}>
      {t(isIntact ? 'web-audit.proof.intact' : 'web-audit.proof.broken', { count })}
    </p>
  );
}
