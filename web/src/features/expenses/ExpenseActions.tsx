import { Button, Select } from '@mantine/core';
import { useForm, type UseFormReturnType } from '@mantine/form';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import {
  DELETABLE_EXPENSE_STATUSES,
  EDITABLE_EXPENSE_STATUSES,
} from '#domain/expenses/expense-state.ts';
import type { Expense } from '../../shared/api/generated.ts';
import { apiQuery } from '../../shared/api/query.ts';
import { useFormat } from '../../shared/format/format.ts';
import { useAmountFault } from '../../shared/format/input-faults.ts';
import { parseAmount, writeNumber } from '../../shared/format/parse-input.ts';
import { today } from '../../shared/format/today.ts';
import { useWords } from '../../shared/i18n/words.tsx';
import { api, useRight } from '../../shared/session/session.ts';
import { Dialog } from '../../shared/ui/Dialog.tsx';
import { Form } from '../../shared/ui/Form.tsx';
import { Unmatch } from '../../shared/ui/Unmatch.tsx';
import { useAskedAct } from '../../shared/ui/asked-act.ts';
import { AreaField, DayField, TextField } from '../../shared/ui/fields.tsx';
import { field } from '../../shared/ui/form.ts';
import { ButtonLink } from '../../shared/ui/links.tsx';
import { isPayableByBank, PayDialog } from './PayByBank.tsx';
import { useBankOrder } from './batches.ts';

/** Actions on an expense, named as in the API. */
type Act =
  | 'submit-for-approval'
  | 'approve'
  | 'reject'
  | 'mark-paid'
  | 'unmark-paid'
  | 'dispute'
  | 'settle-dispute'
  | 'cancel'
  | 'delete';

type Given = {
  readonly reason: string;
  readonly paid_on: string;
  readonly notes: string;
  readonly bank_account_code: string;
  /** Amount paid; empty for the whole open amount. */
  readonly amount: string;
};

/** Actions that require a reason. */
const WITH_REASON: readonly Act[] = [
  'reject',
  'cancel',
  'unmark-paid',
  'dispute',
  'settle-dispute',
];

/** Actions that delete or reverse something. */
const DESTRUCTIVE: readonly Act[] = ['cancel', 'unmark-paid', 'delete'];
/** Actions that lead to the next state; they are coloured. */
const PRIMARY: readonly Act[] = ['submit-for-approval', 'approve', 'mark-paid'];
const ORDER: readonly Act[] = [
  'cancel',
  'dispute',
  'settle-dispute',
  'unmark-paid',
  'delete',
  'reject',
  ...PRIMARY,
];

/** Buttons for the actions that the state of the expense and the reader’s rights allow. */
export function ExpenseActions(props: {
  readonly expense: Expense;
  readonly etag: string | undefined;
}) {
  const { t } = useWords();
  const { expense, etag } = props;
  const [asked, ask] = useState<Act | 'pay'>();
  const may = useRight();
  const labelOf = useLabel(expense);
  const titleOf = useTitle(expense);
  const order = useBankOrder(expense);
  const isPayable = order === 'none' && may('createPaymentBatch') && isPayableByBank(expense);
  const shown = ORDER.filter((act) => {
    if (act === 'mark-paid' && order === 'sent') return false;
    return act === 'delete'
      ? DELETABLE_EXPENSE_STATUSES.includes(expense.status) && may('deleteExpense')
      : expense.allowed_actions.includes(act);
  });
  useAskedAct((name) => {
    const act = name === 'pay' && !isPayable ? 'mark-paid' : name;
    ask(act === 'pay' ? act : shown.find((one) => one === act));
  }, order !== undefined);
  return (
    <>
      {EDITABLE_EXPENSE_STATUSES.includes(expense.status) && may('updateExpense') && (
        <ButtonLink to="/expenses/$id/edit" params={{ id: expense.id }} variant="default">
          {t('web-expenses.edit')}
        </ButtonLink>
      )}
      {isCreditable(expense) && may('createExpense') && (
        <ButtonLink
          to="/expenses/new"
          search={{ credits_expense_id: expense.id }}
          variant="default"
        >
          {t('web-expenses.credit')}
        </ButtonLink>
      )}
      {expense.bank_transaction_id !== null && <Unmatch id={expense.bank_transaction_id} />}
      {shown.map((act) => (
        <Button
          key={act}
          variant={PRIMARY.includes(act) && !isPayable ? 'filled' : 'default'}
          onClick={() => ask(act)}
        >
          {labelOf(act)}
        </Button>
      ))}
      {isPayable && <Button onClick={() => ask('pay')}>{t('web-expenses.batch.open')}</Button>}
      {asked === 'pay' && <PayDialog expenses={[expense]} onClose={() => ask(undefined)} />}
      {asked !== undefined && asked !== 'pay' && (
        <Dialog onClose={() => ask(undefined)} title={titleOf(asked)}>
          <ActForm act={asked} expense={expense} etag={etag} onDone={() => ask(undefined)} />
        </Dialog>
      )}
    </>
  );
}

/** Whether an expense can be credited: only a posted invoice can. */
function isCreditable({ kind, status }: Expense): boolean {
  return kind === 'Invoice' && (status === 'Approved' || status === 'Paid');
}

