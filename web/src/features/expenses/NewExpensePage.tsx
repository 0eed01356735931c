import { useNavigate, useSearch } from '@tanstack/react-router';
import { useAct } from '../../shared/api/query.ts';
import { useWords } from '../../shared/i18n/words.tsx';
import { Page } from '../../shared/ui/Page.tsx';
import { useIdempotencyKey } from '../../shared/ui/form.ts';
import { ExpenseForm } from './ExpenseForm.tsx';
import type { ExpenseEntry } from './typed-expense.ts';

/** A new expense, as a draft. However often it is sent, there will be one. */
export function NewExpensePage() {
  const { t } = useWords();
  const navigate = useNavigate();
  const { building_id } = useSearch({ strict: false });
  const create = useAct('createExpense');
  const keyOf = useIdempotencyKey();
  const submit = (body: ExpenseEntry) =>
    create.mutate(
      { body, idempotencyKey: keyOf(body) },
      { onSuccess: ({ data }) => void navigate({ to: '/expenses/$id', params: { id: data.id } }) },
    );
  return (
    <Page title={t('web-expenses.new')} sentence={t('web-expenses.new_sentence')}>
      <ExpenseForm
        from={building_id === undefined ? {} : { building_id }}
        submit={submit}
        isPending={create.isPending}
        error={create.error}
        label={t('web-expenses.save_draft')}
      />
    </Page>
  );
}
