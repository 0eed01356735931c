import { useState } from 'react';
import { useList } from '../../shared/api/query.ts';
import { useWords } from '../../shared/i18n/words.tsx';
import { switchOrganizationInPlace } from '../../shared/session/acting.ts';
import { ListPage } from '../../shared/ui/ListPage.tsx';
import { FilterBar, SearchField } from '../../shared/ui/filters.tsx';
import { useOrganizationColumns } from './organization-columns.tsx';

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
      list={useList('listOrganizations', {
        query: q === '' ? { sort: 'name' } : { sort: 'name', q },
      })}
      caption={t('web-navigation.organizations')}
      columns={useOrganizationColumns(switchOrganizationInPlace)}
      rowId={({ id }) => id}
      empty={t('web-organizations.empty')}
    />
  );
}
