import { addDays, daysBetween } from '#domain/kernel/local-date.ts';
import { useFormat } from '../../shared/format/format.ts';
import { today } from '../../shared/format/today.ts';
import { useWords } from '../../shared/i18n/words.tsx';
import { TASK_LOOKS } from '../../shared/tasks/task-looks.ts';
import styles from './HorizonLine.module.css';
import type { Task } from './fold-tasks.ts';
import { placeLabels } from './place-labels.ts';

/** Longest horizon whose line names the Mondays; a longer one names the months. */
const MONTH_DAYS = 35;
/** Longest horizon with a line. */
const YEAR_DAYS = 366;
/** Fewest days with tasks that make a line worth its height. */
const FEWEST = 2;
/** Place from which on a day would be written beyond the line. */
const LAST_LABEL = 0.97;

/** Coming deadlines on a line of days, for a glance; the list below says the same in words. */
export function HorizonLine(props: {
  readonly tasks: readonly Task[];
  /** Last day; if absent, the last deadline. */
  readonly last: string | undefined;
}) {
  const { t } = useWords();
  const { weekday, shortDay } = useFormat();
  const now = today();
  const coming = props.tasks.flatMap((task) =>
    task.due_on !== null && task.due_on >= now ? [{ ...task, due_on: task.due_on }] : [],
  );
  const byDay = Map.groupBy(coming, ({ due_on }) => due_on);
  const last =
    props.last ??
    coming
      .map(({ due_on }) => due_on)
      .toSorted()
      .at(-1) ??
    now;
  const length = daysBetween(now, last);
  if (byDay.size < FEWEST || length === 0 || length > YEAR_DAYS) return null;
  const place = (day: string) => daysBetween(now, day) / length;
  const at = (day: string) => ({ insetInlineStart: `${100 * place(day)}%` });
  const marks = placeLabels(
    [...byDay].map(([day, [first, ...others]]) => ({
      day,
      place: place(day),
      text: first === undefined ? '' : t(TASK_LOOKS[first.kind].act),
      isLegal: [first, ...others].some((task) => task && TASK_LOOKS[task.kind].isLegal),
    })),
  );
  const days = Array.from({ length: length + 1 }, (_, index) => addDays(now, index));
  const isNamed = length > MONTH_DAYS ? isFirstOfMonth : isMonday;
  return (
    <div aria-hidden className={styles['line']}>
      {days
        .filter((day) => length <= MONTH_DAYS || isNamed(day))
        .map((day) => (
          <span key={day} className={styles['tick']} data-named={isNamed(day)} style={at(day)}>
            {isNamed(day) && place(day) < LAST_LABEL && shortDay(day)}
          </span>
        ))}
      {marks.map(({ day, text, isLegal, isShown, align }) => (
        <span
          key={day}
          className={styles['mark']}
          data-legal={isLegal || undefined}
          data-align={align}
          style={at(day)}
          title={`${weekday(day)} · ${text}`}
        >
          {isShown && <span>{text}</span>}
        </span>
      ))}
    </div>
  );
}

function isMonday(day: string): boolean {
  return new Date(`${day}T00:00:00Z`).getUTCDay() === 1;
}

function isFirstOfMonth(day: string): boolean {
  return day.endsWith('-01');
}
