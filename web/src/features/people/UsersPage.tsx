import { Select } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useMemo } from 'react';
import { ROLES } from '#domain/people/roles.ts';
import type { User } from '../../shared/api/generated.ts';
import { apiPages } from '../../shared/api/query.ts';
import { useWords } from '../../shared/i18n/words.tsx';
import { chosen } from '../../shared/routing/search.ts';
import { useOrganization, useRight } from '../../shared/session/session.ts';
import { DataTable, type Column } from '../../shared/ui/DataTable.tsx';
import { MoreRows } from '../../shared/ui/MoreRows.tsx';
import { Page, Rows } from '../../shared/ui/Page.tsx';
import { ChoiceFilter, FilterBar, SearchField } from '../../shared/ui/filters.tsx';
import { ButtonLink, TextLink } from '../../shared/ui/links.tsx';
import { Standing } from './Standing.tsx';
import { useRoleWords } from './role-words.ts';

const route = getRouteApi('/signed-in/users');

/** Everybody with a role in the organization, or on the platform. */
export function UsersPage() {
  const { t } = useWords();
  const may = useRight();
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const { q, role_type, is_active, sort = 'name' } = search;
  const list = useInfiniteQuery(
    apiPages('listUsers', {
      query: {
        q,
        sort,
        ...(role_type === undefined ? {} : { role_type: chosen(role_type, ROLES) }),
        ...(is_active === undefined ? {} : { is_active: is_active === 'true' }),
      },
    }),
  );
  const rows = list.data?.pages.flatMap(({ data }) => data) ?? [];
  const total = list.data?.pages[0]?.total;
  const columns = useColumns();
  const invite = may('createUser') && (
    <ButtonLink to="/users/new">{t('web-people.invite')}</ButtonLink>
  );
  return (
    <Page
      title={t('web-people.title')}
      sentence={total === undefined ? undefined : t('web-people.count', { count: total })}
      isLoading={list.isPending}
      actions={invite}
    >
      <Filters />
      {list.isPending ? (
        <Rows />
      ) : (
        <DataTable
          caption={t('web-people.title')}
          columns={columns}
          rows={rows}
          rowId={({ id }) => id}
          sort={sort}
          onSort={(next) => void navigate({ search: { ...search, sort: next } })}
          empty={
            <>
              <p>{t('web-people.empty')}</p>
              {invite}
            </>
          }
        />
      )}
      <MoreRows list={list} />
    </Page>
  );
}

function Filters() {
  const { t } = useWords();
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const isOfPlatform = useOrganization() === null;
  const set = (change: Partial<typeof search>) =>
    void navigate({ search: (before) => ({ ...before, ...change }), replace: true });
  return (
    <FilterBar>
      <SearchField
        label={t('web-people.filter.q')}
        value={search.q}
        onFind={(text) => set({ q: text })}
      />
      <ChoiceFilter
        label={t('web-people.filter.role')}
        of="RoleType"
        values={ROLES.filter((role) => isOfPlatform || role !== 'SuperAdmin')}
        value={search.role_type}
        onChange={(text) => set({ role_type: text })}
      />
      <Select
        label={t('web-people.filter.active')}
        data={[
          { value: 'true', label: t('web-people.active') },
          { value: 'false', label: t('web-people.inactive') },
        ]}
        value={search.is_active ?? null}
        onChange={(value) => set({ is_active: value ?? '' })}
        clearable
      />
    </FilterBar>
  );
}

function useColumns() {
  const { t } = useWords();
  const roleWords = useRoleWords();
  return useMemo(
    (): readonly Column<User>[] => [
      {
        id: 'name',
        header: t('web-people.name'),
        sort: 'name',
        cell: ({ id, name }) => (
          <TextLink to="/users/$id" params={{ id }}>
            {name}
          </TextLink>
        ),
      },
      {
        id: 'email',
        header: t('web-people.email'),
        sort: 'email',
        cell: ({ email }) => email,
      },
      {
        id: 'roles',
        header: t('web-people.roles'),
        cell: ({ roles }) => roles.map(roleWords).join(' · '),
      },
      {
        id: 'state',
        header: t('web-people.state'),
        cell: (user) => <Standing user={user} />,
      },
    ],
    [t, roleWords],
  );
}
