import { Button } from '@mantine/core';
import type { Expense } from '../../shared/api/generated.ts';
import { useAct } from '../../shared/api/query.ts';
import { useFormat } from '../../shared/format/format.ts';
import { useWords } from '../../shared/i18n/words.tsx';
import { Problem } from '../../shared/ui/Problem.tsx';
import { Part } from '../../shared/ui/record.tsx';
import styles from './expenses.module.css';

/** Problems of an electronic invoice to review before submitting it. */
export function Problems(props: {
  readonly expense: Expense;
  readonly etag: string | undefined;
  /** Called with the etag after a problem was acknowledged. */
  readonly onAcknowledged?: (etag: string | undefined) => void;
}) {
  const { t } = useWords();
  const { instant } = useFormat();
  const { expense, etag, onAcknowledged } = props;
  const acknowledge = useAct('acknowledgeExpenseProblems');
  if (expense.problems.length === 0) return null;
  const mayAct = expense.allowed_actions.includes('acknowledge-problems');
  const letStand = (code: (typeof expense.problems)[number]['code']) => {
    if (code === 'amount_missing') return;
    acknowledge.mutate(
      {
        path: { id: expense.id },
        body: { codes: [code] },
        etag,
      },
      { onSuccess: (answer) => onAcknowledged?.(answer.etag) },
    );
  };
  return (
    <Part title={t('web-expenses.problems')}>
      <ul className={styles['problems']}>
        {expense.problems.map((problem, index) => (
          // Several lines may share a code, and none is reordered.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={index}>
            <p>{problem.detail}</p>
            {problem.acknowledged_at !== null && (
              <p>
                {t('web-expenses.acknowledged', {
                  who: problem.acknowledged_by_name ?? '–',
                  when: instant(problem.acknowledged_at),
                })}
              </p>
            )}
            {problem.acknowledged_at === null && problem.may_be_acknowledged && mayAct && (
              <Button
                variant="default"
                size="xs"
                loading={acknowledge.isPending}
                aria-label={t('web-expenses.acknowledge_one', { detail: problem.detail })}
                onClick={() => letStand(problem.code)}
              >
                {t('web-expenses.acknowledge')}
              </Button>
            )}
          </li>
        ))}
      </ul>
      <Problem error={acknowledge.error} />
    </Part>
  );
}
