import { Button } from '@mantine/core';
import { getRouteApi } from '@tanstack/react-router';
import { useMemo } from 'react';
import type { Organization } from '../../shared/api/generated.ts';
import { useList } from '../../shared/api/query.ts';
import { useWords } from '../../shared/i18n/words.tsx';
import { useActIn } from '../../shared/session/acting.ts';
import type { Column } from '../../shared/ui/DataTable.tsx';
import { ListPage } from '../../shared/ui/ListPage.tsx';
import { FilterBar, SearchField } from '../../shared/ui/filters.tsx';
import { ButtonLink, TextLink } from '../../shared/ui/links.tsx';

const route = getRouteApi('/signed-in/organizations');

/** All organizations of the platform, each with the way into it. */
export function OrganizationsPage() {
  const { t } = useWords();
  const { q, sort = 'name' } = route.useSearch();
  return (
    <ListPage
      title={t('web-organizations.title')}
      sentence={(count) => t('web-organizations.count', { count })}
      add={<ButtonLink to="/organizations/new">{t('web-organizations.new')}</ButtonLink>}
      filters={<Filters />}
      list={useList('listOrganizations', { query: { q, sort } })}
      columns={useColumns()}
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

function useColumns() {
  const { t } = useWords();
  const actIn = useActIn();
  return useMemo(
    (): readonly Column<Organization>[] => [
      {
        id: 'name',
        header: t('web-organizations.name'),
        sort: 'name',
        cell: ({ id, name }) => (
          <TextLink to="/organizations/$id" params={{ id }}>
            {name}
          </TextLink>
        ),
      },
      { id: 'city', header: t('web-organizations.city'), cell: ({ city }) => city },
      {
        id: 'email',
        header: t('web-organizations.contact_email'),
        cell: ({ contact_email }) => contact_email,
      },
      {
        id: 'enter',
        header: t('web-organizations.act'),
        isNumber: true,
        cell: ({ id, name }) => (
          <Button
            size="compact-sm"
            variant="default"
            aria-label={t('web-organizations.enter_of', { organization: name })}
            onClick={() => void actIn({ id, name })}
          >
            {t('web-organizations.enter')}
          </Button>
        ),
      },
    ],
    [t, actIn],
  );
}
