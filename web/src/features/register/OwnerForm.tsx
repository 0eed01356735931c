import { Group, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { normaliseEnterpriseNumber, normalisePhone } from '#domain/kernel/identifiers.ts';
import { OWNER_KINDS } from '#domain/register/owner-kind.ts';
import type { CreateOwner, Owner } from '../../shared/api/generated.ts';
import { trimToNull } from '../../shared/format/parse-input.ts';
import { useWords } from '../../shared/i18n/words.tsx';
import { Form, type Submission } from '../../shared/ui/Form.tsx';
import { ChoiceField, LanguageField, TextField } from '../../shared/ui/fields.tsx';
import { field } from '../../shared/ui/form.ts';

/** Form for an owner, a person or a company, with contact details. */
export function OwnerForm(props: {
  readonly from: Partial<Owner>;
  readonly submit: (entry: CreateOwner) => void;
  readonly act: Submission;
  readonly label: string;
}) {
  const { t, language } = useWords();
  const { from, submit, act, label } = props;
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
  const send = form.onSubmit(({ email, phone, address, enterprise_number: number, ...rest }) =>
    submit({
      ...rest,
      email: trimToNull(email),
      phone: trimToNull(phone),
      address: trimToNull(address),
      enterprise_number: rest.kind === 'Company' ? trimToNull(number) : null,
    }),
  );
  return (
    <Form of="createOwner" form={form} act={act} onSubmit={send} submit={label}>
      <Group grow align="flex-start">
        <TextField name="name" label="web-register.owners.name" />
        <ChoiceField
          name="kind"
          label="web-register.owners.kind"
          of="OwnerKind"
          values={OWNER_KINDS}
        />
      </Group>
      {form.values.kind === 'Company' && (
        <TextField
          name="enterprise_number"
          label="web-register.fact.enterprise_number"
          as="integer"
        />
      )}
      <Group grow align="flex-start">
        <TextField
          name="email"
          label="web-register.fact.email"
          as="email"
          hint="web-register.owner_form.email_hint"
        />
        <LanguageField
          name="language"
          label="web-register.fact.language"
          hint="web-register.owner_form.language_hint"
        />
      </Group>
      <TextInput {...field(form, 'phone')} type="tel" label={t('web-register.fact.phone')} />
      <TextField name="address" label="web-register.owner_form.address" />
    </Form>
  );
}
