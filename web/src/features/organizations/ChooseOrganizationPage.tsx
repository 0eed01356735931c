import { useState } from 'react';
import { useWords } from '../../shared/i18n/words.tsx';
import { switchOrganizationInPlace } from '../../shared/session/acting.ts';
import { ListPage } from '../../shared/ui/ListPage.tsx';
import { FilterBar, SearchField } from '../../shared/ui/filters.tsx';
import { usePageList, type ListDefinition } from '../../shared/ui/page-list.ts';
import { organizationColumns } from './organization-columns.tsx';

const chooseOrganization: ListDefinition<'listOrganizations'> = {
  operation: 'listOrganizations',
  sort: 'name',
  columns: organizationColumns(switchOrganizationInPlace),
};

/** Asks a SuperAdmin to choose an organization, instead of a page that needs one. */
export function ChooseOrganizationPage() {
  const { t } = useWords();
  const [q, find] = useState('');
  return (
    <ListPage
      title={t('web-organizations.choose.title')}
      sentence={t('web-organizations.choose.sentence')}
      above={
        <FilterBar>
          <SearchField label={t('web-organizations.name')} value={q} onFind={find} />
        </FilterBar>
      }
      list={usePageList(chooseOrganization, {
        request: { query: q === '' ? { sort: 'name' } : { sort: 'name', q } },
      })}
      caption={t('web-navigation.organizations')}
      empty={t('web-organizations.empty')}
    />
  );
}
