import { useQuery } from '@tanstack/react-query';
import type { BankTransaction } from '../../shared/api/generated.ts';
import { apiQuery } from '../../shared/api/query.ts';
import { useFormat } from '../../shared/format/format.ts';
import { useWords } from '../../shared/i18n/words.tsx';
import { RelatedStrip, type Related } from '../../shared/ui/RelatedStrip.tsx';
import { useRelatedEntry } from '../../shared/ui/related.ts';

/** Statement of the bank, the transaction on it, what it was matched to, and the entry. */
export function RelatedOfTransaction(props: { readonly transaction: BankTransaction }) {
  const { t } = useWords();
  const { day } = useFormat();
  const { transaction } = props;
  const { statement_id: statement, booked_on, entry_id: entry } = transaction;
  const matched = useMatched(transaction);
  const booked = useRelatedEntry(entry === null ? [] : [entry]);
  return (
    <RelatedStrip
      records={[
        {
          kind: t('web.related.statement'),
          name: t('web-bank.of_statement'),
          path: `/bank-statements/${statement}`,
        },
        {
          kind: t('enum.EntrySourceType.BankTransaction'),
          name: t('web.related.of', { day: day(booked_on) }),
          isCurrent: true,
        },
        matched,
        booked,
      ]}
    />
  );
}

/** First payment or invoice that a transaction was matched to. */
function useMatched({ id, status }: BankTransaction): Related {
  const { t } = useWords();
  const { money } = useFormat();
  const isMatched = status === 'Matched';
  const query = { bank_transaction_id: id };
  const payments = useQuery({ ...apiQuery('listPayments', { query }), enabled: isMatched });
  const expenses = useQuery({ ...apiQuery('listExpenses', { query }), enabled: isMatched });
  const [payment] = payments.data?.data ?? [];
  const [expense] = expenses.data?.data ?? [];
  if (payment !== undefined)
    return {
      kind: t('enum.EntrySourceType.Payment'),
      name: payment.owner_name,
      path: `/payments/${payment.id}`,
      detail: money(payment.amount),
    };
  if (expense !== undefined)
    return {
      kind: t('enum.EntrySourceType.Expense'),
      name: expense.supplier ?? expense.description,
      path: `/expenses/${expense.id}`,
      detail: money(expense.amount),
    };
  return {
    kind: t('web-bank.matched'),
    name: t(isMatched ? 'web.related.none' : 'web.related.not_yet'),
  };
}
