import { Button, Group, Select, Stack, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { formatIban, normaliseIban } from '#domain/kernel/identifiers.ts';
import { BANK_ACCOUNT_PURPOSES } from '#domain/payments/bank-account.ts';
import type { BankAccount, CreateBankAccount } from '../../shared/api/generated.ts';
import { trimToNull } from '../../shared/format/typed.ts';
import { useWords } from '../../shared/i18n/words.tsx';
import { Form } from '../../shared/ui/Form.tsx';
import { Problem } from '../../shared/ui/Problem.tsx';
import { field, useRefusals } from '../../shared/ui/form.ts';

/** Ledger account for each kind of money. */
const ACCOUNTS = { Working: '551', Reserve: '550' } as const;

/** Form for a bank account of a building; its number is validated before it is sent. */
export function BankAccountForm(props: {
  readonly from: Partial<BankAccount>;
  readonly submit: (entry: CreateBankAccount) => void;
  readonly isPending: boolean;
  readonly error: unknown;
  readonly label: string;
}) {
  const { t } = useWords();
  const { from, submit, isPending, error, label } = props;
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
  const faults = useRefusals(form, error);
  const purpose = field(form, 'purpose');
  const send = form.onSubmit(({ iban, bic, ...rest }) =>
    submit({ ...rest, iban: normaliseIban(iban) ?? iban, bic: trimToNull(bic) }),
  );
  return (
    <Form form={form} error={error} onSubmit={send}>
      <Stack gap="md" maw={640}>
        <Problem error={error} faults={faults} />
        <TextInput
          {...field(form, 'iban')}
          label={t('web-register.bank.iban')}
          autoComplete="off"
          spellCheck={false}
          required
          withAsterisk={false}
        />
        <Group grow align="flex-start">
          <TextInput
            {...field(form, 'holder')}
            label={t('web-register.bank.holder')}
            required
            withAsterisk={false}
          />
          <TextInput {...field(form, 'bic')} label={t('web-register.bank.bic')} />
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
          <TextInput
            {...field(form, 'account_code')}
            label={t('web-register.bank.account')}
            description={t('web-register.bank.account_hint')}
            inputMode="numeric"
            required
            withAsterisk={false}
          />
        </Group>
        <Group>
          <Button type="submit" loading={isPending}>
            {label}
          </Button>
        </Group>
      </Stack>
    </Form>
  );
}