/** Returns a function that labels an action: credit notes are refunded, invoices are paid. */
function useLabel({ kind }: Expense): (act: Act) => string {
  const { t } = useWords();
  return (act) =>
    kind === 'CreditNote' && act === 'mark-paid'
      ? t('web-expenses.refund')
      : t(`web-expenses.act.${act}`);
}

/** Returns a function that asks whether to perform an action, with its amount. */
function useTitle(expense: Expense): (act: Act) => string {
  const { t } = useWords();
  const { money } = useFormat();
  const { kind, amount, open_amount: open, paid_amount: paid } = expense;
  const amounts: Partial<Record<Act, number>> = { 'mark-paid': open, 'unmark-paid': paid };
  return (act) => t(`web-expenses.ask.${act}`, { kind, amount: money(amounts[act] ?? amount) });
}

/** Returns a function that describes the effect of an action. */
function useConsequence({ kind }: Expense): (act: Act) => string {
  const { t } = useWords();
  return (act) => {
    if (kind === 'CreditNote' && act === 'approve') return t('web-expenses.credit_approved');
    if (kind === 'CreditNote' && act === 'mark-paid') return t('web-expenses.credit_refunded');
    return t(`web-expenses.consequence.${act}`);
  };
}

/** Dialog that asks for the input of an action and describes its effect. */
function ActForm(props: {
  readonly act: Act;
  readonly expense: Expense;
  readonly etag: string | undefined;
  readonly onDone: () => void;
}) {
  const { act, expense, onDone } = props;
  const labelOf = useLabel(expense);
  const amountFault = useAmountFault();
  const consequenceOf = useConsequence(expense);
  // Etag as of opening the dialog, so that a later change by someone else is not overwritten.
  const [etag] = useState(props.etag);
  const queries = useQueryClient();
  const navigate = useNavigate();
  const run = useMutation({
    mutationFn: (given: Given) => perform(act, expense.id, etag, given),
    onSuccess: () => {
      onDone();
      if (act === 'delete') void navigate({ to: '/expenses' });
    },
    onSettled: () => queries.invalidateQueries(),
  });
  const form = useForm<Given>({
    mode: 'uncontrolled',
    initialValues: {
      reason: '',
      paid_on: today(),
      notes: '',
      bank_account_code: '',
      amount: writeNumber(expense.open_amount || expense.prepaid_open_amount),
    },
    validate: {
      amount: (text) => (act === 'mark-paid' ? amountFault(text) : null),
    },
  });
  return (
    <Form
      form={form}
      act={run}
      onSubmit={form.onSubmit((given) => run.mutate(given))}
      submit={labelOf(act)}
      caution={DESTRUCTIVE.includes(act) ? 'destructive' : undefined}
    >
      <p>{consequenceOf(act)}</p>
      {act === 'approve' && <AreaField name="notes" label="web-expenses.notes" />}
      {WITH_REASON.includes(act) && (
        <AreaField name="reason" label="web-expenses.reason" required data-autofocus />
      )}
      {act === 'mark-paid' && <Payment form={form} buildingId={expense.building_id} />}
    </Form>
  );
}

/** Date and bank account of a payment. */
function Payment(props: { readonly form: UseFormReturnType<Given>; readonly buildingId: string }) {
  const { t } = useWords();
  const { form, buildingId } = props;
  const { data } = useQuery(apiQuery('listBankAccounts', { path: { id: buildingId } }));
  const accounts = data?.data ?? [];
  return (
    <>
      <DayField name="paid_on" label="web-expenses.paid_on" max={today()} required />
      <TextField
        name="amount"
        label="web-expenses.paid_amount"
        as="amount"
        hint="web-expenses.paid_amount_hint"
        required
      />
      {accounts.length > 0 && (
        <Select
          {...field(form, 'bank_account_code')}
          label={t('web-expenses.paid_from')}
          description={t('web-expenses.paid_from_hint')}
          data={[...new Map(accounts.map((one) => [one.account_code, one]))].map(
            ([value, { iban, purpose }]) => ({
              value,
              label: `${t(`enum.BankAccountPurpose.${purpose}`)}, ${iban}`,
            }),
          )}
          clearable
          clearButtonProps={{ 'aria-label': t('web-expenses.paid_from_none') }}
        />
      )}
    </>
  );
}

function perform(act: Act, id: string, etag: string | undefined, given: Given): Promise<unknown> {
  const { reason, paid_on, notes, bank_account_code: code, amount } = given;
  const of = { path: { id }, etag };
  const acts: Record<Act, () => Promise<unknown>> = {
    'submit-for-approval': () => api.call('submitExpenseForApproval', of),
    approve: () =>
      api.call('approveExpense', {
        ...of,
        body: notes.trim() === '' ? {} : { approval_notes: notes },
      }),
    reject: () => api.call('rejectExpense', { ...of, body: { rejection_reason: reason } }),
    'mark-paid': () =>
      api.call('markExpensePaid', {
        ...of,
        body: {
          paid_on,
          amount: Number(parseAmount(amount)),
          ...(code ? { bank_account_code: code } : {}),
        },
      }),
    'unmark-paid': () => api.call('unmarkExpensePaid', { ...of, body: { reason } }),
    dispute: () => api.call('disputeExpense', { ...of, body: { reason } }),
    'settle-dispute': () => api.call('settleExpenseDispute', { ...of, body: { reason } }),
    cancel: () => api.call('cancelExpense', { ...of, body: { reason } }),
    delete: () => api.call('deleteExpense', of),
  };
  return acts[act]();
}
