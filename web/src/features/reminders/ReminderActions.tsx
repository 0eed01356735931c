import { Button, Menu } from '@mantine/core';
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
import { useSendingCheck } from '../../shared/letters/use-sending-check.ts';
import { ActDialog } from '../../shared/ui/ActDialog.tsx';
import type { Check } from '../../shared/ui/CheckPanel.tsx';
import { useAskedAct } from '../../shared/ui/asked-act.ts';
import { AreaField, ChoiceField, DayField, TextField } from '../../shared/ui/fields.tsx';
import { NO_WORDS, performAction } from './perform-action.ts';

/**
 * Actions that advance the reminder. The first available one is coloured, all others are in a menu.
 */
const LEADING: readonly ReminderOperation[] = ['send', 'mark-sent', 'escalate'];

/** Buttons for the actions that the state of the reminder and the reader’s rights allow. */
export function ReminderActions(props: {
  readonly reminder: PaymentReminder;
  readonly etag: string | undefined;
}) {
  const { t } = useWords();
  const { reminder, etag } = props;
  const [asked, ask] = useState<ReminderOperation>();
  const open = REMINDER_OPERATIONS.filter((act) => reminder.allowed_actions.includes(act));
  const leading = LEADING.filter((act) => open.includes(act));
  const others = open.filter((act) => !LEADING.includes(act));
  useAskedAct((name) => ask(leading.find((act) => act === name)));
  return (
    <>
      {others.length > 0 && (
        <Menu position="bottom-end">
          <Menu.Target>
            <Button variant="default">{t('web.more_actions')}</Button>
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
      {asked === 'send' && (
        <Send act={asked} reminder={reminder} etag={etag} onClose={() => ask(undefined)} />
      )}
      {asked !== undefined && asked !== 'send' && (
        <Act act={asked} reminder={reminder} etag={etag} onClose={() => ask(undefined)} />
      )}
    </>
  );
}

interface ActProps {
  readonly act: ReminderOperation;
  readonly reminder: PaymentReminder;
  readonly etag: string | undefined;
  readonly onClose: () => void;
}

function Send(props: ActProps) {
  const check = useSendingCheck('previewReminderSending', props.reminder.id);
  return <Act {...props} check={check} />;
}

function Act(props: ActProps & { readonly check?: Check }) {
  const { t } = useWords();
  const { money } = useFormat();
  const { act, onClose, check } = props;
  // As of opening the dialog, so that exactly what it shows is sent.
  const [{ reminder, etag }] = useState(props);
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
      check={check}
      submit={t(`web-reminders.submit.${act}`)}
      initial={{ ...NO_WORDS, sent_on: today() }}
      run={(given) => performAction(act, { reminder, etag, given })}
      onClose={onClose}
    >
      {act === 'mark-sent' ? (
        <>
          <DayField name="sent_on" label="web-reminders.sent_on" max={today()} required />
          <ChoiceField
            name="by"
            label="web-reminders.channel"
            of="SendingChannel"
            values={SENDING_CHANNELS}
          />
          <TextField name="tracking_number" label="web-reminders.tracking" />
        </>
      ) : (
        act !== 'send' &&
        act !== 'escalate' && (
          <AreaField name="reason" label="web-reminders.reason" required data-autofocus />
        )
      )}
    </ActDialog>
  );
}
