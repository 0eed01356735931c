import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import type { Answer } from '../../shared/api/client.ts';
import type { Expense } from '../../shared/api/generated.ts';
import { useAct, useRecord } from '../../shared/api/query.ts';
import { useFormat } from '../../shared/format/format.ts';
import { useWords } from '../../shared/i18n/words.tsx';
import { Editor } from '../../shared/ui/Editor.tsx';
import { Page, LoadingPage } from '../../shared/ui/Page.tsx';
import { SideBySide } from '../../shared/ui/SideBySide.tsx';
import type { ShownField } from '../../shared/ui/Stale.tsx';
import { Explain } from '../../shared/ui/record.tsx';
import { ExpenseDocuments, useExpenseDocuments } from './ExpenseDocuments.tsx';
import { ExpenseForm } from './ExpenseForm.tsx';
import { Problems } from './Problems.tsx';
import type { ExpenseEntry } from './expense-input.ts';

const route = getRouteApi('/signed-in/expenses/$id/edit');

/** Edits a draft or a rejected expense, which then becomes a draft again. */
export function EditExpensePage() {
  const { t } = useWords();
  const { id } = route.useParams();
  const query = useRecord('getExpense', { path: { id } });
  if (query.data === undefined) return <LoadingPage title={t('web-expenses.edit')} />;
  return <ExpenseEditor current={query.data} />;
}

function ExpenseEditor({ current }: { readonly current: Answer<'getExpense'> }) {
  const { t } = useWords();
  const { instant } = useFormat();
  const navigate = useNavigate();
  const update = useAct('updateExpense');
  const fields = useShownFields();
  // The reader’s own acknowledgement must not count as a change by someone else.
  const [own, setOwn] = useState<{
    readonly before: string | undefined;
    readonly etag: string | undefined;
  }>();
  const { id, supplier, description, received_from: sender, created_at } = current.data;
  const [paper] = useExpenseDocuments(id).data?.data ?? [];
  return (
    <Page title={t('web-expenses.edit')} sentence={supplier ?? description}>
      <SideBySide paper={<ExpenseDocuments expenseId={id} />}>
        <Editor current={current} update={update} fields={fields}>
          {({ from, etag: read, act, toSend }) => {
            const etag = read === own?.before ? (own?.etag ?? read) : read;
            return (
              <>
                {sender !== null && (
                  <Explain>
                    {t('web-expenses.received', { when: instant(created_at), from: sender })}
                  </Explain>
                )}
                <Problems
                  expense={current.data}
                  etag={etag}
                  onAcknowledged={(made) => setOwn({ before: read, etag: made })}
                />
                <ExpenseForm
                  from={from}
                  // Nothing but the file is known of an expense without an amount.
                  paper={from.amount === 0 ? paper : undefined}
                  submit={({ building_id: _building, ...body }: ExpenseEntry) =>
                    update.mutate(
                      { path: { id }, body: toSend(body), etag },
                      {
                        onSuccess: () => void navigate({ to: '/expenses/$id', params: { id } }),
                      },
                    )
                  }
                  act={act}
                  label={t('web-expenses.save')}
                />
              </>
            );
          }}
        </Editor>
      </SideBySide>
    </Page>
  );
}

/** Fields compared when someone else has changed the expense. */
function useShownFields(): readonly ShownField<Expense>[] {
  const { t } = useWords();
  const { money, day } = useFormat();
  const onDay = (date: string | null) => (date === null ? '' : day(date));
  return [
    { label: t('web-expenses.supplier'), show: ({ supplier }) => supplier ?? '' },
    { label: t('web-expenses.description'), show: ({ description }) => description },
    { label: t('web-expenses.amount'), show: ({ amount }) => money(amount) },
    {
      label: t('web-expenses.prepaid_amount'),
      show: ({ prepaid_amount: prepaid }) => (prepaid === 0 ? '' : money(prepaid)),
    },
    {
      label: t('web-expenses.category'),
      show: ({ category }) => t(`enum.ExpenseCategory.${category}`),
    },
    { label: t('web-expenses.date'), show: (expense) => onDay(expense.expense_date) },
    { label: t('web-expenses.due_date'), show: (expense) => onDay(expense.due_date) },
    { label: t('web-expenses.invoice_number'), show: (expense) => expense.invoice_number ?? '' },
    { label: t('web-expenses.account'), show: (expense) => expense.account_code },
    { label: t('web-expenses.status'), show: ({ status }) => t(`enum.ExpenseStatus.${status}`) },
  ];
}
