import { Button, Group, Select } from '@mantine/core';
import { useForm, type UseFormReturnType } from '@mantine/form';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi, useSearch } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { PAYMENT_METHODS, type PaymentMethod } from '#domain/payments/payment-entry.ts';
import { ApiProblem } from '../../shared/api/client.ts';
import type { CreatePayment } from '../../shared/api/generated.ts';
import { apiQuery } from '../../shared/api/query.ts';
import { useAmountFault } from '../../shared/format/input-faults.ts';
import { parseAmount, trimToNull } from '../../shared/format/parse-input.ts';
import { today } from '../../shared/format/today.ts';
import { useWords } from '../../shared/i18n/words.tsx';
import { useRight } from '../../shared/session/session.ts';
import { BuildingField } from '../../shared/ui/BuildingField.tsx';
import { Form, type Submission } from '../../shared/ui/Form.tsx';
import { OwnerField } from '../../shared/ui/OwnerField.tsx';
import { ChoiceField, DayField, TextField } from '../../shared/ui/fields.tsx';
import { field } from '../../shared/ui/form.ts';
import { ReferencedOwner, useReferencedOwner } from './ReferencedOwner.tsx';

const route = getRouteApi('/signed-in/payments/new');

type Typed = {
  readonly building_id: string;
  readonly communication: string;
  /** Empty for the owner identified by the reference. */
  readonly owner_id: string;
  readonly amount: string;
  readonly received_on: string;
  readonly method: PaymentMethod;
  /** Empty for the account named in the letter. */
  readonly bank_account_id: string;
};

/** Form for a payment, whose owner is identified by the reference or chosen. */
export function PaymentForm(props: {
  readonly submit: (payment: CreatePayment) => void;
  readonly act: Submission;
}) {
  const { t } = useWords();
  const { submit, act } = props;
  const form = usePaymentForm();
  const named = useReferencedOwner(form.values.communication);
  const isKnown = named.kind === 'owner';
  const withoutCommunication = () => {
    form.setFieldValue('communication', '');
    document.getElementById('owner_id')?.focus();
  };
  return (
    <Form
      of="createPayment"
      form={form}
      act={act}
      onSubmit={form.onSubmit((typed) => submit(paymentOf(typed)))}
      submit={t('web-payments.record')}
    >
      <OtherBuilding error={act.error} choose={(id) => form.setFieldValue('building_id', id)} />
      <BuildingField {...field(form, 'building_id')} value={form.values.building_id} />
      <TextField
        name="communication"
        label="web-payments.communication"
        hint="web-payments.communication_hint"
        autoComplete="off"
      />
      <ReferencedOwner named={named} onWithout={withoutCommunication} />
      <OwnerField
        {...field(form, 'owner_id')}
        value={form.values.owner_id}
        buildingId={form.values.building_id}
        description={isKnown ? t('web-payments.owner_hint') : undefined}
        required={!isKnown}
        withAsterisk={false}
      />
      <Group grow align="flex-start">
        <TextField name="amount" label="web-payments.amount" as="amount" />
        <DayField name="received_on" label="web-payments.received_on" max={today()} required />
      </Group>
      <Group grow align="flex-start">
        <ChoiceField
          name="method"
          label="web-payments.method"
          of="PaymentMethod"
          values={PAYMENT_METHODS}
        />
        <BankAccountField
          {...field(form, 'bank_account_id')}
          value={form.values.bank_account_id}
          buildingId={form.values.building_id}
        />
      </Group>
    </Form>
  );
}

function usePaymentForm(): UseFormReturnType<Typed> {
  const amountFault = useAmountFault();
  const { owner_id = '', communication = '', amount = '' } = route.useSearch();
  const { building_id = '' } = useSearch({ strict: false });
  return useForm<Typed>({
    mode: 'controlled',
    initialValues: {
      building_id,
      communication,
      owner_id,
      amount,
      received_on: today(),
      method: 'BankTransfer',
      bank_account_id: '',
    },
    validate: {
      amount: amountFault,
    },
  });
}

function paymentOf(typed: Typed): CreatePayment {
  const { building_id, owner_id, bank_account_id: account, received_on, method } = typed;
  return {
    building_id,
    amount: Number(parseAmount(typed.amount)),
    received_on,
    method,
    communication: trimToNull(typed.communication),
    ...(owner_id === '' ? {} : { owner_id }),
    ...(account === '' ? {} : { bank_account_id: account }),
  };
}

/** Offers to switch buildings when the reference belongs to another one. */
function OtherBuilding(props: {
  readonly error: unknown;
  readonly choose: (buildingId: string) => void;
}) {
  const { t } = useWords();
  const { error, choose } = props;
  if (!(error instanceof ApiProblem) || error.problem['reason'] !== 'other_building') return null;
  const { building_id: id, building_name: name } = error.problem;
  return (
    <Group>
      <Button variant="default" onClick={() => choose(String(id))}>
        {t('web-payments.other_building', { building: String(name) })}
      </Button>
    </Group>
  );
}

function BankAccountField(props: {
  readonly id: string;
  readonly value: string;
  readonly buildingId: string;
  readonly error?: ReactNode;
  readonly onChange: (value: string) => void;
}) {
  const { t } = useWords();
  const may = useRight();
  const { buildingId, onChange, value, ...input } = props;
  const { data } = useQuery({
    ...apiQuery('listBankAccounts', { path: { id: buildingId } }),
    enabled: buildingId !== '' && may('listBankAccounts'),
  });
  return (
    <Select
      {...input}
      label={t('web-payments.bank_account')}
      placeholder={t('web-payments.bank_account_hint')}
      data={(data?.data ?? []).map(({ id, purpose, iban }) => ({
        value: id,
        label: [t(`enum.BankAccountPurpose.${purpose}`), iban].join(' · '),
      }))}
      value={value === '' ? null : value}
      onChange={(chosen) => onChange(chosen ?? '')}
      clearable
    />
  );
}
