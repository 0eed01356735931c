import { Button, Select, Stack, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useMutation } from '@tanstack/react-query';
import { LANGUAGES } from '#domain/kernel/language.ts';
import { trimToNull } from '../../shared/format/typed.ts';
import { useWords } from '../../shared/i18n/words.tsx';
import { changeMe, useMe } from '../../shared/session/session.ts';
import { Form } from '../../shared/ui/Form.tsx';
import { Problem } from '../../shared/ui/Problem.tsx';
import { Section } from '../../shared/ui/Section.tsx';
import { field, useRefusals } from '../../shared/ui/form.ts';
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
  const faults = useRefusals(form, change.error);
  const submit = form.onSubmit((given) =>
    change.mutate({ ...given, phone: trimToNull(given.phone) }),
  );
  return (
    <Section title={t('web-profile.person.title')} sentence={t('web-profile.person.sentence')}>
      <Form form={form} error={change.error} onSubmit={submit} className={styles['form']}>
        <Stack gap="md">
          <Problem error={change.error} faults={faults} />
          <TextInput
            {...field(form, 'name')}
            label={t('web-profile.person.name')}
            autoComplete="name"
            required
            withAsterisk={false}
          />
          <TextInput
            {...field(form, 'phone')}
            label={t('web-profile.person.phone')}
            type="tel"
            autoComplete="tel"
          />
          <Select
            {...field(form, 'language')}
            label={t('web.person.language')}
            data={LANGUAGES.map((one) => ({ value: one, label: t(`web.language.${one}`) }))}
            allowDeselect={false}
          />
          <div className={styles['acts']}>
            <Button type="submit" variant="default" loading={change.isPending}>
              {t('web-profile.save')}
            </Button>
            <span role="status" className={styles['done']}>
              {change.isSuccess && t('web-profile.saved')}
            </span>
          </div>
        </Stack>
      </Form>
    </Section>
  );
}
