import { Link } from '@tanstack/react-router';
import { useFormat } from '../../shared/format/format.ts';
import { today } from '../../shared/format/today.ts';
import { useWords } from '../../shared/i18n/words.tsx';
import { findDeadline, selectTasks, useAllTasks } from '../../shared/tasks/all-tasks.ts';
import { Tag } from '../../shared/ui/State.tsx';
import { PathLink } from '../../shared/ui/links.tsx';
import styles from './register.module.css';

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
  const next = findDeadline(selectTasks(tasks, [buildingId]));
  if (next === undefined)
    return <span className={styles['calm']}>{t('web-register.buildings.no_deadline')}</span>;
  const { task, due, tone } = next;
  const short = due.slice(0, 4) === today().slice(0, 4) ? shortDay : day;
  return (
    <PathLink path={task.link} className={styles['deadline']}>
      <Tag tone={tone}>
        {t('web-register.buildings.deadline_of', { day: short(due), title: task.title })}
      </Tag>
    </PathLink>
  );
}
