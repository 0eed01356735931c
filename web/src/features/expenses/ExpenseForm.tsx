import { Button, Checkbox, Group, Select, Stack, TextInput } from '@mantine/core';
import { useForm, type UseFormReturnType } from '@mantine/form';
import { BORNE_BY, isSplit } from '#domain/expenses/borne-by.ts';
import { EXPENSE_CATEGORIES } from '#domain/expenses/expense-categories.ts';
import { EXPENSE_KINDS } from '#domain/expenses/expense-kind.ts';
import { ApiProblem } from '../../shared/api/client.ts';
import type { Expense } from '../../shared/api/generated.ts';
import { parseAmount } from '../../shared/format/parse-amount.ts';
import { today } from '../../shared/format/today.ts';
import { useWords } from '../../shared/i18n/words.tsx';
import { BuildingField } from '../../shared/ui/BuildingField.tsx';
import { Form } from '../../shared/ui/Form.tsx';
import { KeyField } from '../../shared/ui/KeyField.tsx';
import { OwnerField } from '../../shared/ui/OwnerField.tsx';
import { Problem } from '../../shared/ui/Problem.tsx';
import { field, tick, useRefusals } from '../../shared/ui/form.ts';
import { PathLink } from '../../shared/ui/links.tsx';
import { Explain } from '../../shared/ui/record.tsx';
import { AllocationFields } from './AllocationFields.tsx';
import { LineFields } from './LineFields.tsx';
import { SupplierField } from './SupplierField.tsx';
import {
  entryOf,
  parseDecimal,
  typedExpense,
  type ExpenseEntry,
  type TypedExpense,
} from './typed-expense.ts';

/**
 * Form for an invoice. Refusals appear next to their fields and no input is lost. A duplicate is
 * shown with the option to save anyway.
 */
export function ExpenseForm(props: {
  readonly from: Partial<Expense>;
  readonly submit: (entry: ExpenseEntry) => void;
  readonly isPending: boolean;
  readonly error: unknown;
  readonly label: string;
}) {
  const { t } = useWords();
  const { from, submit, isPending, error, label } = props;
  const isNew = from.id === undefined;
  const isCorrecting = (from.credits_expense_id ?? null) !== null;
  const form = useForm<TypedExpense>({
    mode: 'controlled',
    initialValues: typedExpense(from, today()),
    validate: {
      line_items: {
        quantity: (text) => (parseDecimal(text) === undefined ? t('web-expenses.no_number') : null),
        unit_price: (text) =>
          parseDecimal(text) === undefined ? t('web-expenses.no_number') : null,
      },
      allocations: {
        amount: (text) => (parseAmount(text) === undefined ? t('web.form.no_amount') : null),
      },
      amount: (text) => (parseAmount(text) === undefined ? t('web.form.no_amount') : null),
      prepaid_amount: (text) =>
        text.trim() !== '' && parseAmount(text) === undefined ? t('web.form.no_amount') : null,
      category: (chosen) => (chosen === '' ? t('web-expenses.no_category') : null),
    },
  });
  const faults = useRefusals(form, error);
  const isDuplicate = error instanceof ApiProblem && error.code === 'duplicate_invoice';
  const send = form.onSubmit((values) => submit(entryOf(values)));
  return (
    <Form form={form} error={error} onSubmit={send}>
      <Stack gap="md" maw={640}>
        <Problem error={error} faults={faults} />
        {isDuplicate && <Duplicate problem={error} />}
        {isDuplicate && (
          <Checkbox {...tick(form, 'allow_duplicate')} label={t('web-expenses.allow_duplicate')} />
        )}
        {isNew && !isCorrecting && (
          <BuildingField {...field(form, 'building_id')} value={form.values.building_id} />
        )}
        {isCorrecting ? (
          <Explain>
            {t('web-expenses.corrects', { invoice: from.credits_expense_name ?? '' })}{' '}
            {t('web-expenses.as_invoice')}
          </Explain>
        ) : (
          <KindAndSupplier form={form} isNew={isNew} />
        )}
        <TextInput
          {...field(form, 'description')}
          label={t('web-expenses.description')}
          required
          withAsterisk={false}
        />
        <Group grow align="flex-start">
          <TextInput
            {...field(form, 'amount')}
            label={t('web-expenses.amount_incl')}
            inputMode="decimal"
            required
            withAsterisk={false}
          />
          {!isCorrecting && (
            <Select
              {...field(form, 'category')}
              label={t('web-expenses.category')}
              data={EXPENSE_CATEGORIES.map((value) => ({
                value,
                label: t(`enum.ExpenseCategory.${value}`),
              }))}
              required
              withAsterisk={false}
            />
          )}
        </Group>
        <DatesAndNumber form={form} isCorrecting={isCorrecting} />
        {!isCorrecting && <Bearer form={form} />}
        {!isCorrecting && <AllocationFields form={form} />}
        <LineFields form={form} />
        <Group>
          <Button type="submit" loading={isPending}>
            {label}
          </Button>
        </Group>
      </Stack>
    </Form>
  );
}

