import { getRouteApi } from '@tanstack/react-router';
import type { Payment, PaymentAllocation } from '../../shared/api/generated.ts';
import { useRecord } from '../../shared/api/query.ts';
import { useFormat } from '../../shared/format/format.ts';
import { formatCommunicationForDisplay } from '../../shared/format/payment-reference.ts';
import { sumEuro } from '../../shared/format/sum-euro.ts';
import { useWords } from '../../shared/i18n/words.tsx';
import { findSourcePath } from '../../shared/routing/source-path.ts';
import { DataTable } from '../../shared/ui/DataTable.tsx';
import { Page, LoadingPage } from '../../shared/ui/Page.tsx';
import { RelatedStrip } from '../../shared/ui/RelatedStrip.tsx';
import { Unmatch } from '../../shared/ui/Unmatch.tsx';
import type { Column } from '../../shared/ui/columns.tsx';
import { PathLink } from '../../shared/ui/links.tsx';
import { Entries, Explain, Part, RecordHead, Steps } from '../../shared/ui/record.tsx';
import { useRelatedEntry, useRelatedTransaction } from '../../shared/ui/related.ts';
import { Reverse } from './Reverse.tsx';

const route = getRouteApi('/signed-in/payments/$id');

/** Payment: origin, the amounts it settled, and the remaining credit. */
export function PaymentPage() {
  const { t } = useWords();
  const { money, day, instant } = useFormat();
  const { id } = route.useParams();
  const query = useRecord('getPayment', { path: { id } });
  const payment = query.data?.data;
  if (payment === undefined) return <LoadingPage title={t('web-payments.one')} />;
  const { reversed_on: reversed, reversal_reason: reason } = payment;
  return (
    <Page
      title={payment.owner_name}
      sentence={
        <RecordHead
          amount={money(payment.amount)}
          state={['PaymentStatus', payment.status]}
          facts={[
            t(`enum.PaymentMethod.${payment.method}`),
            formatCommunicationForDisplay(payment.communication),
            payment.building_name,
          ]}
        />
      }
      actions={
        payment.bank_transaction_id === null ? (
          <Reverse payment={payment} etag={query.data?.etag} />
        ) : (
          <Unmatch id={payment.bank_transaction_id} />
        )
      }
    >
      <RelatedOfPayment payment={payment} />
      <Steps
        steps={[
          t('web-payments.received', { date: day(payment.received_on) }),
          t('web-payments.recorded', { when: instant(payment.created_at) }),
          reversed !== null && t('web-payments.reversed', { date: day(reversed) }),
          reason !== null && t(`enum.PaymentReversalReason.${reason}`),
        ]}
      />
      <PathLink path={`/owners/${payment.owner_id}`}>{t('web-payments.account')}</PathLink>
      {payment.reserve_to_transfer > 0 && (
        <Explain>
          {t('web-payments.reserve_to_transfer', { amount: money(payment.reserve_to_transfer) })}
        </Explain>
      )}
      <Settled payment={payment} />
      <Entries ids={payment.journal_entry_ids} />
    </Page>
  );
}

/** Payment, the line of the bank, what it settled, and the entry. */
function RelatedOfPayment({ payment }: { readonly payment: Payment }) {
  const { t } = useWords();
  const { day, money } = useFormat();
  const { allocations, credit, received_on } = payment;
  const [first] = allocations;
  const transaction = useRelatedTransaction(payment.bank_transaction_id, {
    name: t('web.related.by_hand'),
    detail: t(`enum.PaymentMethod.${payment.method}`),
  });
  const entry = useRelatedEntry(payment.journal_entry_ids);
  return (
    <RelatedStrip
      records={[
        transaction,
        {
          kind: t('enum.EntrySourceType.Payment'),
          name: t('web.related.of', { day: day(received_on) }),
          isCurrent: true,
        },
        {
          kind: t('web.related.settled'),
          name: t('web.related.items', { count: allocations.length }),
          path: first && findSourcePath(first.source),
          detail: credit > 0 ? t('web.related.left', { amount: money(credit) }) : '',
        },
        entry,
      ]}
    />
  );
}

/** Amounts that the payment currently settles, one line per receivable. */
function Settled({ payment }: { readonly payment: Payment }) {
  const { t } = useWords();
  const { money } = useFormat();
  const { allocations, credit, status } = payment;
  const columns = columnsFor(allocations);
  return (
    <Part title={t('web-payments.settled')}>
      <DataTable
        caption={t('web-payments.settled')}
        rows={allocations}
        rowId={(part) => part.receivable_id}
        columns={columns}
        empty={t(
          status === 'Reversed' ? 'web-payments.settles_no_more' : 'web-payments.settles_nothing',
        )}
      />
      {credit > 0 && <Explain>{t('web-payments.credit_left', { amount: money(credit) })}</Explain>}
    </Part>
  );
}

function columnsFor(
  allocations: readonly PaymentAllocation[],
): readonly Column<PaymentAllocation>[] {
  return [
    {
      id: 'what',
      header: 'web-payments.what',
      cell: ({ source }, { t }) => (
        <PathLink path={findSourcePath(source)}>
          {t(`enum.ReceivableSource.${source.type}`)}
        </PathLink>
      ),
      foot: (_rows, { t }) => t('web-payments.total'),
    },
    { id: 'structured_communication', header: 'web-payments.communication' },
    {
      id: 'amount',
      header: 'web-payments.amount',
      as: 'amount',
      foot: (_rows, { amount }) => amount(sumEuro(allocations.map((part) => part.amount))),
    },
  ];
}
