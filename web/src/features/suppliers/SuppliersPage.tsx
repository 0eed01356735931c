import { formatEnterpriseNumber, formatIban } from '#domain/kernel/identifiers.ts';
import { IBAN_STATES } from '#domain/suppliers/iban-state.ts';
import { useWords } from '../../shared/i18n/words.tsx';
import { ListPage } from '../../shared/ui/ListPage.tsx';
import { ButtonLink } from '../../shared/ui/links.tsx';
import { usePageList, type ListDefinition } from '../../shared/ui/page-list.ts';

const suppliers: ListDefinition<'listSuppliers'> = {
  operation: 'listSuppliers',
  sort: 'name',
  filters: [
    { as: 'search', name: 'q', label: 'web-suppliers.find' },
    { name: 'iban_state', label: 'web-suppliers.iban_state', of: 'IbanState', values: IBAN_STATES },
  ],
  columns: [
    { id: 'name', header: 'web-suppliers.name', link: '/suppliers/$id', sort: 'name' },
    {
      id: 'number',
      header: 'web-suppliers.enterprise_number',
      cell: ({ enterprise_number: number }) => formatEnterpriseNumber(number ?? ''),
    },
    { id: 'iban', header: 'web-suppliers.iban', cell: ({ iban }) => formatIban(iban ?? '') },
    { id: 'iban_state', header: 'web-suppliers.iban_state', of: 'IbanState' },
  ],
};

/** Suppliers of the organization, with their bank accounts and whether these are confirmed. */
export function SuppliersPage() {
  const { t } = useWords();
  const list = usePageList(suppliers);
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
        <ButtonLink needs="createSupplier" to="/suppliers/new">
          {t('web-navigation.suppliers.new')}
        </ButtonLink>
      }
      list={list}
      empty={t(list.isFiltered ? 'web-suppliers.empty' : 'web-suppliers.none')}
    />
  );
}
