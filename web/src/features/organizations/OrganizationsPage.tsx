import { Button } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useMemo } from 'react';
import type { Organization } from '../../shared/api/generated.ts';
import { apiPages } from '../../shared/api/query.ts';
import { useWords } from '../../shared/i18n/words.tsx';
import { useActIn } from '../../shared/session/acting.ts';
import { DataTable, type Column } from '../../shared/ui/DataTable.tsx';
import { MoreRows } from '../../shared/ui/MoreRows.tsx';
import { Page, Rows } from '../../shared/ui/Page.tsx';
import { FilterBar, SearchField } from '../../shared/ui/filters.tsx';
import { ButtonLink, TextLink } from '../../shared/ui/links.tsx';

const route = getRouteApi('/signed-in/organizations');

/** All organizations of the platform, each with the way into it. */
export function OrganizationsPage() {
  const { t } = useWords();
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const { q, sort = 'name' } = search;
  const list = useInfiniteQuery(apiPages('listOrganizations', { query: { q, sort } }));
  const rows = list.data?.pages.flatMap(({ data }) => data) ?? [];
  const total = list.data?.pages[0]?.total;
  const columns = useColumns();
  const add = <ButtonLink to="/organizations/new">{t('web-organizations.new')}</ButtonLink>;
  return (
    <Page
      title={t('web-organizations.title')}
      sentence={total === undefined ? undefined : t('web-organizations.count', { count: total })}
      isLoading={list.isPending}
      actions={add}
    >
      <FilterBar>
        <SearchField
          label={t('web-organizations.name')}
          value={q}
          onFind={(text) => void navigate({ search: { ...search, q: text }, replace: true })}
        />
      </FilterBar>
      {list.isPending ? (
        <Rows />
      ) : (
        <DataTable
          caption={t('web-organizations.title')}
          columns={columns}
          rows={rows}
          rowId={({ id }) => id}
          sort={sort}
          onSort={(next) => void navigate({ search: { ...search, sort: next } })}
          empty={
            <>
              <p>{t('web-organizations.empty')}</p>
              {add}
            </>
          }
        />
      )}
      <MoreRows list={list} />
    </Page>
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