/** Invoice date, due date, number and account. */
function DatesAndNumber(props: {
  readonly form: UseFormReturnType<TypedExpense>;
  readonly isCorrecting: boolean;
}) {
  const { t } = useWords();
  const { form, isCorrecting } = props;
  return (
    <>
      <Group grow align="flex-start">
        <TextInput
          {...field(form, 'expense_date')}
          type="date"
          label={t('web-expenses.date')}
          required
          withAsterisk={false}
        />
        {!isCorrecting && (
          <TextInput {...field(form, 'due_date')} type="date" label={t('web-expenses.due_date')} />
        )}
      </Group>
      <Group grow align="flex-start">
        <TextInput {...field(form, 'invoice_number')} label={t('web-expenses.invoice_number')} />
        {!isCorrecting && (
          <TextInput
            {...field(form, 'payment_communication')}
            label={t('web-expenses.payment_communication')}
            maxLength={140}
          />
        )}
        {!isCorrecting && form.values.allocations.length === 0 && (
          <TextInput
            {...field(form, 'account_code')}
            label={t('web-expenses.account')}
            description={t('web-expenses.account_hint')}
            inputMode="numeric"
          />
        )}
      </Group>
    </>
  );
}

/** Kind of document (invoice, or credit note without an invoice) and supplier. */
function KindAndSupplier(props: {
  readonly form: UseFormReturnType<TypedExpense>;
  readonly isNew: boolean;
}) {
  const { t } = useWords();
  const { form, isNew } = props;
  return (
    <>
      <Select
        {...field(form, 'kind')}
        label={t('web-expenses.kind')}
        description={form.values.kind === 'CreditNote' ? t('web-expenses.kind_hint') : undefined}
        data={EXPENSE_KINDS.map((value) => ({ value, label: t(`enum.ExpenseKind.${value}`) }))}
        allowDeselect={false}
      />
      <SupplierField form={form} isNew={isNew} />
    </>
  );
}

/** Cost bearer and distribution key. */
function Bearer({ form }: { readonly form: UseFormReturnType<TypedExpense> }) {
  const { t } = useWords();
  const { borne_by: bearer, building_id: buildingId, allocations } = form.values;
  const hasKey = isSplit(bearer) && allocations.length === 0;
  return (
    <>
      <Select
        {...field(form, 'borne_by')}
        label={t('web-expenses.borne_by')}
        description={t(`web-expenses.bearer.${bearer}`)}
        data={BORNE_BY.map((value) => ({ value, label: t(`enum.BorneBy.${value}`) }))}
        allowDeselect={false}
      />
      {bearer === 'OneOwner' && (
        <OwnerField
          {...field(form, 'owner_id')}
          buildingId={buildingId === '' ? undefined : buildingId}
          value={form.values.owner_id}
          required
          withAsterisk={false}
        />
      )}
      {bearer === 'Reserve' && (
        <TextInput
          {...field(form, 'reserve_account_code')}
          label={t('web-expenses.reserve_account')}
          description={t('web-expenses.reserve_account_hint')}
          inputMode="numeric"
        />
      )}
      {hasKey && (
        <KeyField
          buildingId={buildingId}
          {...field(form, 'distribution_key_id')}
          value={form.values.distribution_key_id}
        />
      )}
    </>
  );
}

/** Shows the existing invoice that the new one duplicates. */
function Duplicate({ problem }: { readonly problem: ApiProblem }) {
  const { t } = useWords();
  if (!('expense_id' in problem.problem)) return null;
  const first = String(problem.problem.expense_id);
  return <PathLink path={`/expenses/${first}`}>{t('web-expenses.first_one')}</PathLink>;
}
