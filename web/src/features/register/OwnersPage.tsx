import { getRouteApi, useSearch } from '@tanstack/react-router';
import { useList } from '../../shared/api/query.ts';
import { useWords } from '../../shared/i18n/words.tsx';
import { useRight } from '../../shared/session/session.ts';
import { ListPage } from '../../shared/ui/ListPage.tsx';
import { FilterBar, SearchField } from '../../shared/ui/filters.tsx';
import { ButtonLink } from '../../shared/ui/links.tsx';
import { Nobody, useOwnerColumns } from './owner-columns.tsx';

const route = getRouteApi('/signed-in/owners');

/** Owners of the organization or of the chosen building, with their balances. */
export function OwnersPage() {
  const { t } = useWords();
  const may = useRight();
  const { building_id } = useSearch({ strict: false });
  const { q, sort = 'name' } = route.useSearch();
  return (
    <ListPage
      title={t('web-navigation.register.owners')}
      sentence={t(
        building_id === undefined ? 'web-register.owners.of_all' : 'web-register.owners.of_one',
      )}
      actions={
        may('createOwner') && (
          <ButtonLink to="/owners/new">{t('web-navigation.register.owner_form.new')}</ButtonLink>
        )
      }
      filters={<Filters />}
      list={useList('listOwners', { query: { q, building_id, sort } })}
      columns={useOwnerColumns(building_id !== undefined)}
      rowId={({ id }) => id}
      sort={sort}
      empty={<Nobody isSearch={q !== undefined} />}
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
      <SearchField label={t('web-register.owners.find')} value={q} onFind={find} />
    </FilterBar>
  );
}
