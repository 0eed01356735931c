import { useQuery } from '@tanstack/react-query';
import type { Expense } from '../../shared/api/generated.ts';
import { apiQuery } from '../../shared/api/query.ts';
import { useFormat } from '../../shared/format/format.ts';
import { sumEuro } from '../../shared/format/sum-euro.ts';
import { useWords } from '../../shared/i18n/words.tsx';
import { DataTable } from '../../shared/ui/DataTable.tsx';
import { State } from '../../shared/ui/State.tsx';
import { PathLink, TextLink } from '../../shared/ui/links.tsx';
import { Explain, Part } from '../../shared/ui/record.tsx';

const MOST = 100;

/** Query for the credit notes of an invoice, oldest first. */
export function creditNotesQuery(invoiceId: string) {
  return apiQuery('listExpenses', {
    query: {
      credits_expense_id: invoiceId,
      status: ['Draft', 'PendingApproval', 'Approved', 'Paid'],
      sort: 'id',
      limit: MOST,
    },
  });
}

/**
 * Credit notes of an invoice and what remains of it, or the invoice that a credit note corrects.
 */
export function Credits({ expense }: { readonly expense: Expense }) {
  const { t } = useWords();
  const { money } = useFormat();
  const { kind, status, credits_expense_id: invoice, credits_expense_name: name } = expense;
  if (kind === 'Invoice') return <NotesOf expense={expense} />;
  const credited = money(expense.credited_amount);
  return (
    <>
      {invoice !== null && (
        <p>
          <PathLink path={`/expenses/${invoice}`}>
            {t('web-expenses.corrects', { invoice: name ?? '' })}
          </PathLink>
        </p>
      )}
      {expense.credited_amount > 0 && (
        <Explain>{t('web-expenses.credit_used', { credited })}</Explain>
      )}
      {status === 'Approved' && (
        <Explain>{t('web-expenses.credit_left', { open: money(expense.open_amount) })}</Explain>
      )}
    </>
  );
}

function NotesOf({ expense }: { readonly expense: Expense }) {
  const { t } = useWords();
  const { money } = useFormat();
  const notes = useQuery(creditNotesQuery(expense.id)).data?.data ?? [];
  if (notes.length === 0) return null;
  return (
    <Part title={t('web-expenses.credit_notes')}>
      {expense.credited_amount > 0 && (
        <Explain>
          {t('web-expenses.credited', {
            credited: money(expense.credited_amount),
            open: money(expense.open_amount),
          })}
        </Explain>
      )}
      <DataTable
        caption={t('web-expenses.credit_notes')}
        rows={notes}
        columns={[
          {
            id: 'expense_date',
            header: 'web-expenses.date',
            as: 'day',
            foot: () => t('web-expenses.total'),
          },
          { id: 'description', header: 'web-expenses.description', cell: noteLink },
          { id: 'status', header: 'web-expenses.status', cell: noteState },
          {
            id: 'amount',
            header: 'web-expenses.amount',
            isNumber: true,
            cell: (note, { amount }) => amount(-note.amount),
            foot: (_rows, { amount }) => amount(sumEuro(notes.map((note) => -note.amount))),
          },
        ]}
      />
    </Part>
  );
}

const noteLink = ({ id, invoice_number: number, description }: Expense) => (
  <TextLink to="/expenses/$id" params={{ id }}>
    {number ?? description}
  </TextLink>
);
const noteState = ({ status }: Expense) => <State of="ExpenseStatus" value={status} />;
