import type { PaymentReminder } from '../../shared/api/generated.ts';
import { useWords } from '../../shared/i18n/words.tsx';
import { State, Tag } from '../../shared/ui/State.tsx';
import type { Column } from '../../shared/ui/columns.tsx';

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
export const reminderColumns: readonly Column<PaymentReminder>[] = [
  { id: 'level_changed_on', header: 'web-reminders.since', as: 'day', sort: 'created_at' },
  { id: 'owner_name', header: 'web.owner', link: '/payment-reminders/$id' },
  { id: 'reminder_level', header: 'web-reminders.level', of: 'ReminderLevel' },
  {
    id: 'status',
    header: 'web-reminders.status',
    cell: (reminder) => <Standing reminder={reminder} />,
  },
  {
    id: 'days',
    header: 'web-reminders.days',
    isNumber: true,
    cell: ({ days_overdue: days }, { integer }) => (days === 0 ? '' : integer(days)),
  },
  { id: 'late_payment_penalty', header: 'web-reminders.penalty', as: 'nonzero', foot: 'sum' },
  { id: 'total_amount', header: 'web-reminders.total', as: 'amount', foot: 'sum' },
];
