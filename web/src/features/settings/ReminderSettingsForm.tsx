import { Button, Select, Stack } from '@mantine/core';
import { useForm } from '@mantine/form';
import { AUTOMATIC_REMINDERS } from '#domain/payment-reminders/run-rules.ts';
import type { ReminderSettings, UpdateReminderSettings } from '../../shared/api/generated.ts';
import { useFormat } from '../../shared/format/format.ts';
import { useAmountFault } from '../../shared/format/input-faults.ts';
import { useWords } from '../../shared/i18n/words.tsx';
import { Form, type Submission } from '../../shared/ui/Form.tsx';
import { Section } from '../../shared/ui/Section.tsx';
import { ChoiceField, TextField } from '../../shared/ui/fields.tsx';
import { field } from '../../shared/ui/form.ts';
import { toSettingsBody, LEVEL_DAYS, toSettingsInput } from './settings-input.ts';
import styles from './settings.module.css';

const HOURS = Array.from({ length: 24 }, (_, hour) => String(hour));

/** Form for the four reminder levels with their days, and the automatic daily run. */
export function ReminderSettingsForm(props: {
  readonly from: ReminderSettings;
  readonly submit: (settings: UpdateReminderSettings) => void;
  readonly act: Submission;
  readonly isDone: boolean;
}) {
  const { t } = useWords();
  const { amount } = useFormat();
  const amountFault = useAmountFault();
  const { from, submit, act, isDone } = props;
  const form = useForm({
    mode: 'uncontrolled',
    initialValues: toSettingsInput(from, amount),
    validate: {
      minimum_amount: amountFault,
    },
  });
  return (
    <Form
      form={form}
      gap={0}
      maw="none"
      act={act}
      onSubmit={form.onSubmit((typed) => submit(toSettingsBody(typed)))}
    >
      <Section
        title={t('web-settings.reminders.steps')}
        sentence={t('web-settings.reminders.steps_sentence')}
      >
        <div className={styles['steps']}>
          {LEVEL_DAYS.map((name) => (
            <TextField
              name={name}
              label={`web-settings.reminders.step.${name}`}
              as="integer"
              key={name}
              rightSection={t('web-settings.reminders.days')}
              rightSectionWidth={64}
              rightSectionPointerEvents="none"
              required
            />
          ))}
        </div>
      </Section>
      <Section
        title={t('web-settings.reminders.run')}
        sentence={t('web-settings.reminders.run_sentence')}
      >
        <Stack gap="md" className={styles['form'] ?? ''}>
          <ChoiceField
            name="automatic"
            label="web-settings.reminders.automatic"
            of="AutomaticReminders"
            values={AUTOMATIC_REMINDERS}
          />
          <Select
            {...field(form, 'hour')}
            label={t('web-settings.reminders.hour')}
            data={HOURS.map((hour) => ({ value: hour, label: `${hour.padStart(2, '0')}:00` }))}
            allowDeselect={false}
          />
          <TextField
            name="minimum_amount"
            label="web-settings.reminders.minimum"
            as="amount"
            hint="web-settings.reminders.minimum_hint"
            required
          />
          <div className={styles['acts']}>
            <Button type="submit" loading={act.isPending}>
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
