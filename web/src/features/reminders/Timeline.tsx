import { useQuery } from '@tanstack/react-query';
import type { PaymentReminder } from '../../shared/api/generated.ts';
import { apiQuery } from '../../shared/api/query.ts';
import { useFormat } from '../../shared/format/format.ts';
import { useWords } from '../../shared/i18n/words.tsx';
import { useMe, useRight } from '../../shared/session/session.ts';
import { Part } from '../../shared/ui/record.tsx';
import styles from './reminders.module.css';

const MOST = 500;

/** History of a reminder, newest first. */
export function Timeline({ reminder }: { readonly reminder: PaymentReminder }) {
  const { t } = useWords();
  const { instant, money } = useFormat();
  const nameOf = useNames();
  // Events are identified by their position, since two may share an instant.
  const events = reminder.events.map((event, place) => ({ ...event, place })).toReversed();
  return (
    <Part title={t('web.record.steps')}>
      <ol className={styles['timeline']}>
        {events.map((event) => (
          <li key={event.place}>
            <span className={styles['when']}>{instant(event.occurred_at)}</span>
            <span>
              <strong>{t(`enum.ReminderEvent.${event.event}`)}</strong> ·{' '}
              {[
                t(`enum.ReminderLevel.${event.reminder_level}`),
                money(event.amount_owed),
                event.penalty === 0
                  ? null
                  : t('web-reminders.with_penalty', { amount: money(event.penalty) }),
                event.detail,
                nameOf(event.actor_id),
              ]
                .filter(Boolean)
                .join(' · ')}
            </span>
          </li>
        ))}
      </ol>
    </Part>
  );
}

/**
 * Returns a function that gives the name of who acted, if the reader may know it; automatic actions
 * have a name of their own.
 */
function useNames(): (id: string) => string | undefined {
  const { t } = useWords();
  const me = useMe();
  const may = useRight();
  const users = useQuery({
    ...apiQuery('listUsers', { query: { limit: MOST } }),
    enabled: may('listUsers'),
  });
  return (id) => {
    if (/^[0-]+$/.test(id)) return t('web-reminders.by_itself');
    if (id === me.id) return me.name;
    return users.data?.data.find((user) => user.id === id)?.name;
  };
}
