import { Button, Select, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { LANGUAGES } from '#domain/kernel/language.ts';
import { useWords } from '../../shared/i18n/words.tsx';
import { useRight } from '../../shared/session/session.ts';
import { Form } from '../../shared/ui/Form.tsx';
import { Problem } from '../../shared/ui/Problem.tsx';
import { Section } from '../../shared/ui/Section.tsx';
import { field, useRefusals } from '../../shared/ui/form.ts';
import styles from './organizations.module.css';
import {
  entryOf,
  typedOrganization,
  type OrganizationEntry,
  type OrganizationFields,
} from './typed-organization.ts';

/** Form for an organization’s details on letters and reports, and its quiet hours. */
export function OrganizationForm(props: {
  readonly from: OrganizationFields;
  readonly submit: (entry: OrganizationEntry) => void;
  readonly isPending: boolean;
  readonly error: unknown;
  readonly label: string;
}) {
  const { t } = useWords();
  const { from, submit, isPending, error, label } = props;
  // Only the platform may change the enterprise number.
  const isOfPlatform = useRight()('createOrganization');
  const form = useForm({ mode: 'uncontrolled', initialValues: typedOrganization(from) });
  const faults = useRefusals(form, error);
  const input = (name: 'registration_number' | 'phone' | 'address' | 'postal_code' | 'city') => (
    <TextInput {...field(form, name)} label={t(`web-organizations.field.${name}`)} />
  );
  const send = form.onSubmit((typed) => {
    const { enterprise_number: number = null, ...entry } = entryOf(typed);
    submit(isOfPlatform ? { ...entry, enterprise_number: number } : entry);
  });
  return (
    <Form form={form} error={error} onSubmit={send}>
      <Problem error={error} faults={faults} />
      <Section title={t('web-organizations.who')} sentence={t('web-organizations.who_sentence')}>
        <div className={styles['fields']}>
          <TextInput
            {...field(form, 'name')}
            label={t('web-organizations.name')}
            required
            withAsterisk={false}
          />
          <TextInput
            {...field(form, 'enterprise_number')}
            label={t('web-organizations.field.enterprise_number')}
            description={isOfPlatform ? null : t('web-organizations.number_hint')}
            readOnly={!isOfPlatform}
          />
          {input('registration_number')}
          <Select
            {...field(form, 'language')}
            label={t('web.person.language')}
            data={LANGUAGES.map((one) => ({ value: one, label: t(`web.language.${one}`) }))}
            allowDeselect={false}
          />
        </div>
      </Section>
      <Section
        title={t('web-organizations.reach')}
        sentence={t('web-organizations.reach_sentence')}
      >
        <div className={styles['fields']}>
          <TextInput
            {...field(form, 'contact_email')}
            label={t('web-organizations.contact_email')}
            type="email"
            required
            withAsterisk={false}
          />
          {input('phone')}
          {input('address')}
          {input('postal_code')}
          {input('city')}
        </div>
      </Section>
      <Section
        title={t('web-organizations.quiet_hours')}
        sentence={t('web-organizations.quiet_sentence')}
      >
        <div className={styles['fields']}>
          <TextInput
            {...field(form, 'quiet_from')}
            type="time"
            label={t('web-organizations.quiet_from')}
          />
          <TextInput
            {...field(form, 'quiet_to')}
            type="time"
            label={t('web-organizations.quiet_to')}
          />
        </div>
        <Button type="submit" mt="md" loading={isPending}>
          {label}
        </Button>
      </Section>
    </Form>
  );
}
