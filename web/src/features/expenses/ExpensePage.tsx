import { getRouteApi } from '@tanstack/react-router';
import type { Expense } from '../../shared/api/generated.ts';
import { useRecord } from '../../shared/api/query.ts';
import { useFormat } from '../../shared/format/format.ts';
import { signedAmount } from '../../shared/format/signed-amount.ts';
import { sumEuro } from '../../shared/format/sum-euro.ts';
import { useWords } from '../../shared/i18n/words.tsx';
import { DataTable } from '../../shared/ui/DataTable.tsx';
import { Page, LoadingPage } from '../../shared/ui/Page.tsx';
import { SideBySide } from '../../shared/ui/SideBySide.tsx';
import { Entries, Explain, Part, RecordHead } from '../../shared/ui/record.tsx';
import { Allocations } from './Allocations.tsx';
import { Credits } from './CreditNotes.tsx';
import { ExpenseActions } from './ExpenseActions.tsx';
import { ExpenseDocuments } from './ExpenseDocuments.tsx';
import { ExpenseFacts } from './ExpenseFacts.tsx';
import { ExpenseTimeline } from './ExpenseTimeline.tsx';
import { Problems } from './Problems.tsx';
import { RelatedOfExpense } from './RelatedOfExpense.tsx';
import { Split } from './Split.tsx';
import { useBankOrder } from './batches.ts';

const route = getRouteApi('/signed-in/expenses/$id');

/** Expense: state, contents, distribution over owners and journal entries. */
export function ExpensePage() {
  const { t } = useWords();
  const { money, day } = useFormat();
  const { id } = route.useParams();
  const query = useRecord('getExpense', { path: { id } });
  const expense = query.data?.data;
  if (expense === undefined) return <LoadingPage title={t('web-expenses.one')} />;
  return (
    <Page
      title={expense.supplier ?? expense.description}
      sentence={
        <RecordHead
          amount={money(signedAmount(expense))}
          state={['ExpenseStatus', expense.status]}
          facts={[
            expense.kind === 'CreditNote' ? t('enum.ExpenseKind.CreditNote') : null,
            expense.description,
            t(`enum.ExpenseCategory.${expense.category}`),
            expense.building_name,
            expense.due_date === null
              ? null
              : t('web-expenses.due', { date: day(expense.due_date) }),
          ]}
        />
      }
      actions={<ExpenseActions expense={expense} etag={query.data?.etag} />}
    >
      <SideBySide paper={<ExpenseDocuments expenseId={id} />}>
        <RelatedOfExpense expense={expense} />
        <ExpenseFacts expense={expense} />
        <WithBank expense={expense} />
        {expense.rejection_reason !== null && expense.status === 'Rejected' && (
          <Explain>
            {t('web-expenses.rejected_because', { reason: expense.rejection_reason })}
          </Explain>
        )}
        <Problems expense={expense} etag={query.data?.etag} />
        <Prepayment expense={expense} />
        {expense.dispute_reason !== null && (
          <Explain>
            {t('web-expenses.disputed_because', { reason: expense.dispute_reason })}
          </Explain>
        )}
        {isPartlyPaid(expense) && (
          <Explain>
            {t('web-expenses.partly_paid', {
              paid: money(expense.paid_amount),
              open: money(expense.open_amount),
            })}
          </Explain>
        )}
        <Credits expense={expense} />
        <Split expense={expense} />
        {expense.line_items.length > 0 && <LineItems expense={expense} />}
        {expense.allocations.length > 0 && <Allocations expense={expense} />}
        <Entries ids={expense.journal_entry_ids} />
        <ExpenseTimeline expense={expense} />
      </SideBySide>
    </Page>
  );
}

/** Says that the bank is about to pay it. */
function WithBank({ expense }: { readonly expense: Expense }) {
  const { t } = useWords();
  if (useBankOrder(expense) !== 'sent') return null;
  return <p role="note">{t('web-expenses.with_bank')}</p>;
}

/** Prepaid part of the amount; of a booked expense also what of it is not matched yet. */
function Prepayment({ expense }: { readonly expense: Expense }) {
  const { t } = useWords();
  const { money } = useFormat();
  const { prepaid_amount, prepaid_open_amount: unmatched, status } = expense;
  if (prepaid_amount === 0) return null;
  const prepaid = money(prepaid_amount);
  const isAwaited = unmatched > 0 && (status === 'Approved' || status === 'Paid');
  return (
    <Explain>
      {isAwaited
        ? t('web-expenses.prepaid_unmatched', { prepaid, unmatched: money(unmatched) })
        : t('web-expenses.prepaid', { prepaid })}
    </Explain>
  );
}

function isPartlyPaid({ kind, status, paid_amount: paid }: Expense): boolean {
  return kind === 'Invoice' && status === 'Approved' && paid > 0;
}

function LineItems({ expense }: { readonly expense: Expense }) {
  const { t } = useWords();
  const rows = expense.line_items.map((item, place) => ({ ...item, place: String(place) }));
  const total = (side: 'total_excl_vat' | 'vat_amount') => sumEuro(rows.map((row) => row[side]));
  return (
    <Part title={t('web-expenses.lines')}>
      <DataTable
        caption={t('web-expenses.lines')}
        rows={rows}
        rowId={({ place }) => place}
        columns={[
          {
            id: 'description',
            header: 'web-expenses.description',
            foot: () => t('web-expenses.total'),
          },
          {
            id: 'quantity',
            header: 'web-expenses.quantity',
            isNumber: true,
            cell: ({ quantity }) => String(quantity),
          },
          { id: 'unit_price', header: 'web-expenses.unit_price', as: 'amount' },
          {
            id: 'total_excl_vat',
            header: 'web-expenses.net',
            as: 'amount',
            foot: (_rows, { amount }) => amount(total('total_excl_vat')),
          },
          {
            id: 'rate',
            header: 'web-expenses.vat_rate',
            isNumber: true,
            cell: ({ vat_rate }, { percent }) => percent(vat_rate),
          },
          {
            id: 'vat_amount',
            header: 'web-expenses.vat',
            as: 'amount',
            foot: (_rows, { amount }) => amount(total('vat_amount')),
          },
          {
            id: 'gross',
            header: 'web-expenses.amount',
            isNumber: true,
            cell: (item, { amount }) => amount(item.total_incl_vat + item.rounding_difference),
            foot: (_rows, { amount }) => amount(expense.amount),
          },
        ]}
      />
    </Part>
  );
}
