import { useWords } from '../i18n/words.tsx';
import { Icon } from './Icon.tsx';
import styles from './StepsRow.module.css';
import { PathLink } from './links.tsx';

/** Step of a course. */
interface CourseStep {
  readonly name: string;
  readonly isDone: boolean;
  /** Its state in words. */
  readonly note?: string;
  /** Page that shows it. */
  readonly path?: string;
}

/** Steps of a course in a row: done, the one to do now, and those after it. */
export function StepsRow(props: {
  readonly steps: readonly CourseStep[];
  /** Place of the step that is shown; by default the first that is not done. */
  readonly now?: number;
}) {
  const { t } = useWords();
  const { steps } = props;
  const { now = steps.findIndex(({ isDone }) => !isDone) } = props;
  return (
    <ol className={styles['steps']} aria-label={t('web.record.steps')}>
      {steps.map(({ name, isDone, note, path }, place) => (
        <li
          key={name}
          data-done={isDone || undefined}
          aria-current={place === now ? 'step' : undefined}
        >
          <span aria-hidden className={styles['number']}>
            {isDone ? <Icon name="check" size={14} /> : place + 1}
          </span>
          <span className={styles['words']}>
            <PathLink path={path}>{name}</PathLink>
            {note !== undefined && <small>{note}</small>}
          </span>
        </li>
      ))}
    </ol>
  );
}
