import { Button, Group, UnstyledButton } from '@mantine/core';
import { useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react';
import {
  addDays,
  addMonths,
  daysBetween,
  endOfMonth,
  startOfMonth,
} from '#domain/kernel/local-date.ts';
import { useFormat } from '../format/format.ts';
import { today } from '../format/today.ts';
import { useWords } from '../i18n/words.tsx';
import styles from './DayCalendar.module.css';
import { Icon } from './Icon.tsx';

const WEEK_DAYS = 7;
/** A Monday, from which weeks are counted. */
const MONDAY = '2024-01-01';

/** Keys that move in the calendar, with the day that they lead to. */
const MOVES: Readonly<Record<string, (day: string) => string>> = {
  ArrowLeft: (day) => addDays(day, -1),
  ArrowRight: (day) => addDays(day, 1),
  ArrowUp: (day) => addDays(day, -WEEK_DAYS),
  ArrowDown: (day) => addDays(day, WEEK_DAYS),
  Home: startOfWeek,
  End: (day) => addDays(startOfWeek(day), WEEK_DAYS - 1),
  PageUp: (day) => addMonths(day, -1),
  PageDown: (day) => addMonths(day, 1),
};

interface Props {
  /** Chosen day, or empty. */
  readonly value: string;
  readonly isAllowed: (day: string) => boolean;
  readonly onPick: (day: string) => void;
}

/** Calendar of a month, with weeks from Monday, and shortcuts to frequent days below. */
export function DayCalendar({ value, isAllowed, onPick }: Props) {
  const { t } = useWords();
  const { day: inDigits } = useFormat();
  const now = today();
  const shortcuts = [
    ['web.day.today', now],
    ['web.day.month_end', endOfMonth(now)],
    ['web.day.in_30_days', addDays(now, 30)],
    ['web.day.quarter_end', endOfMonth(addMonths(now, (12 - Number(now.slice(5, 7))) % 3))],
  ] as const;
  return (
    <div className={styles['calendar']}>
      <Month value={value} isAllowed={isAllowed} onPick={onPick} />
      <Group gap={6} className={styles['shortcuts'] ?? ''}>
        {shortcuts
          .filter(([, day]) => isAllowed(day))
          .map(([label, day]) => (
            <Button
              key={label}
              size="xs"
              variant="default"
              title={inDigits(day)}
              data-mantine-stop-propagation
              onClick={() => onPick(day)}
            >
              {t(label)}
            </Button>
          ))}
      </Group>
      <p className={styles['keys']}>{t('web.day.keys')}</p>
    </div>
  );
}

function Month({ value, isAllowed, onPick }: Props) {
  const { month, longDay, weekdays } = useFormat();
  const [current, setCurrent] = useState(value === '' ? today() : value);
  const body = useRef<HTMLTableSectionElement>(null);
  const isMoved = useRef(false);
  useLayoutEffect(() => {
    if (isMoved.current) body.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
    isMoved.current = false;
  });
  const move = (event: KeyboardEvent) => {
    const next = MOVES[event.key];
    if (next === undefined) return;
    event.preventDefault();
    isMoved.current = true;
    setCurrent(next(current));
  };
  return (
    <>
      <div className={styles['head']}>
        <strong aria-live="polite">{month(current)}</strong>
        <Turn label="web.day.previous" isBack onClick={() => setCurrent(addMonths(current, -1))} />
        <Turn label="web.day.next" onClick={() => setCurrent(addMonths(current, 1))} />
      </div>
      <table className={styles['month']} aria-label={month(current)}>
        <thead>
          <tr>
            {weekdays.map((name) => (
              <th key={name} scope="col" abbr={name}>
                {name.slice(0, 2)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody ref={body}>
          {listWeeks(current).map((week) => (
            <tr key={week[0]}>
              {week.map((day) => (
                <td key={day}>
                  <UnstyledButton
                    className={styles['day']}
                    data-other={day.slice(0, 7) !== current.slice(0, 7) || undefined}
                    data-today={day === today() || undefined}
                    data-autofocus={day === current || undefined}
                    data-mantine-stop-propagation
                    tabIndex={day === current ? 0 : -1}
                    aria-pressed={day === value}
                    aria-disabled={!isAllowed(day) || undefined}
                    aria-label={longDay(day)}
                    onKeyDown={move}
                    onClick={() => isAllowed(day) && onPick(day)}
                  >
                    {Number(day.slice(8))}
                  </UnstyledButton>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

/** Button that turns to the month before or after. */
function Turn(props: {
  readonly label: string;
  readonly isBack?: boolean;
  readonly onClick: () => void;
}) {
  const { t } = useWords();
  const { label, isBack, onClick } = props;
  return (
    <UnstyledButton
      className={styles['turn']}
      data-back={isBack}
      data-mantine-stop-propagation
      aria-label={t(label)}
      onClick={onClick}
    >
      <Icon name="chevron-right" />
    </UnstyledButton>
  );
}

function startOfWeek(day: string): string {
  const days = daysBetween(MONDAY, day);
  return addDays(day, -(((days % WEEK_DAYS) + WEEK_DAYS) % WEEK_DAYS));
}

/** Lists the weeks of a month, with the days of its neighbours that complete them. */
function listWeeks(month: string): readonly (readonly string[])[] {
  const last = endOfMonth(month);
  const weeks: string[][] = [];
  for (let day = startOfWeek(startOfMonth(month)); day <= last; day = addDays(day, WEEK_DAYS))
    weeks.push(Array.from({ length: WEEK_DAYS }, (_, place) => addDays(day, place)));
  return weeks;
}
