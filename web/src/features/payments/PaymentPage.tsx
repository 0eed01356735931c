import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useMemo } from 'react';
import type { Payment, PaymentAllocation } from '../../shared/api/generated.ts';
import { apiQuery, shouldReplacePage } from '../../shared/api/query.ts';
import { useFormat } from '../../shared/format/format.ts';
import { formatCommunicationForDisplay } from '../../shared/format/shown-communication.ts';
import { sumEuro } from '../../shared/format/sum-euro.ts';
import { useWords } from '../../shared/i18n/words.tsx';
import { findSourcePath } from '../../shared/routing/source-path.ts';
import { DataTable, type Column } from '../../shared/ui/DataTable.tsx';
import { Page, Rows } from '../../shared/ui/Page.tsx';
import { PathLink } from '../../shared/ui/links.tsx';
import { Entries, Explain, Part, RecordHead, Steps } from '../../shared/ui/record.tsx';
import { Reverse } from './Reverse.tsx';

const route = getRouteApi('/signed-in/payments/$id');

/** Payment: origin, the amounts it settled, and the remaining credit. */
export function PaymentPage() {
  const { t } = useWords();
  const { money, day, instant } = useFormat();
  const { id } = route.useParams();
  const query = useQuery({
    ...apiQuery('getPayment', { path: { id } }),
    throwOnError: shouldReplacePage,
  });
  const payment = query.data?.data;
  if (payment === undefined)
    return (
      <Page title={t('web-payments.one')} isLoading>
        <Rows />
      </Page>
    );
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
      actions={<Reverse payment={payment} etag={query.data?.etag} />}
    >
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

/** Amounts that the payment currently settles, one line per receivable. */
function Settled({ payment }: { readonly payment: Payment }) {
  const { t } = useWords();
  const { money } = useFormat();
  const { allocations, credit, status } = payment;
  const columns = useColumns(allocations);
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

function useColumns(allocations: readonly PaymentAllocation[]) {
  const { t } = useWords();
  const { amount } = useFormat();
  return useMemo(
    (): readonly Column<PaymentAllocation>[] => [
      {
        id: 'what',
        header: t('web-payments.what'),
        cell: ({ source }) => (
          <PathLink path={findSourcePath(source)}>
            {t(`enum.ReceivableSource.${source.type}`)}
          </PathLink>
        ),
        foot: t('web-payments.total'),
      },
      {
        id: 'communication',
        header: t('web-payments.communication'),
        cell: (part) => part.structured_communication,
      },
      {
        id: 'amount',
        header: t('web-payments.amount'),
        isNumber: true,
        cell: (part) => amount(part.amount),
        foot: amount(sumEuro(allocations.map((part) => part.amount))),
      },
    ],
    [t, amount, allocations],
  );
}
