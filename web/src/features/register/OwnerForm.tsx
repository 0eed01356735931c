import { Button, Group, Select, Stack, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { normaliseEnterpriseNumber, normalisePhone } from '#domain/kernel/identifiers.ts';
import { LANGUAGES } from '#domain/kernel/language.ts';
import { OWNER_KINDS } from '#domain/register/owner-kind.ts';
import type { CreateOwner, Owner } from '../../shared/api/generated.ts';
import { trimToNull } from '../../shared/format/typed.ts';
import { useWords } from '../../shared/i18n/words.tsx';
import { Form } from '../../shared/ui/Form.tsx';
import { Problem } from '../../shared/ui/Problem.tsx';
import { field, useRefusals } from '../../shared/ui/form.ts';

/** Form for an owner, a person or a company, with contact details. */
export function OwnerForm(props: {
  readonly from: Partial<Owner>;
  readonly submit: (entry: CreateOwner) => void;
  readonly isPending: boolean;
  readonly error: unknown;
  readonly label: string;
}) {
  const { t, language } = useWords();
  const { from, submit, isPending, error, label } = props;
  const form = useForm({
    mode: 'controlled',
    initialValues: {
      name: from.name ?? '',
      kind: from.kind ?? 'Person',
      email: from.email ?? '',
      phone: from.phone ?? '',
      address: from.address ?? '',
      language: from.language ?? language,
      enterprise_number: from.enterprise_number ?? '',
    },
    validate: {
      phone: (text) =>
        text === '' || normalisePhone(text) !== undefined ? null : t('web-register.no_phone'),
      enterprise_number: (text) =>
        text === '' || normaliseEnterpriseNumber(text) !== undefined
          ? null
          : t('web-register.no_enterprise_number'),
    },
  });
  const faults = useRefusals(form, error);
  const send = form.onSubmit(({ phone, address, enterprise_number: number, ...rest }) =>
    submit({
      ...rest,
      phone: trimToNull(phone),
      address: trimToNull(address),
      enterprise_number: rest.kind === 'Company' ? trimToNull(number) : null,
    }),
  );
  return (
    <Form form={form} error={error} onSubmit={send}>
      <Stack gap="md" maw={640}>
        <Problem error={error} faults={faults} />
        <Group grow align="flex-start">
          <TextInput
            {...field(form, 'name')}
            label={t('web-register.owners.name')}
            required
            withAsterisk={false}
          />
          <Select
            {...field(form, 'kind')}
            label={t('web-register.owners.kind')}
            data={OWNER_KINDS.map((value) => ({ value, label: t(`enum.OwnerKind.${value}`) }))}
            allowDeselect={false}
          />
        </Group>
        {form.values.kind === 'Company' && (
          <TextInput
            {...field(form, 'enterprise_number')}
            label={t('web-register.fact.enterprise_number')}
            inputMode="numeric"
          />
        )}
        <Group grow align="flex-start">
          <TextInput
            {...field(form, 'email')}
            type="email"
            label={t('web-register.fact.email')}
            description={t('web-register.owner_form.email_hint')}
            required
            withAsterisk={false}
          />
          <Select
            {...field(form, 'language')}
            label={t('web-register.fact.language')}
            description={t('web-register.owner_form.language_hint')}
            data={LANGUAGES.map((value) => ({ value, label: t(`web.language.${value}`) }))}
            allowDeselect={false}
          />
        </Group>
        <TextInput {...field(form, 'phone')} type="tel" label={t('web-register.fact.phone')} />
        <TextInput {...field(form, 'address')} label={t('web-register.owner_form.address')} />
        <Group>
          <Button type="submit" loading={isPending}>
            {label}
          </Button>
        </Group>
      </Stack>
    </Form>
  );
}
