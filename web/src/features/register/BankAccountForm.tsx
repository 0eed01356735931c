import { Group, Select } from '@mantine/core';
import { useForm } from '@mantine/form';
import { formatIban, normaliseIban } from '#domain/kernel/identifiers.ts';
import { BANK_ACCOUNT_PURPOSES } from '#domain/payments/bank-account.ts';
import type { BankAccount, CreateBankAccount } from '../../shared/api/generated.ts';
import { trimToNull } from '../../shared/format/parse-input.ts';
import { useWords } from '../../shared/i18n/words.tsx';
import { Form, type Submission } from '../../shared/ui/Form.tsx';
import { TextField } from '../../shared/ui/fields.tsx';
import { field } from '../../shared/ui/form.ts';

/** Ledger account for each kind of money. */
const ACCOUNTS = { Working: '551', Reserve: '550' } as const;

/** Form for a bank account of a building; its number is validated before it is sent. */
export function BankAccountForm(props: {
  readonly from: Partial<BankAccount>;
  readonly submit: (entry: CreateBankAccount) => void;
  readonly act: Submission;
  readonly label: string;
}) {
  const { t } = useWords();
  const { from, submit, act, label } = props;
  const form = useForm({
    mode: 'controlled',
    initialValues: {
      iban: from.iban === undefined ? '' : formatIban(from.iban),
      bic: from.bic ?? '',
      holder: from.holder ?? '',
      purpose: from.purpose ?? 'Working',
      account_code: from.account_code ?? ACCOUNTS.Working,
    },
    validateInputOnBlur: ['iban'],
    validate: {
      iban: (text) => (normaliseIban(text) === undefined ? t('web-register.bank.no_iban') : null),
    },
  });
  const purpose = field(form, 'purpose');
  const send = form.onSubmit(({ iban, bic, ...rest }) =>
    submit({ ...rest, iban: normaliseIban(iban) ?? iban, bic: trimToNull(bic) }),
  );
  return (
    <Form of="createBankAccount" form={form} act={act} onSubmit={send} submit={label}>
      <TextField name="iban" label="web-register.bank.iban" autoComplete="off" spellCheck={false} />
      <Group grow align="flex-start">
        <TextField name="holder" label="web-register.bank.holder" />
        <TextField name="bic" label="web-register.bank.bic" />
      </Group>
      <Group grow align="flex-start">
        <Select
          {...purpose}
          onChange={(chosen: string | null) => {
            if (chosen !== 'Working' && chosen !== 'Reserve') return;
            form.setFieldValue('purpose', chosen);
            if (from.id === undefined) form.setFieldValue('account_code', ACCOUNTS[chosen]);
          }}
          label={t('web-register.bank.purpose')}
          data={BANK_ACCOUNT_PURPOSES.map((value) => ({
            value,
            label: t(`enum.BankAccountPurpose.${value}`),
          }))}
          allowDeselect={false}
        />
        <TextField
          name="account_code"
          label="web-register.bank.account"
          as="integer"
          hint="web-register.bank.account_hint"
        />
      </Group>
    </Form>
  );
}
