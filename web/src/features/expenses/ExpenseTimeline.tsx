import type { Expense } from '../../shared/api/generated.ts';
import { useFormat } from '../../shared/format/format.ts';
import { initials } from '../../shared/format/initials.ts';
import { useWords } from '../../shared/i18n/words.tsx';
import { Icon } from '../../shared/ui/Icon.tsx';
import type { IconName } from '../../shared/ui/icons.ts';
import styles from './ExpenseTimeline.module.css';

/** Step in the life of an expense; its sign is the initials of who took it, or an icon. */
interface Step {
  readonly key: string;
  readonly text: string;
  readonly who: string | null;
  readonly icon: IconName;
}

/** Steps in the life of an expense, latest first. */
export function ExpenseTimeline({ expense }: { readonly expense: Expense }) {
  const { t } = useWords();
  return (
    <ol className={styles['time']} aria-label={t('web.record.steps')}>
      {useSteps(expense).map(({ key, text, who, icon }) => (
        <li key={key}>
          <span aria-hidden className={styles[who === null ? 'icon' : 'person']}>
            {who === null ? <Icon name={icon} size={16} /> : initials(who)}
          </span>
          {text}
        </li>
      ))}
    </ol>
  );
}

function useSteps(expense: Expense): readonly Step[] {
  const { t } = useWords();
  const { instant, day } = useFormat();
  const { created_at, submitted_at: submitted, approved_at: approved, paid_on: paid } = expense;
  const { submitted_by_name: submitter, approved_by_name: approver, received_from: from } = expense;
  const steps: Step[] = [];
  if (paid !== null)
    steps.push({
      key: 'paid',
      text: t('web-expenses.paid', { when: day(paid) }),
      who: null,
      icon: 'building-bank',
    });
  if (approved !== null) {
    const when = instant(approved);
    steps.push({
      key: 'approved',
      text:
        approver === null
          ? t('web-expenses.approved', { when })
          : t('web-expenses.approved_by', { when, who: approver }),
      who: approver,
      icon: 'check',
    });
  }
  if (submitted !== null) {
    const when = instant(submitted);
    steps.push({
      key: 'submitted',
      text:
        submitter === null
          ? t('web-expenses.submitted', { when })
          : t('web-expenses.submitted_by', { when, who: submitter }),
      who: submitter,
      icon: 'upload',
    });
  }
  const when = instant(created_at);
  steps.push({
    key: 'created',
    text:
      from === null
        ? t('web-expenses.created', { when })
        : t('web-expenses.received', { when, from }),
    who: null,
    icon: from === null ? 'file-invoice' : 'mail-opened',
  });
  return steps;
}
