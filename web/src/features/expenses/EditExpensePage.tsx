import { useQuery } from '@tanstack/react-query';
import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import type { Answer } from '../../shared/api/client.ts';
import { apiQuery, useAct } from '../../shared/api/query.ts';
import { useWords } from '../../shared/i18n/words.tsx';
import { Page, Rows } from '../../shared/ui/Page.tsx';
import { ExpenseForm, type ExpenseEntry } from './ExpenseForm.tsx';

const route = getRouteApi('/signed-in/expenses/$id/edit');

/** Changes a draft, or one that was rejected, which becomes a draft again. */
export function EditExpensePage() {
  const { t } = useWords();
  const { id } = route.useParams();
  const query = useQuery({ ...apiQuery('getExpense', { path: { id } }), throwOnError: true });
  if (query.data === undefined)
    return (
      <Page title={t('web-expenses.edit')} isLoading>
        <Rows />
      </Page>
    );
  return <Editor read={query.data} />;
}

/** Changes what was read when the page opened: where somebody else was faster, the service says so. */
function Editor({ read }: { readonly read: Answer<'getExpense'> }) {
  const { t } = useWords();
  const navigate = useNavigate();
  const [{ data: expense, etag }] = useState(read);
  const { id } = expense;
  const update = useAct('updateExpense');
  const submit = ({ building_id: _building, ...body }: ExpenseEntry) =>
    update.mutate(
      { path: { id }, body, ...(etag === undefined ? {} : { etag }) },
      { onSuccess: () => void navigate({ to: '/expenses/$id', params: { id } }) },
    );
  return (
    <Page title={t('web-expenses.edit')} sentence={expense.supplier ?? expense.description}>
      <ExpenseForm
        from={expense}
        submit={submit}
        isPending={update.isPending}
        error={update.error}
        label={t('web-expenses.save')}
      />
    </Page>
  );
}
