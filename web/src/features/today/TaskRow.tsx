import { UnstyledButton, VisuallyHidden } from '@mantine/core';
import { useId, useState, type ReactNode } from 'react';
import { daysBetween } from '#domain/kernel/local-date.ts';
import { useFormat } from '../../shared/format/format.ts';
import { today } from '../../shared/format/today.ts';
import { useWords } from '../../shared/i18n/words.tsx';
import { lazyPart } from '../../shared/routing/lazy-component.ts';
import { TASK_LOOKS } from '../../shared/tasks/task-looks.ts';
import { Icon } from '../../shared/ui/Icon.tsx';
import { LazyDialog } from '../../shared/ui/LazyPart.tsx';
import { PathLink } from '../../shared/ui/links.tsx';
import { useOpener } from '../../shared/ui/opener.ts';
import { ApproveTask, findExpenseToApprove } from './ApproveTask.tsx';
import styles from './TodayPage.module.css';
import type { Task, TaskGroup } from './fold-tasks.ts';

const SnoozeMenu = lazyPart(() => import('./SnoozeMenu.tsx'), 'SnoozeMenu');

/** Task with what it is about, its deadline and amount, and a link to do it. */
export function TaskRow(props: { readonly task: Task; readonly isMain?: boolean }) {
  const { task, isMain } = props;
  const id = useId();
  return (
    <li>
      <Row
        tasks={[task]}
        of={task}
        path={task.link}
        describedBy={id}
        isMain={isMain}
        what={
          <>
            <PathLink id={id} path={task.link}>
              {task.title}
            </PathLink>
            <span className={styles['detail']}>{task.detail}</span>
          </>
        }
      />
    </li>
  );
}

/** Several tasks of one kind in a row that unfolds to them. */
export function TaskGroupRow(props: {
  readonly group: TaskGroup;
  /** Page that lists them. */
  readonly path: string | undefined;
}) {
  const { t } = useWords();
  const { group, path } = props;
  const id = useId();
  const [isOpen, show] = useState(false);
  return (
    <li>
      <Row
        tasks={group.tasks}
        of={group}
        path={path}
        describedBy={id}
        what={
          <UnstyledButton
            id={id}
            className={styles['fold']}
            aria-expanded={isOpen}
            onClick={() => show(!isOpen)}
          >
            {t(`web-today.group.${group.kind}`, { count: group.tasks.length })}
            <Icon name="chevron-down" size={16} />
          </UnstyledButton>
        }
      />
      {isOpen && (
        <ul className={styles['folded']} aria-labelledby={id}>
          {group.tasks.map((task) => (
            <TaskRow key={`${task.link} ${task.title}`} task={task} />
          ))}
        </ul>
      )}
    </li>
  );
}

function Row(props: {
  readonly tasks: readonly Task[];
  readonly of: Pick<Task, 'kind' | 'due_on' | 'amount'>;
  readonly path: string | undefined;
  readonly describedBy: string;
  readonly isMain?: boolean | undefined;
  readonly what: ReactNode;
}) {
  const { t } = useWords();
  const { money } = useFormat();
  const { tasks, of, path, describedBy, isMain, what } = props;
  const { kind, due_on: due, amount } = of;
  const { icon, act, asks, isLegal = false } = TASK_LOOKS[kind];
  const [only, ...others] = tasks;
  const toApprove =
    only !== undefined && others.length === 0 ? findExpenseToApprove(only) : undefined;
  return (
    <div className={styles['item']}>
      <span className={styles['kind']}>
        <Icon name={icon} />
      </span>
      <span className={styles['what']}>{what}</span>
      {due === null ? <span /> : <Deadline day={due} isLegal={isLegal} />}
      <span className={styles['amount']}>{amount === null ? '' : money(amount)}</span>
      {toApprove !== undefined ? (
        <ApproveTask id={toApprove} describedBy={describedBy} />
      ) : path === undefined ? (
        <span />
      ) : (
        <PathLink
          path={others.length === 0 ? askedPath(path, asks) : path}
          describedBy={describedBy}
          className={`${styles['act']} ${isMain === true ? styles['main'] : ''}`}
        >
          {t(act)}
        </PathLink>
      )}
      <Snooze tasks={tasks} describedBy={describedBy} />
    </div>
  );
}

/** Address of a task’s page that opens the dialog of its action at once. */
function askedPath(path: string, asks: string | undefined): string {
  return asks === undefined ? path : `${path}${path.includes('?') ? '&' : '?'}act=${asks}`;
}

/** Deadline: how late it is, or its day; with its year if it is another one. */
function Deadline({ day: due, isLegal }: { readonly day: string; readonly isLegal: boolean }) {
  const { t } = useWords();
  const { weekday, day } = useFormat();
  const now = today();
  const isLate = due < now;
  return (
    <span className={styles['due']} data-late={isLate || undefined}>
      {isLegal && (
        <span title={t('web-today.legal')}>
          <Icon name="scale" size={16} />
          <VisuallyHidden>{t('web-today.legal')}</VisuallyHidden>
        </span>
      )}
      {isLate
        ? t('web-today.late', { count: daysBetween(due, now) })
        : due.slice(0, 4) === now.slice(0, 4)
          ? weekday(due)
          : day(due)}
    </span>
  );
}

/** Button for the menu that hides tasks for some time. */
function Snooze(props: { readonly tasks: readonly Task[]; readonly describedBy: string }) {
  const { t } = useWords();
  const { opener, button, drop } = useOpener('menu', SnoozeMenu.preload);
  return (
    <>
      <UnstyledButton
        {...button}
        className={styles['snooze']}
        aria-label={t('web-today.snooze')}
        aria-describedby={props.describedBy}
      >
        <Icon name="alarm" />
      </UnstyledButton>
      {opener.anchor !== undefined && (
        <LazyDialog onClose={drop}>
          <SnoozeMenu {...opener} tasks={props.tasks} />
        </LazyDialog>
      )}
    </>
  );
}
