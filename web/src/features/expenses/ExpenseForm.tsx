import { Group, Select } from '@mantine/core';
import { useForm, type UseFormReturnType } from '@mantine/form';
import { useState } from 'react';
import { BORNE_BY, isSplit } from '#domain/expenses/borne-by.ts';
import { EXPENSE_CATEGORIES } from '#domain/expenses/expense-categories.ts';
import { EXPENSE_KINDS } from '#domain/expenses/expense-kind.ts';
import { ApiProblem } from '../../shared/api/client.ts';
import type { Expense } from '../../shared/api/generated.ts';
import {
  useAmountFault,
  useNumberFault,
  useOptionalAmountFault,
} from '../../shared/format/input-faults.ts';
import { parseDecimal } from '../../shared/format/parse-input.ts';
import { today } from '../../shared/format/today.ts';
import { useWords } from '../../shared/i18n/words.tsx';
import { BuildingField } from '../../shared/ui/BuildingField.tsx';
import { ClaimField } from '../../shared/ui/ClaimField.tsx';
import { Form, type Submission } from '../../shared/ui/Form.tsx';
import { KeyField } from '../../shared/ui/KeyField.tsx';
import { OwnerField } from '../../shared/ui/OwnerField.tsx';
import { ChoiceField, DayField, TextField, TickField } from '../../shared/ui/fields.tsx';
import { field } from '../../shared/ui/form.ts';
import { PathLink } from '../../shared/ui/links.tsx';
import { Explain } from '../../shared/ui/record.tsx';
import { AccountCodeField } from './AccountCodeField.tsx';
import { AllocationFields } from './AllocationFields.tsx';
import { CostTerms } from './CostTerms.tsx';
import { LineFields } from './LineFields.tsx';
import { PaperReading, ReadMark } from './PaperReading.tsx';
import { SupplierField } from './SupplierField.tsx';
import {
  findAccount,
  toExpenseBody,
  toExpenseInput,
  type ExpenseEntry,
  type ExpenseInput,
} from './expense-input.ts';
import { usePaper, type Paper } from './use-paper.ts';

/**
 * Form for an invoice, filled in from the text of its paper. Refusals appear next to their fields and no
 * input is lost. A duplicate is shown with the option to save anyway.
 */
export function ExpenseForm(props: {
  readonly from: Partial<Expense>;
  /** Document of which nothing is entered yet. */
  readonly paper?: Paper | undefined;
  readonly submit: (entry: ExpenseEntry) => void;
  readonly act: Submission;
  readonly label: string;
}) {
  const { t } = useWords();
  const { from, paper, submit, act, label } = props;
  const isNew = from.id === undefined;
  const amountFault = useAmountFault();
  const optionalAmountFault = useOptionalAmountFault();
  const faultOf = useNumberFault();
  const numberFault = (text: string) =>
    parseDecimal(text) === undefined ? faultOf(text, t('web-expenses.no_number')) : null;
  const isCorrecting = (from.credits_expense_id ?? null) !== null;
  const [first] = useState(() => toExpenseInput(from, today()));
  const form = useForm<ExpenseInput>({
    mode: 'controlled',
    initialValues: first,
    validate: {
      line_items: {
        quantity: numberFault,
        unit_price: numberFault,
      },
      allocations: {
        amount: amountFault,
      },
      amount: amountFault,
      prepaid_amount: optionalAmountFault,
      reserve_amount: optionalAmountFault,
      category: (chosen) => (chosen === '' ? t('web-expenses.no_category') : null),
    },
  });
  const reading = usePaper(form, first, paper);
  const beside = (name: string) => (reading.isRead(name) ? <ReadMark /> : null);
  const isDuplicate = act.error instanceof ApiProblem && act.error.code === 'duplicate_invoice';
  const send = form.onSubmit((values) => submit(toExpenseBody(values)));
  return (
    <Form of="createExpense" form={form} beside={beside} act={act} onSubmit={send} submit={label}>
      <PaperReading reading={reading} />
      {isDuplicate && <Duplicate problem={act.error} />}
      {isDuplicate && <TickField name="allow_duplicate" label="web-expenses.allow_duplicate" />}
      {isNew && !isCorrecting && (
        <BuildingField {...field(form, 'building_id')} value={form.values.building_id} />
      )}
      {isCorrecting ? (
        <Explain>
          {t('web-expenses.corrects', { invoice: from.credits_expense_name ?? '' })}{' '}
          {t('web-expenses.as_invoice')}
        </Explain>
      ) : (
        <Kind form={form} />
      )}
      <Group grow align="flex-start">
        {!isCorrecting && (
          <SupplierField
            form={form}
            isNew={isNew || paper !== undefined}
            mark={beside('supplier')}
          />
        )}
        <TextField name="invoice_number" label="web-expenses.invoice_number" />
      </Group>
      <DatesAndAmount isCorrecting={isCorrecting} />
      <Group grow align="flex-start">
        <TextField name="description" label="web-expenses.description" />
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
      <Group grow align="flex-start">
        {!isCorrecting && form.values.allocations.length === 0 && <AccountCodeField form={form} />}
        <TextField
          name="prepaid_amount"
          label="web-expenses.prepaid_amount"
          as="amount"
          hint="web-expenses.prepaid_hint"
        />
      </Group>
      {!isCorrecting && <Bearer form={form} />}
      {!isCorrecting && <AllocationFields form={form} />}
      <LineFields form={form} />
    </Form>
  );
}

