import { useWords } from '../i18n/words.tsx';
import { Icon } from './Icon.tsx';
import styles from './StepsRow.module.css';

/** Steps of a course in a row: done, the one to do now, and those after it. */
export function StepsRow(props: {
  readonly steps: readonly { readonly name: string; readonly isDone: boolean }[];
}) {
  const { t } = useWords();
  const { steps } = props;
  const now = steps.find(({ isDone }) => !isDone);
  return (
    <ol className={styles['steps']} aria-label={t('web.record.steps')}>
      {steps.map((step, place) => (
        <li
          key={step.name}
          data-done={step.isDone || undefined}
          aria-current={step === now ? 'step' : undefined}
        >
          <span aria-hidden className={styles['number']}>
            {step.isDone ? <Icon name="check" size={14} /> : place + 1}
          </span>
          {step.name}
        </li>
      ))}
    </ol>
  );
}
