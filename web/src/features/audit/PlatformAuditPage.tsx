import { getRouteApi } from '@tanstack/react-router';
import { PLATFORM_AUDIT_OBJECTS } from '#domain/operations/audit-objects.ts';
import { useList } from '../../shared/api/query.ts';
import { useWords } from '../../shared/i18n/words.tsx';
import { chosen } from '../../shared/routing/search.ts';
import { ListPage } from '../../shared/ui/ListPage.tsx';
import { TextLink } from '../../shared/ui/links.tsx';
import { AuditFilters } from './AuditFilters.tsx';
import { useAuditColumns, type ObjectLink } from './columns.tsx';

const route = getRouteApi('/signed-in/service/audit');

const linkTo: ObjectLink = (object_id, word) => (
  <TextLink to="/service/audit" search={{ object_id }}>
    {word}
  </TextLink>
);

/**
 * Audit log of the platform and of accounts: writes that belong to no organization. Most recent
 * first.
 */
export function PlatformAuditPage() {
  const { t } = useWords();
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const list = useList('listPlatformAuditEntries', {
    query: { ...search, object_type: chosen(search.object_type, PLATFORM_AUDIT_OBJECTS) },
  });
  return (
    <ListPage
      title={t('web-navigation.audit.platform_title')}
      sentence={t('web-audit.platform_sentence')}
      filters={
        <AuditFilters
          objects={PLATFORM_AUDIT_OBJECTS}
          value={search}
          onChange={(change) =>
            void navigate({ search: (before) => ({ ...before, ...change }), replace: true })
          }
        />
      }
      list={list}
      columns={useAuditColumns(linkTo)}
      rowId={({ id }) => id}
      empty={t('web-audit.none')}
    />
  );
}
