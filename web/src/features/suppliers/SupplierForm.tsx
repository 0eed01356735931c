import { Button, Group, Select, Stack, TextInput } from '@mantine/core';
import { useForm, type UseFormReturnType } from '@mantine/form';
import { normaliseEnterpriseNumber, normaliseIban } from '#domain/kernel/identifiers.ts';
import { LANGUAGES } from '#domain/kernel/language.ts';
import type { CreateSupplier, Supplier } from '../../shared/api/generated.ts';
import { trimToNull } from '../../shared/format/typed.ts';
import { useWords } from '../../shared/i18n/words.tsx';
import { Form } from '../../shared/ui/Form.tsx';
import { Problem } from '../../shared/ui/Problem.tsx';
import { field, useRefusals } from '../../shared/ui/form.ts';

const DAYS = /^\d{1,3}$/;

/** Form for a supplier: identity, bank account and defaults for invoices. */
export function SupplierForm(props: {
  readonly from: Partial<Supplier>;
  readonly submit: (entry: CreateSupplier) => void;
  readonly isPending: boolean;
  readonly error: unknown;
  readonly label: string;
}) {
  const { t } = useWords();
  const { from, submit, isPending, error, label } = props;
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
  const faults = useRefusals(form, error);
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
    <Form form={form} error={error} onSubmit={send}>
      <Stack gap="md" maw={640}>
        <Problem error={error} faults={faults} />
        <Group grow align="flex-start">
          <TextInput
            {...field(form, 'name')}
            label={t('web-suppliers.name')}
            required
            withAsterisk={false}
          />
          <TextInput
            {...field(form, 'enterprise_number')}
            label={t('web-suppliers.enterprise_number')}
            inputMode="numeric"
          />
        </Group>
        <Account form={form} />
        <Group grow align="flex-start">
          <TextInput {...field(form, 'email')} type="email" label={t('web-suppliers.email')} />
          <Select
            {...field(form, 'language')}
            label={t('web-suppliers.language')}
            data={LANGUAGES.map((value) => ({ value, label: t(`web.language.${value}`) }))}
            allowDeselect={false}
          />
        </Group>
        <Group grow align="flex-start">
          <TextInput
            {...field(form, 'default_account_code')}
            label={t('web-suppliers.account')}
            description={t('web-suppliers.account_hint')}
            inputMode="numeric"
          />
          <TextInput
            {...field(form, 'payment_days')}
            label={t('web-suppliers.payment_days')}
            description={t('web-suppliers.payment_days_hint')}
            inputMode="numeric"
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

/** Bank account of the supplier. */
function Account<Values extends Record<string, unknown>>({
  form,
}: {
  readonly form: UseFormReturnType<Values>;
}) {
  const { t } = useWords();
  return (
    <Group grow align="flex-start">
      <TextInput
        {...field(form, 'iban')}
        label={t('web-suppliers.iban')}
        description={t('web-suppliers.iban_hint')}
      />
      <TextInput {...field(form, 'bic')} label={t('web-suppliers.bic')} />
    </Group>
  );
}
