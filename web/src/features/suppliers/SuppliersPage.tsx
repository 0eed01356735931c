import { getRouteApi } from '@tanstack/react-router';
import { useMemo } from 'react';
import { formatEnterpriseNumber, formatIban } from '#domain/kernel/identifiers.ts';
import { IBAN_STATES } from '#domain/suppliers/iban-state.ts';
import type { Supplier } from '../../shared/api/generated.ts';
import { useList } from '../../shared/api/query.ts';
import { useWords } from '../../shared/i18n/words.tsx';
import { chosen } from '../../shared/routing/search.ts';
import { useRight } from '../../shared/session/session.ts';
import type { Column } from '../../shared/ui/DataTable.tsx';
import { ListPage } from '../../shared/ui/ListPage.tsx';
import { ChoiceFilter, FilterBar, SearchField } from '../../shared/ui/filters.tsx';
import { ButtonLink, TextLink } from '../../shared/ui/links.tsx';

const route = getRouteApi('/signed-in/suppliers');

/** Suppliers of the organization, with their bank accounts and whether these are confirmed. */
export function SuppliersPage() {
  const { t } = useWords();
  const may = useRight();
  const { q, iban_state: state, sort = 'name' } = route.useSearch();
  const isFiltered = q !== undefined || state !== undefined;
  return (
    <ListPage
      title={t('web-navigation.suppliers')}
      sentence={t('web-suppliers.sentence')}
      actions={
        <ButtonLink to="/suppliers/duplicates" variant="default">
          {t('web-suppliers.duplicates.title')}
        </ButtonLink>
      }
      add={
        may('createSupplier') && (
          <ButtonLink to="/suppliers/new">{t('web-navigation.suppliers.new')}</ButtonLink>
        )
      }
      filters={<Filters />}
      list={useList('listSuppliers', {
        query: { q, sort, iban_state: chosen(state, IBAN_STATES) },
      })}
      columns={useColumns()}
      rowId={({ id }) => id}
      sort={sort}
      empty={t(isFiltered ? 'web-suppliers.empty' : 'web-suppliers.none')}
    />
  );
}

function Filters() {
  const { t } = useWords();
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const set = (change: Partial<typeof search>) =>
    void navigate({ search: (before) => ({ ...before, ...change }), replace: true });
  return (
    <FilterBar>
      <SearchField label={t('web-suppliers.find')} value={search.q} onFind={(q) => set({ q })} />
      <ChoiceFilter
        label={t('web-suppliers.iban_state')}
        of="IbanState"
        values={IBAN_STATES}
        value={search.iban_state}
        onChange={(state) => set({ iban_state: state })}
      />
    </FilterBar>
  );
}

function useColumns() {
  const { t } = useWords();
  return useMemo(
    (): readonly Column<Supplier>[] => [
      {
        id: 'name',
        header: t('web-suppliers.name'),
        sort: 'name',
        cell: ({ id, name }) => (
          <TextLink to="/suppliers/$id" params={{ id }}>
            {name}
          </TextLink>
        ),
      },
      {
        id: 'number',
        header: t('web-suppliers.enterprise_number'),
        cell: ({ enterprise_number: number }) => formatEnterpriseNumber(number ?? ''),
      },
      { id: 'iban', header: t('web-suppliers.iban'), cell: ({ iban }) => formatIban(iban ?? '') },
      {
        id: 'state',
        header: t('web-suppliers.iban_state'),
        cell: ({ iban_state: state }) => t(`enum.IbanState.${state}`),
      },
    ],
    [t],
  );
}
