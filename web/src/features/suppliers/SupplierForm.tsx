import { Group } from '@mantine/core';
import { useForm } from '@mantine/form';
import { normaliseEnterpriseNumber, normaliseIban } from '#domain/kernel/identifiers.ts';
import type { CreateSupplier, Supplier } from '../../shared/api/generated.ts';
import { trimToNull } from '../../shared/format/parse-input.ts';
import { useWords } from '../../shared/i18n/words.tsx';
import { Form, type Submission } from '../../shared/ui/Form.tsx';
import { LanguageField, TextField } from '../../shared/ui/fields.tsx';

const DAYS = /^\d{1,3}$/;

/** Form for a supplier: identity, bank account and defaults for invoices. */
export function SupplierForm(props: {
  readonly from: Partial<Supplier>;
  readonly submit: (entry: CreateSupplier) => void;
  readonly act: Submission;
  readonly label: string;
}) {
  const { t } = useWords();
  const { from, submit, act, label } = props;
  const form = useForm({
    mode: 'controlled',
    initialValues: {
      name: from.name ?? '',
      enterprise_number: from.enterprise_number ?? '',
      iban: from.iban ?? '',
      bic: from.bic ?? '',
      email: from.email ?? '',
      language: from.language ?? 'fr',
      default_account_code: from.default_account_code ?? '',
      payment_days: String(from.payment_days ?? ''),
    },
    validate: {
      enterprise_number: (text) =>
        text === '' || normaliseEnterpriseNumber(text) !== undefined
          ? null
          : t('web-suppliers.no_enterprise_number'),
      iban: (text) =>
        text === '' || normaliseIban(text) !== undefined ? null : t('web-suppliers.no_iban'),
      payment_days: (text) =>
        text === '' || DAYS.test(text.trim()) ? null : t('web-suppliers.no_days'),
    },
  });
  const send = form.onSubmit((typed) =>
    submit({
      name: typed.name,
      language: typed.language,
      enterprise_number: trimToNull(typed.enterprise_number),
      iban: trimToNull(typed.iban),
      bic: trimToNull(typed.bic),
      email: trimToNull(typed.email),
      default_account_code: trimToNull(typed.default_account_code),
      payment_days: typed.payment_days.trim() === '' ? null : Number(typed.payment_days),
    }),
  );
  return (
    <Form of="createSupplier" form={form} act={act} onSubmit={send} submit={label}>
      <Group grow align="flex-start">
        <TextField name="name" label="web-suppliers.name" />
        <TextField name="enterprise_number" label="web-suppliers.enterprise_number" as="integer" />
      </Group>
      <Group grow align="flex-start">
        <TextField name="iban" label="web-suppliers.iban" hint="web-suppliers.iban_hint" />
        <TextField name="bic" label="web-suppliers.bic" />
      </Group>
      <Group grow align="flex-start">
        <TextField name="email" label="web-suppliers.email" as="email" />
        <LanguageField name="language" label="web-suppliers.language" />
      </Group>
      <Group grow align="flex-start">
        <TextField
          name="default_account_code"
          label="web-suppliers.account"
          as="integer"
          hint="web-suppliers.account_hint"
        />
        <TextField
          name="payment_days"
          label="web-suppliers.payment_days"
          as="integer"
          hint="web-suppliers.payment_days_hint"
        />
      </Group>
    </Form>
  );
}
