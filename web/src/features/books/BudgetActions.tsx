import { Button, Group, Select } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import type { Budget, BudgetCallsPreview } from '../../shared/api/generated.ts';
import { apiQuery } from '../../shared/api/query.ts';
import { useFormat } from '../../shared/format/format.ts';
import { useOptionalAmountFault } from '../../shared/format/input-faults.ts';
import { parseAmount, parseInteger } from '../../shared/format/parse-input.ts';
import { today } from '../../shared/format/today.ts';
import { useWords } from '../../shared/i18n/words.tsx';
import { api, useRight } from '../../shared/session/session.ts';
import { ActDialog } from '../../shared/ui/ActDialog.tsx';
import { AskFirst } from '../../shared/ui/AskFirst.tsx';
import { DataTable } from '../../shared/ui/DataTable.tsx';
import { DecisionField } from '../../shared/ui/DecisionField.tsx';
import { Problem } from '../../shared/ui/Problem.tsx';
import type { Column } from '../../shared/ui/columns.tsx';
import { DayField, TextField } from '../../shared/ui/fields.tsx';
import { field } from '../../shared/ui/form.ts';
import { BudgetLinesDialog } from './BudgetLinesDialog.tsx';

interface ActProps {
  readonly budget: Budget;
  readonly etag: string | undefined;
  /** First day of the financial year, once it is known. */
  readonly yearStart: string | undefined;
}

/** Buttons that change, adopt and call a budget, as far as its state and the reader’s rights allow. */
export function BudgetActions(props: ActProps) {
  const { t } = useWords();
  const { money } = useFormat();
  const may = useRight();
  const navigate = useNavigate();
  const { budget } = props;
  const [asked, ask] = useState<'lines' | 'adopt' | 'calls'>();
  const close = () => ask(undefined);
  const isDraft = budget.status === 'Draft' && may('updateBudget');
  return (
    <Group gap="xs">
      {isDraft && (
        <>
          <AskFirst
            label={t('web-books.budgets.delete')}
            consequence={t('web-books.budgets.delete_sentence', { amount: money(budget.total) })}
            isDestructive
            run={() => api.call('deleteBudget', { path: { id: budget.id }, etag: props.etag })}
            onDone={() => navigate({ to: '/budgets' })}
          />
          <Button variant="default" onClick={() => ask('lines')}>
            {t('web-books.budgets.edit')}
          </Button>
        </>
      )}
      {budget.allowed_actions.includes('adopt') && (
        <Button onClick={() => ask('adopt')}>{t('web-books.budgets.adopt')}</Button>
      )}
      {budget.allowed_actions.includes('calls') && budget.series_id === null && (
        <Button onClick={() => ask('calls')}>{t('web-books.budgets.make_calls')}</Button>
      )}
      {asked === 'lines' && <BudgetLinesDialog {...props} onClose={close} />}
      {asked === 'adopt' && <Adopt {...props} onClose={close} />}
      {asked === 'calls' && <Calls {...props} onClose={close} />}
    </Group>
  );
}

function Adopt({ budget, etag, onClose }: ActProps & { readonly onClose: () => void }) {
  const { t } = useWords();
  const { money } = useFormat();
  return (
    <ActDialog
      title={t('web-books.budgets.adopt')}
      consequence={t('web-books.budgets.adopt_sentence', { amount: money(budget.total) })}
      submit={t('web-books.budgets.adopt')}
      initial={{ decision_id: '' }}
      run={({ decision_id }) =>
        api.call('adoptBudget', {
          path: { id: budget.id },
          body: decision_id === '' ? {} : { decision_id },
          etag,
        })
      }
      onClose={onClose}
    >
      {(form) => (
        <DecisionField
          {...field(form, 'decision_id')}
          buildingId={budget.building_id}
          label={t('web-books.budgets.decision')}
          value={form.values.decision_id}
        />
      )}
    </ActDialog>
  );
}

interface Rhythm extends Record<string, string> {
  first_call_date: string;
  instalments: string;
  interval_months: string;
  reserve_amount: string;
}

