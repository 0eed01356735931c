import { Select } from '@mantine/core';
import { getRouteApi } from '@tanstack/react-router';
import { useMemo } from 'react';
import { ROLES } from '#domain/people/roles.ts';
import type { User } from '../../shared/api/generated.ts';
import { useList } from '../../shared/api/query.ts';
import { useWords } from '../../shared/i18n/words.tsx';
import { chosen, said } from '../../shared/routing/search.ts';
import { useOrganization, useRight } from '../../shared/session/session.ts';
import type { Column } from '../../shared/ui/DataTable.tsx';
import { ListPage } from '../../shared/ui/ListPage.tsx';
import { ChoiceFilter, FilterBar, SearchField } from '../../shared/ui/filters.tsx';
import { ButtonLink, TextLink } from '../../shared/ui/links.tsx';
import { Standing } from './Standing.tsx';
import { useRoleWords } from './role-words.ts';

const route = getRouteApi('/signed-in/users');

/** Users of the organization or of the platform. */
export function UsersPage() {
  const { t } = useWords();
  const may = useRight();
  const { role_type, is_active, sort = 'name', ...rest } = route.useSearch();
  const list = useList('listUsers', {
    query: {
      ...rest,
      sort,
      role_type: chosen(role_type, ROLES),
      is_active: said(is_active),
    },
  });
  return (
    <ListPage
      title={t('web-navigation.people')}
      sentence={(count) => t('web-people.count', { count })}
      add={
        may('createUser') && (
          <ButtonLink to="/users/new">{t('web-navigation.people.invite')}</ButtonLink>
        )
      }
      filters={<Filters />}
      list={list}
      columns={useColumns()}
      rowId={({ id }) => id}
      sort={sort}
      empty={t('web-people.empty')}
    />
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
