import { Group } from '@mantine/core';
import { getRouteApi, useSearch } from '@tanstack/react-router';
import { useWords } from '../../shared/i18n/words.tsx';
import { useRight } from '../../shared/session/session.ts';
import { Page } from '../../shared/ui/Page.tsx';
import { SearchField } from '../../shared/ui/filters.tsx';
import { ButtonLink } from '../../shared/ui/links.tsx';
import { OwnersTable } from './OwnersTable.tsx';

const route = getRouteApi('/signed-in/owners');

/** All owners of the office, or of the building that is chosen, with what they owe it. */
export function OwnersPage() {
  const { t } = useWords();
  const may = useRight();
  const search = route.useSearch();
  const { building_id } = useSearch({ strict: false });
  const navigate = route.useNavigate();
  const { q, sort = 'name' } = search;
  const find = (text: string) =>
    void navigate({ search: (before) => ({ ...before, q: text }), replace: true });
  return (
    <Page
      title={t('web-register.owners.title')}
      sentence={t(
        building_id === undefined ? 'web-register.owners.of_all' : 'web-register.owners.of_one',
      )}
      actions={
        may('createOwner') && (
          <ButtonLink to="/owners/new">{t('web-register.owner_form.new')}</ButtonLink>
        )
      }
    >
      <Group mb="md">
        <SearchField label={t('web-register.owners.find')} value={q} onFind={find} />
      </Group>
      <OwnersTable
        query={{
          ...(q === undefined ? {} : { q }),
          ...(building_id === undefined ? {} : { building_id }),
          sort,
        }}
        onSort={(next) => void navigate({ search: (before) => ({ ...before, sort: next }) })}
      />
    </Page>
  );
}
