import { Button, Menu, Select, Textarea, TextInput } from '@mantine/core';
import { useState } from 'react';
import { SENDING_CHANNELS } from '#domain/payment-reminders/free-term.ts';
import { nextLevel } from '#domain/payment-reminders/levels.ts';
import {
  REMINDER_OPERATIONS,
  type ReminderOperation,
} from '#domain/payment-reminders/reminder-state.ts';
import type { PaymentReminder } from '../../shared/api/generated.ts';
import { useFormat } from '../../shared/format/format.ts';
import { today } from '../../shared/format/today.ts';
import { useWords } from '../../shared/i18n/words.tsx';
import { ActDialog } from '../../shared/ui/ActDialog.tsx';
import { field } from '../../shared/ui/form.ts';
import { NO_WORDS, perform } from './perform.ts';

/**
 * Actions that advance the reminder. The first available one is coloured, all others are in a menu.
 */
const LEADING: readonly ReminderOperation[] = ['send', 'mark-sent', 'escalate'];

/** Buttons for the actions that the state of the reminder and the reader’s rights allow. */
export function Acts(props: {
  readonly reminder: PaymentReminder;
  readonly etag: string | undefined;
}) {
  const { t } = useWords();
  const { reminder, etag } = props;
  const [asked, ask] = useState<ReminderOperation>();
  const open = REMINDER_OPERATIONS.filter((act) => reminder.allowed_actions.includes(act));
  const leading = LEADING.filter((act) => open.includes(act));
  const others = open.filter((act) => !LEADING.includes(act));
  return (
    <>
      {others.length > 0 && (
        <Menu position="bottom-end">
          <Menu.Target>
            <Button variant="default">{t('web-reminders.more')}</Button>
          </Menu.Target>
          <Menu.Dropdown>
            {others.map((act) => (
              <Menu.Item key={act} onClick={() => ask(act)}>
                {t(`web-reminders.act.${act}`)}
              </Menu.Item>
            ))}
          </Menu.Dropdown>
        </Menu>
      )}
      {leading.toReversed().map((act) => (
        <Button
          key={act}
          variant={act === leading[0] ? 'filled' : 'default'}
          onClick={() => ask(act)}
        >
          {t(`web-reminders.act.${act}`)}
        </Button>
      ))}
      {asked !== undefined && (
        <Act act={asked} reminder={reminder} etag={etag} onClose={() => ask(undefined)} />
      )}
    </>
  );
}

function Act(props: {
  readonly act: ReminderOperation;
  readonly reminder: PaymentReminder;
  readonly etag: string | undefined;
  readonly onClose: () => void;
}) {
  const { t } = useWords();
  const { money } = useFormat();
  const { act, reminder, etag, onClose } = props;
  const next = nextLevel(reminder.reminder_level) ?? reminder.reminder_level;
  return (
    <ActDialog
      title={t(`web-reminders.act.${act}`)}
      consequence={t(`web-reminders.consequence.${act}`, {
        owner: reminder.owner_name,
        level: t(`enum.ReminderLevel.${act === 'escalate' ? next : reminder.reminder_level}`),
        amount: money(reminder.total_amount),
        penalty: money(
          reminder.late_payment_penalty + (act === 'waive-penalty' ? reminder.penalty_charged : 0),
        ),
      })}
      submit={t(`web-reminders.submit.${act}`)}
      initial={{ ...NO_WORDS, sent_on: today() }}
      run={(given) => perform(act, { reminder, etag, given })}
      onClose={onClose}
    >
      {(form) =>
        act === 'mark-sent' ? (
          <>
            <TextInput
              {...field(form, 'sent_on')}
              type="date"
              label={t('web-reminders.sent_on')}
              max={today()}
              required
              withAsterisk={false}
            />
            <Select
              {...field(form, 'by')}
              label={t('web-reminders.channel')}
              data={SENDING_CHANNELS.map((value) => ({
                value,
                label: t(`enum.SendingChannel.${value}`),
              }))}
              allowDeselect={false}
            />
            <TextInput {...field(form, 'tracking_number')} label={t('web-reminders.tracking')} />
          </>
        ) : (
          act !== 'send' &&
          act !== 'escalate' && (
            <Textarea
              {...field(form, 'reason')}
              label={t('web-reminders.reason')}
              required
              withAsterisk={false}
              data-autofocus
            />
          )
        )
      }
    </ActDialog>
  );
}
