import type { Expense } from '../../shared/api/generated.ts';
import { useFormat } from '../../shared/format/format.ts';
import { useWords } from '../../shared/i18n/words.tsx';
import { useRight } from '../../shared/session/session.ts';
import { RelatedStrip, type Related } from '../../shared/ui/RelatedStrip.tsx';
import { useRelatedEntry, useRelatedTransaction } from '../../shared/ui/related.ts';
import { useBatches } from './batches.ts';

/** Invoice, the batch that pays it, the line of the bank, and the entry. */
export function RelatedOfExpense({ expense }: { readonly expense: Expense }) {
  const { t } = useWords();
  const { day } = useFormat();
  const batch = useBatch(expense);
  const isPaid = expense.status === 'Paid';
  const { execution_date: date, isSent = false } = batch ?? {};
  const transaction = useRelatedTransaction(
    expense.bank_transaction_id,
    isSent && date !== undefined
      ? { name: t('web.related.expected'), detail: t('web.related.around', { day: day(date) }) }
      : { name: t(isPaid ? 'web.related.by_hand' : 'web.related.not_yet') },
  );
  const entry = useRelatedEntry(expense.journal_entry_ids);
  const made = t('web.related.of', { day: day(expense.expense_date) });
  return (
    <RelatedStrip
      records={[
        {
          kind: t(`enum.ExpenseKind.${expense.kind}`),
          name: expense.invoice_number ?? made,
          detail: expense.invoice_number === null ? '' : made,
          isCurrent: true,
        },
        batch?.record ?? null,
        transaction,
        entry,
      ]}
    />
  );
}

/** Batch that pays an expense, or is missing to do so; undefined for readers who may not open it. */
function useBatch(expense: Expense) {
  const { t } = useWords();
  const { day } = useFormat();
  const may = useRight();
  const [batch] = useBatches(expense);
  if (!may('listPaymentBatches') || expense.kind === 'CreditNote') return undefined;
  const kind = t('web.related.batch');
  if (expense.payment_method === 'DirectDebit')
    return { record: { kind, name: t('enum.ExpensePaymentMethod.DirectDebit') } satisfies Related };
  if (batch === undefined) {
    const name = t(expense.status === 'Paid' ? 'web.related.none' : 'web.related.not_yet');
    return { record: { kind, name } satisfies Related };
  }
  const { id, execution_date, status } = batch;
  const record: Related = {
    kind,
    name: t('web.related.of', { day: day(execution_date) }),
    path: `/payment-batches/${id}`,
    detail: t(`enum.BatchStatus.${status}`),
  };
  return { record, execution_date, isSent: status === 'Sent' };
}