/** Days, payment reference and amount, as an invoice has them. */
function DatesAndAmount({ isCorrecting }: { readonly isCorrecting: boolean }) {
  return (
    <>
      <Group grow align="flex-start">
        <DayField name="expense_date" label="web-expenses.date" />
        {!isCorrecting && <DayField name="due_date" label="web-expenses.due_date" />}
      </Group>
      <Group grow align="flex-start">
        {!isCorrecting && (
          <TextField
            name="payment_communication"
            label="web-expenses.payment_communication"
            maxLength={140}
          />
        )}
        <TextField name="amount" label="web-expenses.amount_incl" as="amount" />
      </Group>
    </>
  );
}

/** Kind of document: invoice, or credit note without an invoice. */
function Kind({ form }: { readonly form: UseFormReturnType<ExpenseInput> }) {
  const { t } = useWords();
  return (
    <ChoiceField
      name="kind"
      label="web-expenses.kind"
      of="ExpenseKind"
      values={EXPENSE_KINDS}
      description={form.values.kind === 'CreditNote' ? t('web-expenses.kind_hint') : undefined}
    />
  );
}

/** Cost bearer, distribution key and terms. */
function Bearer({ form }: { readonly form: UseFormReturnType<ExpenseInput> }) {
  const { borne_by: bearer, building_id: buildingId, allocations } = form.values;
  const hasKey = isSplit(bearer) && allocations.length === 0;
  return (
    <>
      <ChoiceField
        name="borne_by"
        label="web-expenses.borne_by"
        of="BorneBy"
        values={BORNE_BY}
        hint={`web-expenses.bearer.${bearer}`}
      />
      {bearer === 'OneOwner' && (
        <OwnerField
          {...field(form, 'owner_id')}
          buildingId={buildingId}
          value={form.values.owner_id}
          required
          withAsterisk={false}
        />
      )}
      {bearer === 'Insurer' && (
        <ClaimField
          {...field(form, 'claim_id')}
          buildingId={buildingId}
          value={form.values.claim_id}
        />
      )}
      {bearer === 'Reserve' && (
        <Group grow align="flex-start">
          <TextField
            name="reserve_amount"
            label="web-expenses.reserve_amount"
            as="amount"
            hint="web-expenses.reserve_amount_hint"
          />
          <TextField
            name="reserve_account_code"
            label="web-expenses.reserve_account"
            as="integer"
            hint="web-expenses.reserve_account_hint"
          />
        </Group>
      )}
      {hasKey && (
        <KeyField
          buildingId={buildingId}
          {...field(form, 'distribution_key_id')}
          value={form.values.distribution_key_id}
        />
      )}
      {allocations.length === 0 && (
        <CostTerms form={form} account={findAccount(form.values)} of={form.values} />
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
