import { REMINDER_LEVELS } from '#domain/payment-reminders/levels.ts';
import type { PaymentReminder } from '../../shared/api/generated.ts';
import { useFormat } from '../../shared/format/format.ts';
import { sumEuro } from '../../shared/format/sum-euro.ts';
import { useWords } from '../../shared/i18n/words.tsx';
import { TextLink } from '../../shared/ui/links.tsx';
import { Standing } from './reminder-columns.tsx';
import styles from './reminders.module.css';

/** Reminders in columns by level, with number and total of each level. */
export function Board({ reminders }: { readonly reminders: readonly PaymentReminder[] }) {
  const { t } = useWords();
  const { money } = useFormat();
  const byLevel = Map.groupBy(reminders, ({ reminder_level: level }) => level);
  return (
    <div className={styles['board']}>
      {REMINDER_LEVELS.map((level) => {
        const own = byLevel.get(level) ?? [];
        return (
          <section key={level} aria-labelledby={`level-${level}`} className={styles['level']}>
            <h2 id={`level-${level}`}>{t(`enum.ReminderLevel.${level}`)}</h2>
            <p className={styles['sum']}>
              {t('web-reminders.of_level', {
                count: own.length,
                amount: money(sumEuro(own.map(({ total_amount: total }) => total))),
              })}
            </p>
            <ul className={styles['cards']}>
              {own.map((reminder) => (
                <Card key={reminder.id} reminder={reminder} />
              ))}
            </ul>
          </section>
        );
      })}
    </div>
  );
}

function Card({ reminder }: { readonly reminder: PaymentReminder }) {
  const { t } = useWords();
  const { money } = useFormat();
  const { id, owner_name: owner, total_amount: total, days_overdue: days } = reminder;
  return (
    <li className={styles['card']}>
      <TextLink to="/payment-reminders/$id" params={{ id }}>
        {owner}
      </TextLink>
      <span>
        <strong>{money(total)}</strong>{' '}
        {days > 0 && (
          <span className={styles['days']}>{t('web-reminders.late', { count: days })}</span>
        )}
      </span>
      <span>
        <Standing reminder={reminder} />
      </span>
    </li>
  );
}
