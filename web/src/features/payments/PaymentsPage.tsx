import { PAYMENT_METHODS } from '#domain/payments/payment-entry.ts';
import { PAYMENT_STATUSES } from '#domain/payments/payment-state.ts';
import { formatCommunicationForDisplay } from '../../shared/format/payment-reference.ts';
import { useWords } from '../../shared/i18n/words.tsx';
import { ListPage } from '../../shared/ui/ListPage.tsx';
import { ButtonLink } from '../../shared/ui/links.tsx';
import { usePageList, type ListDefinition } from '../../shared/ui/page-list.ts';

const payments: ListDefinition<'listPayments'> = {
  operation: 'listPayments',
  isOfBuilding: true,
  sort: '-received_on',
  filters: [
    { as: 'owner' },
    { name: 'status', label: 'web-payments.status', of: 'PaymentStatus', values: PAYMENT_STATUSES },
    { name: 'method', label: 'web-payments.method', of: 'PaymentMethod', values: PAYMENT_METHODS },
    { as: 'days' },
  ],
  columns: [
    { id: 'received_on', header: 'web-payments.received_on', as: 'day', sort: 'received_on' },
    { id: 'owner_name', header: 'web.owner', link: '/payments/$id' },
    {
      id: 'communication',
      header: 'web-payments.communication',
      cell: ({ communication }) => formatCommunicationForDisplay(communication),
    },
    { id: 'method', header: 'web-payments.method', of: 'PaymentMethod' },
    { id: 'status', header: 'web-payments.status', as: 'state', of: 'PaymentStatus' },
    { id: 'credit', header: 'web-payments.credit', as: 'nonzero', foot: 'sum' },
    { id: 'amount', header: 'web-payments.amount', as: 'amount', sort: 'amount', foot: 'sum' },
  ],
};

/** Payments of owners, newest first, filtered by the address. */
export function PaymentsPage() {
  const { t } = useWords();
  const list = usePageList(payments);
  return (
    <ListPage
      title={t('web-navigation.payments')}
      sentence={(count) => t('web-payments.count', { count })}
      add={
        <>
          <ButtonLink needs="importPayments" to="/imports/payments" variant="default">
            {t('web-navigation.imports.payments')}
          </ButtonLink>
          <ButtonLink needs="createPayment" to="/payments/new">
            {t('web-navigation.payments.new')}
          </ButtonLink>
        </>
      }
      list={list}
      empty={t('web-payments.empty')}
    />
  );
}
