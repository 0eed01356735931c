import { Button, Select } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { formatIban } from '#domain/kernel/identifiers.ts';
import type { Expense } from '../../shared/api/generated.ts';
import { apiQuery, useAct } from '../../shared/api/query.ts';
import { useFormat } from '../../shared/format/format.ts';
import { sumEuro } from '../../shared/format/sum-euro.ts';
import { useWords } from '../../shared/i18n/words.tsx';
import { Dialog } from '../../shared/ui/Dialog.tsx';
import { DialogButtons } from '../../shared/ui/DialogButtons.tsx';
import { Form } from '../../shared/ui/Form.tsx';
import { DayField } from '../../shared/ui/fields.tsx';
import { field, useIdempotencyKey } from '../../shared/ui/form.ts';

/** Whether an expense can be in a bank payment batch. */
export function isPayableByBank(expense: Expense): boolean {
  const { kind, status, payment_method: method, open_amount: open } = expense;
  return kind === 'Invoice' && status === 'Approved' && method === 'Transfer' && open > 0;
}

/** Bundles the selected invoices into a bank payment batch. */
export function PayByBank({ expenses }: { readonly expenses: readonly Expense[] }) {
  const { t } = useWords();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button size="xs" onClick={() => setOpen(true)}>
        {t('web-expenses.batch.open')}
      </Button>
      {isOpen && <PayDialog expenses={expenses} onClose={() => setOpen(false)} />}
    </>
  );
}

/** Dialog that bundles invoices into a bank payment batch. */
export function PayDialog(props: {
  readonly expenses: readonly Expense[];
  readonly onClose: () => void;
}) {
  const { t } = useWords();
  return (
    <Dialog onClose={props.onClose} title={t('web-expenses.batch.title')}>
      <Ask expenses={props.expenses} />
    </Dialog>
  );
}

function Ask(props: { readonly expenses: readonly Expense[] }) {
  const { t } = useWords();
  // Expenses as of opening the dialog, since the list behind it may be refetched meanwhile.
  const [expenses] = useState(props.expenses);
  const buildings = new Map(expenses.map((one) => [one.building_id, one.building_name]));
  const [building] = buildings.keys();
  if (building === undefined || buildings.size > 1)
    return (
      <>
        <p>{t('web-expenses.batch.one_building', { count: buildings.size })}</p>
        <DialogButtons />
      </>
    );
  return <BatchForm buildingId={building} expenses={expenses} />;
}

/** Asks for bank account and execution date; repeats the number of payments and their total. */
function BatchForm(props: { readonly buildingId: string; readonly expenses: readonly Expense[] }) {
  const { t } = useWords();
  const { money } = useFormat();
  const navigate = useNavigate();
  const { buildingId, expenses } = props;
  const { data } = useQuery(apiQuery('listBankAccounts', { path: { id: buildingId } }));
  const accounts = data?.data ?? [];
  const create = useAct('createPaymentBatch');
  const keyOf = useIdempotencyKey();
  const form = useForm({
    mode: 'controlled',
    initialValues: { bank_account_id: '', execution_date: '' },
  });
  const usual = accounts.find(({ purpose }) => purpose === 'Working') ?? accounts[0];
  const submit = form.onSubmit(({ bank_account_id: chosen, execution_date: date }) => {
    const body = {
      bank_account_id: chosen === '' ? (usual?.id ?? '') : chosen,
      expense_ids: expenses.map(({ id }) => id),
      ...(date === '' ? {} : { execution_date: date }),
    };
    create.mutate(
      { body, idempotencyKey: keyOf(body) },
      {
        onSuccess: ({ data: batch }) =>
          void navigate({ to: '/payment-batches/$id', params: { id: batch.id } }),
      },
    );
  });
  return (
    <Form form={form} act={create} onSubmit={submit}>
      <p>
        {t('web-expenses.batch.consequence', {
          count: expenses.length,
          amount: money(sumEuro(expenses.map(({ open_amount: open }) => open))),
        })}
      </p>
      <Select
        {...field(form, 'bank_account_id')}
        value={form.getValues().bank_account_id || (usual?.id ?? null)}
        label={t('web-expenses.batch.account')}
        data={accounts.map(({ id, iban, purpose }) => ({
          value: id,
          label: `${formatIban(iban)} · ${t(`enum.BankAccountPurpose.${purpose}`)}`,
        }))}
        allowDeselect={false}
      />
      <DayField
        name="execution_date"
        label="web-expenses.batch.execution_date"
        hint="web-expenses.batch.execution_hint"
      />
      <DialogButtons>
        <Button type="submit" loading={create.isPending} disabled={accounts.length === 0}>
          {t('web-expenses.batch.submit', { count: expenses.length })}
        </Button>
      </DialogButtons>
      {data !== undefined && accounts.length === 0 && <p>{t('web-expenses.batch.no_account')}</p>}
    </Form>
  );
}
