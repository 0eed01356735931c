import { Link } from '@tanstack/react-router';
import { daysBetween } from '#domain/kernel/local-date.ts';
import { useFormat } from '../../shared/format/format.ts';
import { today } from '../../shared/format/today.ts';
import { useWords } from '../../shared/i18n/words.tsx';
import { TASK_LOOKS } from '../../shared/tasks/task-looks.ts';
import { Tag } from '../../shared/ui/State.tsx';
import { PathLink } from '../../shared/ui/links.tsx';
import { selectTasks, useAllTasks } from './building-tasks.ts';
import styles from './register.module.css';

/** Days before a deadline of the law from which it is shown in red, as if it were missed. */
const LEGAL_DAYS = 7;
/** Days before any other deadline from which it is marked. */
const SOON_DAYS = 30;

/** Number of tasks of buildings; that of a single one opens its page of today. */
export function TaskCount({ of }: { readonly of: readonly string[] }) {
  const { t } = useWords();
  const { integer } = useFormat();
  const tasks = useAllTasks();
  if (tasks === undefined) return null;
  const count = selectTasks(tasks, of).length;
  const [only] = of;
  if (only === undefined || of.length > 1 || count === 0) return integer(count);
  return (
    <Link
      to="/"
      search={{ building_id: only }}
      className={styles['tasks']}
      aria-label={t('web-register.buildings.tasks_of', { count })}
    >
      {integer(count)}
    </Link>
  );
}

/** Next deadline of a building, with what is due. */
export function NextDeadline({ buildingId }: { readonly buildingId: string }) {
  const { t } = useWords();
  const { day, shortDay } = useFormat();
  const tasks = useAllTasks();
  if (tasks === undefined) return null;
  const next = selectTasks(tasks, [buildingId]).find(({ due_on: due }) => due !== null);
  if (next === undefined || next.due_on === null)
    return <span className={styles['calm']}>{t('web-register.buildings.no_deadline')}</span>;
  const { kind, title, link, due_on: due } = next;
  const left = daysBetween(today(), due);
  const isUrgent = left < 0 || (TASK_LOOKS[kind].isLegal === true && left <= LEGAL_DAYS);
  const short = due.slice(0, 4) === today().slice(0, 4) ? shortDay : day;
  return (
    <PathLink path={link} className={styles['deadline']}>
      <Tag tone={isUrgent ? 'bad' : left <= SOON_DAYS ? 'warn' : 'plain'}>
        {t('web-register.buildings.deadline_of', { day: short(due), title })}
      </Tag>
    </PathLink>
  );
}
