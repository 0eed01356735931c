import { Button } from '@mantine/core';
import { useForm } from '@mantine/form';
import type { ReactNode } from 'react';
import { useWords } from '../../shared/i18n/words.tsx';
import { useRight } from '../../shared/session/session.ts';
import { Form, type Submission } from '../../shared/ui/Form.tsx';
import { Section } from '../../shared/ui/Section.tsx';
import { TimeInput } from '../../shared/ui/TimeInput.tsx';
import { LanguageField, TextField, TickField } from '../../shared/ui/fields.tsx';
import { field } from '../../shared/ui/form.ts';
import {
  toOrganizationBody,
  toOrganizationInput,
  type OrganizationEntry,
  type OrganizationFields,
} from './organization-input.ts';
import styles from './organizations.module.css';

/** Form for an organization’s details on letters and reports, and its quiet hours. */
export function OrganizationForm(props: {
  readonly from: OrganizationFields;
  readonly submit: (entry: OrganizationEntry) => void;
  readonly act: Submission;
  readonly label: string;
  /** Further choices, above the button. */
  readonly children?: ReactNode;
}) {
  const { t } = useWords();
  const { from, submit, act, label } = props;
  // Only the platform may change the enterprise number.
  const isOfPlatform = useRight()('createOrganization');
  const form = useForm({ mode: 'uncontrolled', initialValues: toOrganizationInput(from) });
  const input = (name: 'registration_number' | 'phone' | 'address' | 'postal_code' | 'city') => (
    <TextField name={name} label={`web-organizations.field.${name}`} />
  );
  const send = form.onSubmit((typed) => {
    const { enterprise_number: number = null, ...entry } = toOrganizationBody(typed);
    submit(isOfPlatform ? { ...entry, enterprise_number: number } : entry);
  });
  return (
    <Form of="createOrganization" form={form} gap={0} maw="none" act={act} onSubmit={send}>
      <Section title={t('web-organizations.who')} sentence={t('web-organizations.who_sentence')}>
        <div className={styles['fields']}>
          <TextField name="name" label="web-organizations.name" />
          <TextField
            name="enterprise_number"
            label="web-organizations.field.enterprise_number"
            description={isOfPlatform ? null : t('web-organizations.number_hint')}
            readOnly={!isOfPlatform}
          />
          {input('registration_number')}
          <LanguageField name="language" label="web.person.language" />
        </div>
      </Section>
      <Section
        title={t('web-organizations.reach')}
        sentence={t('web-organizations.reach_sentence')}
      >
        <div className={styles['fields']}>
          <TextField name="contact_email" label="web-organizations.contact_email" as="email" />
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
          <TimeInput {...field(form, 'quiet_from')} label={t('web-organizations.quiet_from')} />
          <TimeInput {...field(form, 'quiet_to')} label={t('web-organizations.quiet_to')} />
        </div>
        <TickField
          name="second_factor_required"
          label="web-organizations.second_factor.label"
          hint="web-organizations.second_factor.hint"
          mt="md"
        />
        {props.children}
        <Button type="submit" mt="md" loading={act.isPending}>
          {label}
        </Button>
      </Section>
    </Form>
  );
}
