import { useMemo } from 'react';
import type { PaymentReminder } from '../../shared/api/generated.ts';
import { useFormat } from '../../shared/format/format.ts';
import { useWords } from '../../shared/i18n/words.tsx';
import type { Column } from '../../shared/ui/DataTable.tsx';
import { State, Tag } from '../../shared/ui/State.tsx';
import { TextLink } from '../../shared/ui/links.tsx';

/** State of a reminder, and whether it is paused. */
export function Standing({ reminder }: { readonly reminder: PaymentReminder }) {
  const { t } = useWords();
  return (
    <>
      <State of="ReminderStatus" value={reminder.status} />{' '}
      {reminder.paused && <Tag tone="warn">{t('web-reminders.paused')}</Tag>}
    </>
  );
}

/** Table columns of reminders. */
export function useReminderColumns() {
  const { t } = useWords();
  const { day, amount, integer } = useFormat();
  return useMemo(
    (): readonly Column<PaymentReminder>[] => [
      {
        id: 'since',
        header: t('web-reminders.since'),
        sort: 'created_at',
        cell: ({ level_changed_on: since }) => day(since),
      },
      {
        id: 'owner',
        header: t('web.owner'),
        cell: ({ id, owner_name }) => (
          <TextLink to="/payment-reminders/$id" params={{ id }}>
            {owner_name}
          </TextLink>
        ),
      },
      {
        id: 'level',
        header: t('web-reminders.level'),
        cell: ({ reminder_level: level }) => t(`enum.ReminderLevel.${level}`),
      },
      {
        id: 'status',
        header: t('web-reminders.status'),
        cell: (reminder) => <Standing reminder={reminder} />,
      },
      {
        id: 'days',
        header: t('web-reminders.days'),
        isNumber: true,
        cell: ({ days_overdue: days }) => (days === 0 ? '' : integer(days)),
      },
      {
        id: 'penalty',
        header: t('web-reminders.penalty'),
        isNumber: true,
        cell: ({ late_payment_penalty: penalty }) => (penalty === 0 ? '' : amount(penalty)),
      },
      {
        id: 'total',
        header: t('web-reminders.total'),
        isNumber: true,
        cell: ({ total_amount: total }) => amount(total),
      },
    ],
    [t, day, amount, integer],
  );
}
