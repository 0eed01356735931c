import { useQuery } from '@tanstack/react-query';
import type { Expense, PaymentBatch } from '../../shared/api/generated.ts';
import { apiQuery } from '../../shared/api/query.ts';
import { useFormat } from '../../shared/format/format.ts';
import { useWords } from '../../shared/i18n/words.tsx';
import { useRight } from '../../shared/session/session.ts';
import { State } from '../../shared/ui/State.tsx';
import { TextLink } from '../../shared/ui/links.tsx';

/** Batches that pay an expense or have paid it. */
function useBatches({ id, status }: Expense): readonly PaymentBatch[] {
  const may = useRight();
  const { data } = useQuery({
    ...apiQuery('listPaymentBatches', { query: { expense_id: id } }),
    enabled: may('listPaymentBatches') && (status === 'Approved' || status === 'Paid'),
  });
  return data?.data.filter((batch) => batch.status !== 'Cancelled') ?? [];
}

/** Whether the bank already has the order to pay an expense, so that it is not paid by hand too. */
export function useIsWithBank(expense: Expense): boolean {
  return useBatches(expense).some(
    ({ status, lines }) =>
      status === 'Sent' &&
      lines.some((line) => line.expense_id === expense.id && line.status === 'Pending'),
  );
}

/** Links to the batches with the expense, and says when the bank is about to pay it. */
export function InBatches({ expense }: { readonly expense: Expense }) {
  const { t } = useWords();
  const { day } = useFormat();
  const batches = useBatches(expense);
  const isWithBank = useIsWithBank(expense);
  return (
    <>
      {isWithBank && <p role="note">{t('web-expenses.with_bank')}</p>}
      {batches.map(({ id, execution_date: date, status }) => (
        <p key={id}>
          <TextLink to="/payment-batches/$id" params={{ id }}>
            {t('web-expenses.in_batch', { date: day(date) })}
          </TextLink>{' '}
          <State of="BatchStatus" value={status} />
        </p>
      ))}
    </>
  );
}
