import { SALE_STATUSES } from '#domain/sales/sale-state.ts';
import { useWords } from '../../shared/i18n/words.tsx';
import { ListPage } from '../../shared/ui/ListPage.tsx';
import { ButtonLink } from '../../shared/ui/links.tsx';
import { usePageList, type ListDefinition } from '../../shared/ui/page-list.ts';

const sales: ListDefinition<'listSales'> = {
  operation: 'listSales',
  also: ['unit_id', 'owner_id'],
  isOfBuilding: true,
  sort: '-deed_on',
  filters: [{ name: 'status', label: 'web-sales.status', of: 'SaleStatus', values: SALE_STATUSES }],
  columns: [
    { id: 'from_owner_name', header: 'web-sales.seller', link: '/sales/$id' },
    {
      id: 'to',
      header: 'web-sales.buyers',
      cell: ({ to }) => [...new Set(to.map(({ owner_name }) => owner_name))].join(', '),
    },
    {
      id: 'unit_ids',
      header: 'web-sales.lots',
      cell: ({ to }) => [...new Set(to.map(({ unit_number }) => unit_number))].join(', '),
    },
    { id: 'building_name', header: 'web-sales.building' },
    { id: 'deed_on', header: 'web-sales.hold.deed_on', as: 'day', sort: 'deed_on' },
    { id: 'enjoyment_from', header: 'web-sales.request.enjoyment_from', as: 'day' },
    { id: 'status', header: 'web-sales.status', as: 'state', of: 'SaleStatus' },
  ],
};

/** Sales of lots, latest deed first. */
export function SalesPage() {
  const { t } = useWords();
  const list = usePageList(sales);
  return (
    <ListPage
      title={t('web-navigation.sales')}
      add={
        <ButtonLink needs="createSale" to="/sales/new">
          {t('web-navigation.sales.new')}
        </ButtonLink>
      }
      list={list}
      empty={t('web-sales.sales.empty')}
    />
  );
}