/** The rhythm as the API takes it; undefined while it is not complete. */
function toRequest(typed: Rhythm) {
  const { first_call_date } = typed;
  const [instalments, interval_months] = [typed.instalments, typed.interval_months].map(
    parseInteger,
  );
  const reserve_amount = parseAmount(typed.reserve_amount);
  if (first_call_date === '' || instalments === undefined || interval_months === undefined)
    return undefined;
  const rhythm = { first_call_date, instalments, interval_months };
  return reserve_amount === undefined
    ? rhythm
    : { ...rhythm, reserve_amount: Number(reserve_amount) };
}

/** Creates the calls of a budget, after showing the year of each owner. */
function Calls(props: ActProps & { readonly onClose: () => void }) {
  const { t } = useWords();
  const { budget, yearStart = today(), onClose } = props;
  const amountFault = useOptionalAmountFault();
  return (
    <ActDialog<Rhythm>
      title={t('web-books.budgets.make_calls')}
      consequence={t('web-books.budgets.calls_sentence')}
      submit={t('web-books.budgets.make_calls')}
      initial={{
        // A budget is often adopted before its year.
        first_call_date: yearStart > today() ? yearStart : today(),
        instalments: '4',
        interval_months: '3',
        reserve_amount: '',
      }}
      validate={{
        reserve_amount: amountFault,
      }}
      run={async (typed) => {
        const body = toRequest(typed);
        if (body !== undefined)
          await api.call('createBudgetCalls', { path: { id: budget.id }, body });
      }}
      onClose={onClose}
    >
      {(form) => (
        <>
          <DayField name="first_call_date" label="web-books.budgets.first_call" required />
          <Group grow align="flex-start">
            <Numbers form={form} name="instalments" />
            <Numbers form={form} name="interval_months" />
          </Group>
          <TextField
            name="reserve_amount"
            label="web-books.budgets.reserve"
            hint="web-books.budgets.reserve_hint"
            as="amount"
          />
          <OwnerYears id={budget.id} typed={form.values} />
        </>
      )}
    </ActDialog>
  );
}

const UP_TO_TWELVE = Array.from({ length: 12 }, (_, index) => String(index + 1));

function Numbers(props: {
  readonly form: UseFormReturnType<Rhythm>;
  readonly name: 'instalments' | 'interval_months';
}) {
  const { t } = useWords();
  const { form, name } = props;
  return (
    <Select
      label={t(`web-books.budgets.${name}`)}
      data={UP_TO_TWELVE}
      value={form.values[name] ?? null}
      onChange={(value) => form.setFieldValue(name, value ?? '1')}
      allowDeselect={false}
    />
  );
}

type OwnerYear = BudgetCallsPreview['owners'][number];

const yearColumns: readonly Column<OwnerYear>[] = [
  { id: 'owner_name', header: 'web-books.budgets.owner' },
  { id: 'provision', header: 'enum.Fund.Provision', as: 'nonzero', foot: 'sum' },
  { id: 'works', header: 'enum.Fund.Works', as: 'nonzero', foot: 'sum' },
  { id: 'reserve', header: 'enum.Fund.Reserve', as: 'nonzero', foot: 'sum' },
  { id: 'total', header: 'web-books.budgets.total', as: 'amount', foot: 'sum' },
];

function OwnerYears({ id, typed }: { readonly id: string; readonly typed: Rhythm }) {
  const { t } = useWords();
  const { money } = useFormat();
  const query = toRequest(typed);
  const { data, error } = useQuery({
    ...apiQuery('previewBudgetCalls', {
      path: { id },
      query: query ?? { first_call_date: today(), instalments: 1, interval_months: 1 },
    }),
    enabled: query !== undefined,
  });
  if (data === undefined) return <Problem error={error} />;
  const { owners, reserve_amount: reserve, below_minimum: below } = data.data;
  return (
    <section>
      <p>{t('web-books.budgets.reserve_of', { amount: money(reserve) })}</p>
      {below > 0 && <p>{t('web-books.budgets.below', { amount: money(below) })}</p>}
      <DataTable
        caption={t('web-books.budgets.owner_years')}
        columns={yearColumns}
        rows={owners}
        rowId={(owner) => owner.owner_id}
      />
    </section>
  );
}
