import { Button, Stack } from '@mantine/core';
import { useState } from 'react';
import { BULK_OPERATIONS, type BulkOperation } from '#domain/expenses/expense-state.ts';
import { ApiProblem } from '../../shared/api/client.ts';
import type { BulkExpenseResults, Expense } from '../../shared/api/generated.ts';
import { useAct } from '../../shared/api/query.ts';
import { useFormat } from '../../shared/format/format.ts';
import { signedAmount, signedOpenAmount } from '../../shared/format/signed-amount.ts';
import { sumEuro } from '../../shared/format/sum-euro.ts';
import { useWords } from '../../shared/i18n/words.tsx';
import { useRight } from '../../shared/session/session.ts';
import { Dialog } from '../../shared/ui/Dialog.tsx';
import { DialogButtons } from '../../shared/ui/DialogButtons.tsx';
import { Problem, useReason } from '../../shared/ui/Problem.tsx';
import { SelectionBar } from '../../shared/ui/SelectionBar.tsx';
import { useIdempotencyKey } from '../../shared/ui/form.ts';
import { isPayableByBank, PayByBank } from './PayByBank.tsx';
import styles from './expenses.module.css';

/** Bulk actions on exactly the selected expenses. */
export function BulkBar(props: {
  readonly expenses: readonly Expense[];
  readonly onDone: () => void;
}) {
  const { t } = useWords();
  const { money } = useFormat();
  const { expenses, onDone } = props;
  const [asked, ask] = useState<BulkOperation>();
  const may = useRight();
  if (expenses.length === 0) return null;
  const isPayable = may('createPaymentBatch') && expenses.some(isPayableByBank);
  const possible = BULK_OPERATIONS.filter((operation) =>
    expenses.some(({ allowed_actions: allowed }) => allowed.includes(operation)),
  );
  return (
    <SelectionBar
      label={t('web-expenses.bulk.bar')}
      said={t('web-expenses.bulk.selected', { count: expenses.length })}
      total={money(sumEuro(expenses.map(signedAmount)))}
      onNone={onDone}
    >
      {isPayable && <PayByBank expenses={expenses} />}
      {possible.map((operation, place) => (
        <Button
          key={operation}
          size="xs"
          variant={place === 0 && !isPayable ? 'filled' : 'default'}
          onClick={() => ask(operation)}
        >
          {t(`web-expenses.act.${operation}`)}
        </Button>
      ))}
      {asked !== undefined && (
        <Dialog onClose={() => ask(undefined)} title={t(`web-expenses.act.${asked}`)}>
          <Confirm
            operation={asked}
            expenses={expenses}
            onDone={() => {
              ask(undefined);
              onDone();
            }}
          />
        </Dialog>
      )}
    </SelectionBar>
  );
}

/** Confirmation that shows number and total, then the reason for each expense that was refused. */
function Confirm(props: {
  readonly operation: BulkOperation;
  readonly expenses: readonly Expense[];
  readonly onDone: () => void;
}) {
  const { t } = useWords();
  const { money } = useFormat();
  const { operation, onDone } = props;
  // Expenses as of opening the dialog, since the list behind it may be refetched meanwhile.
  const [expenses] = useState(props.expenses);
  const act = useAct('bulkExpenses');
  const keyOf = useIdempotencyKey();
  const total = sumEuro(expenses.map(operation === 'mark-paid' ? signedOpenAmount : signedAmount));
  const results = act.data?.data.results;
  if (results !== undefined)
    return <Results results={results} expenses={expenses} onDone={onDone} />;
  const seen = expenses.flatMap(({ id, etag }) => (etag === undefined ? [] : [[id, etag]]));
  const body = {
    operation,
    ids: expenses.map(({ id }) => id),
    etags: Object.fromEntries(seen),
  };
  return (
    <Stack gap="md">
      <Problem error={act.error} />
      <p>
        {t(`web-expenses.bulk.confirm.${operation}`, {
          count: expenses.length,
          amount: money(total),
        })}
      </p>
      <DialogButtons>
        <Button
          loading={act.isPending}
          onClick={() => act.mutate({ body, idempotencyKey: keyOf(body) })}
        >
          {t('web-expenses.bulk.submit', { count: expenses.length })}
        </Button>
      </DialogButtons>
    </Stack>
  );
}

function Results(props: {
  readonly results: BulkExpenseResults['results'];
  readonly expenses: readonly Expense[];
  readonly onDone: () => void;
}) {
  const { t } = useWords();
  const reasonOf = useReason();
  const { results, expenses, onDone } = props;
  const refused = results.filter(({ problem }) => problem !== undefined);
  const nameOf = (id: string) => {
    const found = expenses.find((expense) => expense.id === id);
    return found === undefined ? id : (found.supplier ?? found.description);
  };
  return (
    <Stack gap="md">
      <p role="status">
        {t('web-expenses.bulk.done', {
          count: results.length - refused.length,
          refused: refused.length,
        })}
      </p>
      <ul className={styles['refused']}>
        {refused.map(({ id, problem }) => (
          <li key={id}>
            <strong>{nameOf(id)}</strong>:{' '}
            {problem !== undefined && reasonOf(new ApiProblem(problem))}
          </li>
        ))}
      </ul>
      <Button onClick={onDone}>{t('web-expenses.bulk.close')}</Button>
    </Stack>
  );
}
