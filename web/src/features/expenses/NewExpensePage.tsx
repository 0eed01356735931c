import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { getRouteApi, useNavigate, useSearch } from '@tanstack/react-router';
import type { Expense } from '../../shared/api/generated.ts';
import { shouldReplacePage, useRecord } from '../../shared/api/query.ts';
import { sumEuro } from '../../shared/format/sum-euro.ts';
import { useWords } from '../../shared/i18n/words.tsx';
import { api } from '../../shared/session/session.ts';
import { Page, Rows, LoadingPage } from '../../shared/ui/Page.tsx';
import { SideBySide } from '../../shared/ui/SideBySide.tsx';
import { useIdempotencyKey } from '../../shared/ui/form.ts';
import { creditNotesQuery } from './CreditNotes.tsx';
import { InvoicePreview } from './ExpenseDocuments.tsx';
import { ExpenseForm } from './ExpenseForm.tsx';
import type { ExpenseEntry } from './expense-input.ts';
import type { Paper } from './use-paper.ts';

const route = getRouteApi('/signed-in/expenses/new');

/** Creates a draft expense: blank, or from an uploaded invoice or a ticket. */
export function NewExpensePage() {
  const { t } = useWords();
  const { document_id: documentId, ticket_id: ticketId, credits_expense_id } = route.useSearch();
  const { building_id } = useSearch({ strict: false });
  if (credits_expense_id !== undefined) return <NewCreditNote invoiceId={credits_expense_id} />;
  return (
    <Page title={t('web-navigation.expenses.new')} sentence={t('web-expenses.new_sentence')}>
      {documentId !== undefined && <OfInvoice id={documentId} />}
      {documentId === undefined && ticketId !== undefined && <OfTicket id={ticketId} />}
      {documentId === undefined && ticketId === undefined && (
        <DraftExpenseForm from={building_id === undefined ? {} : { building_id }} />
      )}
    </Page>
  );
}

/** Creates a credit note for an invoice; its amount defaults to what remains of the invoice. */
function NewCreditNote({ invoiceId }: { readonly invoiceId: string }) {
  const { t } = useWords();
  const found = useRecord('getExpense', { path: { id: invoiceId } });
  const notes = useQuery({ ...creditNotesQuery(invoiceId), throwOnError: shouldReplacePage });
  const invoice = found.data?.data;
  if (invoice === undefined || notes.data === undefined)
    return <LoadingPage title={t('web-expenses.new_credit')} />;
  const { building_id, supplier, description, category } = invoice;
  const left = sumEuro([invoice.amount, ...notes.data.data.map(({ amount }) => -amount)]);
  return (
    <Page title={t('web-expenses.new_credit')} sentence={t('web-expenses.new_sentence')}>
      <DraftExpenseForm
        from={{
          kind: 'CreditNote',
          credits_expense_id: invoice.id,
          credits_expense_name: [supplier, description].filter(Boolean).join(' · '),
          building_id,
          supplier,
          description,
          category,
          amount: left,
        }}
      />
    </Page>
  );
}

function OfInvoice({ id }: { readonly id: string }) {
  const query = useRecord('getDocument', { path: { id } });
  const chosen = useSearch({ strict: false }).building_id;
  const document = query.data?.data;
  if (document === undefined) return <Rows />;
  const building_id = document.building_id ?? chosen;
  return (
    <SideBySide paper={<InvoicePreview document={document} />}>
      <DraftExpenseForm
        from={building_id === undefined ? {} : { building_id }}
        paper={document}
        keepWith={(expense) =>
          api.call('updateDocument', {
            path: { id },
            etag: query.data?.etag,
            body: { expense_id: expense.id, building_id: expense.building_id },
          })
        }
      />
    </SideBySide>
  );
}

function OfTicket({ id }: { readonly id: string }) {
  const query = useRecord('getTicket', { path: { id } });
  const ticket = query.data?.data;
  if (ticket === undefined) return <Rows />;
  return (
    <DraftExpenseForm
      from={{ building_id: ticket.building_id, description: ticket.title }}
      keepWith={(expense) =>
        api.call('updateTicket', {
          path: { id },
          etag: query.data?.etag,
          body: { expense_id: expense.id },
        })
      }
    />
  );
}

/** Form for a new draft, linked to its source. Resubmitting creates no second expense. */
function DraftExpenseForm(props: {
  readonly from: Partial<Expense>;
  readonly paper?: Paper;
  readonly keepWith?: (expense: Expense) => Promise<unknown>;
}) {
  const { t } = useWords();
  const { from, paper, keepWith } = props;
  const navigate = useNavigate();
  const queries = useQueryClient();
  const keyOf = useIdempotencyKey();
  const create = useMutation({
    mutationFn: async (body: ExpenseEntry) => {
      const { data } = await api.call('createExpense', { body, idempotencyKey: keyOf(body) });
      await keepWith?.(data);
      return data;
    },
    onSuccess: ({ id }) => void navigate({ to: '/expenses/$id', params: { id } }),
    onSettled: () => queries.invalidateQueries(),
  });
  return (
    <ExpenseForm
      from={from}
      paper={paper}
      submit={create.mutate}
      act={create}
      label={t('web-expenses.save_draft')}
    />
  );
}
