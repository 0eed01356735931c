import { useSearch } from '@tanstack/react-router';
import { useWords } from '../../shared/i18n/words.tsx';
import { ListPage } from '../../shared/ui/ListPage.tsx';
import { ButtonLink } from '../../shared/ui/links.tsx';
import { usePageList, type ListDefinition } from '../../shared/ui/page-list.ts';
import { InviteOwners } from './InviteOwners.tsx';
import { Nobody, ownerColumns } from './owner-columns.tsx';

const owners: Omit<ListDefinition<'listOwners'>, 'columns'> = {
  operation: 'listOwners',
  isOfBuilding: true,
  sort: 'name',
  filters: [{ as: 'search', name: 'q', label: 'web-register.owners.find' }],
};

/** Owners of the organization or of the chosen building, with their balances. */
export function OwnersPage() {
  const { t } = useWords();
  const { building_id } = useSearch({ strict: false });
  const list = usePageList({ ...owners, columns: ownerColumns(building_id !== undefined) });
  return (
    <ListPage
      title={t('web-navigation.register.owners')}
      sentence={t(
        building_id === undefined ? 'web-register.owners.of_all' : 'web-register.owners.of_one',
      )}
      actions={
        <>
          <InviteOwners owners={list.rows} />
          <ButtonLink needs="createOwner" to="/owners/new">
            {t('web-navigation.register.owner_form.new')}
          </ButtonLink>
        </>
      }
      list={list}
      empty={<Nobody isSearch={list.isFiltered} />}
    />
  );
}
