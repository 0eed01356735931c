import { Button, SegmentedControl } from '@mantine/core';
import { useState } from 'react';
import { addDays } from '#domain/kernel/local-date.ts';
import type { Overview, OverviewFigures } from '../../shared/api/generated.ts';
import { useFormat } from '../../shared/format/format.ts';
import { today } from '../../shared/format/today.ts';
import { useWords } from '../../shared/i18n/words.tsx';
import { useSettings } from '../../shared/session/settings.ts';
import { snooze, snoozedUntil } from '../../shared/session/snoozed.ts';
import { TASK_LOOKS } from '../../shared/tasks/task-looks.ts';
import { HorizonLine } from './HorizonLine.tsx';
import { TaskGroupRow, TaskRow } from './TaskRow.tsx';
import styles from './TodayPage.module.css';
import { TopicChips } from './TopicChips.tsx';
import { byDeadline } from './by-deadline.ts';
import { foldTasks, type Task } from './fold-tasks.ts';
import { isAbout, type Topic } from './topics.ts';

/** Days ahead that can be shown; an empty one for all. */
const HORIZONS = ['7', '30', ''] as const;

/** Figures that link to the list of all tasks of a kind. */
const LISTS: Partial<Record<Task['kind'], keyof OverviewFigures>> = {
  ExpenseToApprove: 'to_approve',
  ExpenseToSubmit: 'to_submit',
  ExpenseToPay: 'to_pay',
  CallToSend: 'to_send',
  ReminderToSend: 'reminders_to_send',
};

/** Pages that list all tasks of a kind without a figure. */
const PAGES: Partial<Record<Task['kind'], string>> = {
  TicketToSettle: '/tickets',
  BankTransactionsOpen: '/bank-transactions/match',
  BankStatementHeld: '/bank-statements',
};

function findListPath(kind: Task['kind'], figures: Overview['figures']): string | undefined {
  const name = LISTS[kind];
  return name === undefined ? PAGES[kind] : figures[name]?.link;
}

/** Tasks grouped by deadline up to a horizon, with the number of those after it. */
export function Tasks(props: {
  readonly tasks: readonly Task[];
  readonly figures: Overview['figures'];
}) {
  const { t } = useWords();
  const { tasks, figures } = props;
  const [horizon, setHorizon] = useState('30');
  const last = horizon === '' ? undefined : addDays(today(), Number(horizon));
  const isNear = ({ due_on: due }: Task) => last === undefined || due === null || due <= last;
  const within = tasks.filter(isNear);
  const [chosen, choose] = useState<Topic>();
  const about = within.filter((task) => chosen !== undefined && isAbout(chosen, task));
  // A topic whose last task is done narrows no longer.
  const topic = about.length === 0 ? undefined : chosen;
  const near = topic === undefined ? within : about;
  const main = near.find(({ kind }) => TASK_LOOKS[kind].isLegal);
  if (tasks.length === 0) return null;
  return (
    <>
      <div className={styles['horizon']}>
        <span>{t('web-today.horizon')}</span>
        <SegmentedControl
          size="xs"
          aria-label={t('web-today.horizon')}
          value={horizon}
          onChange={setHorizon}
          data={HORIZONS.map((days) => ({
            value: days,
            label:
              days === ''
                ? t('web-today.horizon.all')
                : t('web-today.horizon.days', { count: Number(days) }),
          }))}
        />
        <TopicChips tasks={within} chosen={topic} onChoose={choose} />
      </div>
      <HorizonLine tasks={near} last={last} />
      {byDeadline(near, today()).map(({ when, items }) => (
        <section key={when} aria-labelledby={`today-${when}`}>
          <h2 id={`today-${when}`} className={styles['when']}>
            {t(`web-today.when.${when}`)} <span className={styles['count']}>{items.length}</span>
          </h2>
          <ul className={styles['items']}>
            {foldTasks(items).map((row) =>
              'tasks' in row ? (
                <TaskGroupRow key={row.kind} group={row} path={findListPath(row.kind, figures)} />
              ) : (
                <TaskRow key={`${row.link} ${row.title}`} task={row} isMain={row === main} />
              ),
            )}
          </ul>
        </section>
      ))}
      {within.length < tasks.length && (
        <Button mt="md" size="xs" variant="subtle" onClick={() => setHorizon('')}>
          {t('web-today.later', { count: tasks.length - within.length })}
        </Button>
      )}
    </>
  );
}

/** Snoozed tasks, which can be shown again before their day. */
export function SnoozedTasks({ tasks }: { readonly tasks: readonly Task[] }) {
  const { t } = useWords();
  const { day } = useFormat();
  const settings = useSettings();
  return (
    <details className={styles['snoozed']}>
      <summary>{t('web-today.snoozed_tasks', { count: tasks.length })}</summary>
      <ul className={styles['items']}>
        {tasks.map((task) => (
          <li key={`${task.link} ${task.title}`} className={styles['sleeping']}>
            <span>{task.title}</span>
            <span className={styles['due']}>
              {t('web-today.snoozed_until', { day: day(snoozedUntil(task, settings) ?? today()) })}
            </span>
            <Button
              size="xs"
              variant="default"
              aria-label={t('web-today.wake', { task: task.title })}
              onClick={() => void snooze([task], undefined)}
            >
              {t('web-today.wake_now')}
            </Button>
          </li>
        ))}
      </ul>
    </details>
  );
}
