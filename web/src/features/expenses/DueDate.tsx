import { daysBetween } from '#domain/kernel/local-date.ts';
import type { Expense } from '../../shared/api/generated.ts';
import { useFormat } from '../../shared/format/format.ts';
import { today } from '../../shared/format/today.ts';
import { useWords } from '../../shared/i18n/words.tsx';
import styles from './expenses.module.css';

/** Day on which an invoice is due; how many days ago, if it is still to be paid. */
export function DueDate({ expense }: { readonly expense: Expense }) {
  const { t } = useWords();
  const { day } = useFormat();
  const { due_date: due, status, kind } = expense;
  if (due === null) return null;
  const now = today();
  const isOpen = status === 'PendingApproval' || status === 'Approved';
  if (!isOpen || kind === 'CreditNote' || due >= now) return day(due);
  return (
    <span className={styles['late']}>
      {day(due)} <small>{t('web-expenses.days_late', { days: daysBetween(due, now) })}</small>
    </span>
  );
}
