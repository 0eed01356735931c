import { Button, Select, Stack, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { AUTOMATIC_REMINDERS } from '#domain/payment-reminders/run-rules.ts';
import type { ReminderSettings, UpdateReminderSettings } from '../../shared/api/generated.ts';
import { useFormat } from '../../shared/format/format.ts';
import { parseAmount } from '../../shared/format/parse-amount.ts';
import { useWords } from '../../shared/i18n/words.tsx';
import { Form } from '../../shared/ui/Form.tsx';
import { Problem } from '../../shared/ui/Problem.tsx';
import { Section } from '../../shared/ui/Section.tsx';
import { field, useRefusals } from '../../shared/ui/form.ts';
import styles from './settings.module.css';
import { settingsOf, LEVEL_DAYS, typedSettings } from './typed-settings.ts';

const HOURS = Array.from({ length: 24 }, (_, hour) => String(hour));

/** Form for the four reminder levels with their days, and the automatic daily run. */
export function ReminderSettingsForm(props: {
  readonly from: ReminderSettings;
  readonly submit: (settings: UpdateReminderSettings) => void;
  readonly isPending: boolean;
  readonly isDone: boolean;
  readonly error: unknown;
}) {
  const { t } = useWords();
  const { amount } = useFormat();
  const { from, submit, isPending, isDone, error } = props;
  const form = useForm({
    mode: 'uncontrolled',
    initialValues: typedSettings(from, amount),
    validate: {
      minimum_amount: (text) =>
        parseAmount(text) === undefined ? t('web-settings.reminders.no_amount') : null,
    },
  });
  const faults = useRefusals(form, error);
  return (
    <Form form={form} error={error} onSubmit={form.onSubmit((typed) => submit(settingsOf(typed)))}>
      <Problem error={error} faults={faults} />
      <Section
        title={t('web-settings.reminders.steps')}
        sentence={t('web-settings.reminders.steps_sentence')}
      >
        <div className={styles['steps']}>
          {LEVEL_DAYS.map((name) => (
            <TextInput
              key={name}
              {...field(form, name)}
              label={t(`web-settings.reminders.step.${name}`)}
              inputMode="numeric"
              rightSection={t('web-settings.reminders.days')}
              rightSectionWidth={64}
              rightSectionPointerEvents="none"
              required
              withAsterisk={false}
            />
          ))}
        </div>
      </Section>
      <Section
        title={t('web-settings.reminders.run')}
        sentence={t('web-settings.reminders.run_sentence')}
      >
        <Stack gap="md" className={styles['form'] ?? ''}>
          <Select
            {...field(form, 'automatic')}
            label={t('web-settings.reminders.automatic')}
            data={AUTOMATIC_REMINDERS.map((one) => ({
              value: one,
              label: t(`enum.AutomaticReminders.${one}`),
            }))}
            allowDeselect={false}
          />
          <Select
            {...field(form, 'hour')}
            label={t('web-settings.reminders.hour')}
            data={HOURS.map((hour) => ({ value: hour, label: `${hour.padStart(2, '0')}:00` }))}
            allowDeselect={false}
          />
          <TextInput
            {...field(form, 'minimum_amount')}
            label={t('web-settings.reminders.minimum')}
            description={t('web-settings.reminders.minimum_hint')}
            inputMode="decimal"
            required
            withAsterisk={false}
          />
          <div className={styles['acts']}>
            <Button type="submit" loading={isPending}>
              {t('web-settings.save')}
            </Button>
            <span role="status" className={styles['done']}>
              {isDone && t('web-settings.saved')}
            </span>
          </div>
        </Stack>
      </Section>
    </Form>
  );
}
