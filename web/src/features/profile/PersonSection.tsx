import { Button, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useMutation } from '@tanstack/react-query';
import { trimToNull } from '../../shared/format/parse-input.ts';
import { useWords } from '../../shared/i18n/words.tsx';
import { changeMe, useMe } from '../../shared/session/session.ts';
import { Form } from '../../shared/ui/Form.tsx';
import { Section } from '../../shared/ui/Section.tsx';
import { LanguageField, TextField } from '../../shared/ui/fields.tsx';
import { field } from '../../shared/ui/form.ts';
import styles from './profile.module.css';

/** Name, phone and language of the person. */
export function PersonSection() {
  const { t } = useWords();
  const { name, phone, language } = useMe();
  const change = useMutation({ mutationFn: changeMe });
  const form = useForm({
    mode: 'uncontrolled',
    initialValues: { name, phone: phone ?? '', language },
  });
  const submit = form.onSubmit((given) =>
    change.mutate({ ...given, phone: trimToNull(given.phone) }),
  );
  return (
    <Section title={t('web-profile.person.title')} sentence={t('web-profile.person.sentence')}>
      <Form of="updateMe" form={form} act={change} onSubmit={submit} className={styles['form']}>
        <TextField name="name" label="web-profile.person.name" autoComplete="name" required />
        <TextInput
          {...field(form, 'phone')}
          label={t('web-profile.person.phone')}
          type="tel"
          autoComplete="tel"
        />
        <LanguageField name="language" label="web.person.language" />
        <div className={styles['acts']}>
          <Button type="submit" variant="default" loading={change.isPending}>
            {t('web-profile.save')}
          </Button>
          <span role="status" className={styles['done']}>
            {change.isSuccess && t('web-profile.saved')}
          </span>
        </div>
      </Form>
    </Section>
  );
}
