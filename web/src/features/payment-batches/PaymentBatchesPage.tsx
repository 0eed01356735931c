import { BATCH_STATUSES } from '#domain/payment-batches/batch-state.ts';
import { useWords } from '../../shared/i18n/words.tsx';
import { useRight } from '../../shared/session/session.ts';
import { ListPage } from '../../shared/ui/ListPage.tsx';
import { ButtonLink } from '../../shared/ui/links.tsx';
import { usePageList, type ListDefinition } from '../../shared/ui/page-list.ts';

const paymentBatches: ListDefinition<'listPaymentBatches'> = {
  operation: 'listPaymentBatches',
  isOfBuilding: true,
  sort: '-execution_date',
  filters: [
    { name: 'status', label: 'web-batches.status', of: 'BatchStatus', values: BATCH_STATUSES },
  ],
  columns: [
    {
      id: 'execution_date',
      header: 'web-batches.execution_date',
      as: 'day',
      link: '/payment-batches/$id',
      sort: 'execution_date',
    },
    { id: 'building_name', header: 'web.building.building' },
    { id: 'bank_account_iban', header: 'web-batches.account' },
    { id: 'status', header: 'web-batches.status', as: 'state', of: 'BatchStatus' },
    {
      id: 'lines',
      header: 'web-batches.lines',
      isNumber: true,
      cell: ({ lines }) => String(lines.length),
    },
    { id: 'total', header: 'web-batches.total', as: 'amount', foot: 'sum' },
  ],
};

/** Payment batches to suppliers, latest execution date first. */
export function PaymentBatchesPage() {
  const { t } = useWords();
  const may = useRight();
  const list = usePageList(paymentBatches);
  return (
    <ListPage
      title={t('web-navigation.batches')}
      sentence={t('web-batches.sentence')}
      add={
        may('createPaymentBatch') && (
          <ButtonLink
            to="/expenses"
            search={{ status: 'Approved', kind: 'Invoice', sort: 'due_date' }}
          >
            {t('web-batches.choose')}
          </ButtonLink>
        )
      }
      list={list}
      empty={t(list.isFiltered ? 'web-batches.empty' : 'web-batches.none')}
    />
  );
}
