import { getRouteApi } from '@tanstack/react-router';
import { formatIban } from '#domain/kernel/identifiers.ts';
import type { PaymentBatch, PaymentBatchLine } from '../../shared/api/generated.ts';
import { useRecord } from '../../shared/api/query.ts';
import { useFormat } from '../../shared/format/format.ts';
import { useWords } from '../../shared/i18n/words.tsx';
import { DataTable } from '../../shared/ui/DataTable.tsx';
import { Page, LoadingPage } from '../../shared/ui/Page.tsx';
import { RelatedStrip } from '../../shared/ui/RelatedStrip.tsx';
import { State } from '../../shared/ui/State.tsx';
import type { Column } from '../../shared/ui/columns.tsx';
import { TextLink } from '../../shared/ui/links.tsx';
import { Explain, Part, RecordHead, Steps } from '../../shared/ui/record.tsx';
import { PaymentBatchActions } from './PaymentBatchActions.tsx';

const route = getRouteApi('/signed-in/payment-batches/$id');

/** Payment batch: suppliers, amounts, approvals and the bank’s result for each line. */
export function PaymentBatchPage() {
  const { t } = useWords();
  const { money, day, instant } = useFormat();
  const { id } = route.useParams();
  const query = useRecord('getPaymentBatch', { path: { id } });
  const batch = query.data?.data;
  if (batch === undefined) return <LoadingPage title={t('web-batches.one')} />;
  const { status, created_at, approved_at: approved, sent_at: sent } = batch;
  return (
    <Page
      title={t('web-batches.of_day', { date: day(batch.execution_date) })}
      sentence={
        <RecordHead
          amount={money(batch.total)}
          state={['BatchStatus', status]}
          facts={[batch.building_name, formatIban(batch.bank_account_iban)]}
        />
      }
      actions={<PaymentBatchActions batch={batch} etag={query.data?.etag} />}
    >
      <RelatedOfBatch batch={batch} />
      <Steps
        steps={[
          t('web-batches.created', {
            when: instant(created_at),
            who: batch.created_by_name ?? '',
          }),
          approved !== null &&
            t('web-batches.approved', {
              when: instant(approved),
              who: batch.approved_by_name ?? '',
            }),
          sent !== null && t('web-batches.sent', { when: instant(sent) }),
        ]}
      />
      <Explain>{t(`web-batches.next.${status}`)}</Explain>
      <Lines batch={batch} />
    </Page>
  );
}

/** Invoices that a batch pays, the batch, and what the bank did. */
function RelatedOfBatch({ batch }: { readonly batch: PaymentBatch }) {
  const { t } = useWords();
  const { day } = useFormat();
  const { lines, status, execution_date } = batch;
  const paid = lines.filter((line) => line.status === 'Paid').length;
  const count = lines.length;
  return (
    <RelatedStrip
      records={[
        {
          kind: t('web.related.invoices'),
          name: String(count),
        },
        {
          kind: t('web.related.batch'),
          name: t('web.related.of', { day: day(execution_date) }),
          isCurrent: true,
        },
        {
          kind: t('enum.EntrySourceType.BankTransaction'),
          name: t('web.related.paid', { paid, count }),
          detail:
            status === 'Sent' && paid < count
              ? t('web.related.around', { day: day(execution_date) })
              : '',
        },
      ]}
    />
  );
}

function Lines({ batch }: { readonly batch: PaymentBatch }) {
  const { t } = useWords();
  const columns = columnsFor(batch);
  return (
    <Part title={t('web-batches.lines')}>
      <DataTable caption={t('web-batches.lines')} rows={batch.lines} columns={columns} />
    </Part>
  );
}

function columnsFor({ lines, total }: PaymentBatch): readonly Column<PaymentBatchLine>[] {
  return [
    {
      id: 'creditor',
      header: 'web-batches.creditor',
      cell: ({ expense_id: id, creditor_name: name }) => (
        <TextLink to="/expenses/$id" params={{ id }}>
          {name}
        </TextLink>
      ),
      foot: (_rows, { t }) => t('web-batches.count', { count: lines.length }),
    },
    { id: 'iban', header: 'web-batches.iban', cell: ({ creditor_iban: iban }) => formatIban(iban) },
    { id: 'communication', header: 'web-batches.communication' },
    {
      id: 'status',
      header: 'web-batches.status',
      cell: ({ status, reason }) => (
        <>
          <State of="BatchLineStatus" value={status} /> {reason ?? ''}
        </>
      ),
    },
    {
      id: 'amount',
      header: 'web-batches.amount',
      as: 'amount',
      foot: (_rows, { amount }) => amount(total),
    },
  ];
}
