import { useQuery } from '@tanstack/react-query';
import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { ApiProblem, type Answer } from '../../shared/api/client.ts';
import { apiQuery, useAct } from '../../shared/api/query.ts';
import { useWords } from '../../shared/i18n/words.tsx';
import { Page, Rows } from '../../shared/ui/Page.tsx';
import { ExpenseForm } from './ExpenseForm.tsx';
import { Stale } from './Stale.tsx';
import type { ExpenseEntry } from './typed-expense.ts';

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
  return <Editor current={query.data} />;
}

/** Changes what was read when the page opened; where somebody else was faster, one chooses. */
function Editor({ current }: { readonly current: Answer<'getExpense'> }) {
  const { t } = useWords();
  const navigate = useNavigate();
  const [read, setRead] = useState(current);
  const [etag, setEtag] = useState(current.etag);
  const update = useAct('updateExpense');
  const { data: expense } = read;
  const { id } = expense;
  const submit = ({ building_id: _building, ...body }: ExpenseEntry) =>
    update.mutate(
      { path: { id }, body, ...(etag === undefined ? {} : { etag }) },
      { onSuccess: () => void navigate({ to: '/expenses/$id', params: { id } }) },
    );
  const isStale = update.error instanceof ApiProblem && update.error.status === 412;
  return (
    <Page title={t('web-expenses.edit')} sentence={expense.supplier ?? expense.description}>
      {isStale && (
        <Stale
          before={expense}
          now={current.data}
          onKeep={() => {
            setEtag(current.etag);
            update.reset();
          }}
          onTake={() => {
            setRead(current);
            setEtag(current.etag);
            update.reset();
          }}
        />
      )}
      <ExpenseForm
        key={read.etag}
        from={expense}
        submit={submit}
        isPending={update.isPending}
        error={isStale ? null : update.error}
        label={t('web-expenses.save')}
      />
    </Page>
  );
}
