import { getRouteApi } from '@tanstack/react-router';
import { useList } from '../../shared/api/query.ts';
import { useWords } from '../../shared/i18n/words.tsx';
import { useSwitchOrganization } from '../../shared/session/acting.ts';
import { ListPage } from '../../shared/ui/ListPage.tsx';
import { FilterBar, SearchField } from '../../shared/ui/filters.tsx';
import { ButtonLink } from '../../shared/ui/links.tsx';
import { useOrganizationColumns } from './organization-columns.tsx';

const route = getRouteApi('/signed-in/organizations');

/** All organizations of the platform, each with a button to work in it. */
export function OrganizationsPage() {
  const { t } = useWords();
  const { q, sort = 'name' } = route.useSearch();
  return (
    <ListPage
      title={t('web-navigation.organizations')}
      sentence={(count) => t('web-organizations.count', { count })}
      add={<ButtonLink to="/organizations/new">{t('web-navigation.organizations.new')}</ButtonLink>}
      filters={<Filters />}
      list={useList('listOrganizations', { query: { q, sort } })}
      columns={useOrganizationColumns(useSwitchOrganization())}
      rowId={({ id }) => id}
      sort={sort}
      empty={t('web-organizations.empty')}
    />
  );
}

function Filters() {
  const { t } = useWords();
  const { q } = route.useSearch();
  const navigate = route.useNavigate();
  const find = (text: string) =>
    void navigate({ search: (before) => ({ ...before, q: text }), replace: true });
  return (
    <FilterBar>
      <SearchField label={t('web-organizations.name')} value={q} onFind={find} />
    </FilterBar>
  );
}
