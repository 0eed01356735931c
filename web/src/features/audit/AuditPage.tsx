import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { TENANT_AUDIT_OBJECTS } from '#domain/operations/audit-objects.ts';
import { apiQuery, useList } from '../../shared/api/query.ts';
import { useWords } from '../../shared/i18n/words.tsx';
import { chosen } from '../../shared/routing/search.ts';
import { ListPage } from '../../shared/ui/ListPage.tsx';
import { TextLink } from '../../shared/ui/links.tsx';
import { AuditFilters } from './AuditFilters.tsx';
import styles from './audit.module.css';
import { useAuditColumns, type ObjectLink } from './columns.tsx';

const route = getRouteApi('/signed-in/audit');

const linkTo: ObjectLink = (object_id, word) => (
  <TextLink to="/audit" search={{ object_id }}>
    {word}
  </TextLink>
);

/** Audit log of the organization, most recent first. */
export function AuditPage() {
  const { t } = useWords();
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const list = useList('listAuditEntries', {
    query: { ...search, object_type: chosen(search.object_type, TENANT_AUDIT_OBJECTS) },
  });
  return (
    <ListPage
      title={t('web-navigation.audit')}
      sentence={t('web-audit.sentence')}
      filters={
        <AuditFilters
          objects={TENANT_AUDIT_OBJECTS}
          value={search}
          onChange={(change) =>
            void navigate({ search: (before) => ({ ...before, ...change }), replace: true })
          }
        />
      }
      above={<Proof />}
      list={list}
      columns={useAuditColumns(linkTo)}
      rowId={({ id }) => id}
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
