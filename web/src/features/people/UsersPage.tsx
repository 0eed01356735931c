import { ROLES } from '#domain/people/roles.ts';
import type { User } from '../../shared/api/generated.ts';
import { useWords } from '../../shared/i18n/words.tsx';
import { useOrganization } from '../../shared/session/session.ts';
import { ListPage } from '../../shared/ui/ListPage.tsx';
import type { Column } from '../../shared/ui/columns.tsx';
import { ButtonLink } from '../../shared/ui/links.tsx';
import { usePageList, type ListDefinition } from '../../shared/ui/page-list.ts';
import { Standing } from './Standing.tsx';
import { useRoleWords } from './role-words.ts';

const users: Omit<ListDefinition<'listUsers'>, 'columns' | 'filters'> = {
  operation: 'listUsers',
  sort: 'name',
};

/** Roles of the platform occur only there. */
function userFilters(isOfPlatform: boolean): NonNullable<ListDefinition<'listUsers'>['filters']> {
  return [
    { as: 'search', name: 'q', label: 'web-people.filter.q' },
    {
      name: 'role_type',
      label: 'web-people.filter.role',
      of: 'RoleType',
      values: ROLES.filter((role) => isOfPlatform || role !== 'SuperAdmin'),
    },
    {
      as: 'flag',
      name: 'is_active',
      label: 'web-people.filter.active',
      yes: 'web-people.active',
      no: 'web-people.inactive',
    },
  ];
}

/** Users of the organization or of the platform. */
export function UsersPage() {
  const { t } = useWords();
  const filters = userFilters(useOrganization() === null);
  const list = usePageList({ ...users, filters, columns: useColumns() });
  return (
    <ListPage
      title={t('web-navigation.people')}
      sentence={(count) => t('web-people.count', { count })}
      add={
        <ButtonLink needs="createUser" to="/users/new">
          {t('web-navigation.people.invite')}
        </ButtonLink>
      }
      list={list}
      empty={t('web-people.empty')}
    />
  );
}

function useColumns(): readonly Column<User>[] {
  const roleWords = useRoleWords();
  return [
    { id: 'name', header: 'web-people.name', link: '/users/$id', sort: 'name' },
    { id: 'email', header: 'web-people.email', sort: 'email' },
    {
      id: 'roles',
      header: 'web-people.roles',
      cell: ({ roles }) => roles.map(roleWords).join(' · '),
    },
    { id: 'state', header: 'web-people.state', cell: (user) => <Standing user={user} /> },
  ];
}
