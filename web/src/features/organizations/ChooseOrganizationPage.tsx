import { Box } from '@mantine/core';
import { useState } from 'react';
import { useWords } from '../../shared/i18n/words.tsx';
import { switchOrganizationInPlace } from '../../shared/session/acting.ts';
import { ListPage } from '../../shared/ui/ListPage.tsx';
import { SearchField } from '../../shared/ui/SearchField.tsx';
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
        <Box mb="md">
          <SearchField label={t('web-organizations.name')} value={q} onFind={find} />
        </Box>
      }
      list={usePageList(chooseOrganization, {
        request: { query: q === '' ? { sort: 'name' } : { sort: 'name', q } },
      })}
      caption={t('web-navigation.organizations')}
      empty={t('web-organizations.empty')}
    />
  );
}
