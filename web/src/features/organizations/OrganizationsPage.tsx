import { useWords } from '../../shared/i18n/words.tsx';
import { useSwitchOrganization } from '../../shared/session/acting.ts';
import { ListPage } from '../../shared/ui/ListPage.tsx';
import { ButtonLink } from '../../shared/ui/links.tsx';
import { usePageList, type ListDefinition } from '../../shared/ui/page-list.ts';
import { organizationColumns } from './organization-columns.tsx';

const organizations: Omit<ListDefinition<'listOrganizations'>, 'columns'> = {
  operation: 'listOrganizations',
  sort: 'name',
  filters: [{ as: 'search', name: 'q', label: 'web-organizations.name' }],
};

/** All organizations of the platform, each with a button to work in it. */
export function OrganizationsPage() {
  const { t } = useWords();
  const columns = organizationColumns(useSwitchOrganization());
  return (
    <ListPage
      title={t('web-navigation.organizations')}
      sentence={(count) => t('web-organizations.count', { count })}
      add={<ButtonLink to="/organizations/new">{t('web-navigation.organizations.new')}</ButtonLink>}
      list={usePageList({ ...organizations, columns })}
      empty={t('web-organizations.empty')}
    />
  );
}
