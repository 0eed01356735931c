import {
  addDays,
  daysBetween,
  startOfMonth,
  todayInBrussels,
  type LocalDate,
} from '#domain/kernel/local-date.ts';

/** A backup of rows and files, as one archive. */
export interface Archive {
  readonly name: string;
  readonly madeMs: number;
  readonly bytes: number;
}

/** Number of days, weeks and months with a kept backup. */
const KEPT = { days: 7, weeks: 4, months: 12 } as const;

const WEEK_DAYS = 7;
/** A Monday. */
const A_MONDAY = '2024-01-01';

/**
 * Selects the backups to keep, newest first: the last one of each of the 7 newest days, 4 newest weeks
 * (from Monday) and 12 newest months with a backup, by the calendar of Europe/Brussels. Days without a
 * backup do not count, so that missing backups never cause older ones to be deleted.
 * @param madeMs when each was made, in milliseconds since 1970, in any order; equal times count once
 */
export function selectBackupsToKeep(madeMs: readonly number[]): number[] {
  const newestFirst = [...new Set(madeMs)].sort((one, other) => other - one);
  const kept = new Set([
    ...lastOfEach(newestFirst, KEPT.days, (day) => day),
    ...lastOfEach(newestFirst, KEPT.weeks, startOfWeek),
    ...lastOfEach(newestFirst, KEPT.months, startOfMonth),
  ]);
  return newestFirst.filter((made) => kept.has(made));
}

/** Returns the newest of each of the `count` newest periods. */
function lastOfEach(
  newestFirst: readonly number[],
  count: number,
  periodOf: (day: LocalDate) => LocalDate,
): number[] {
  const lasts = new Map<LocalDate, number>();
  for (const made of newestFirst) {
    const period = periodOf(todayInBrussels(made));
    if (!lasts.has(period)) lasts.set(period, made);
  }
  return [...lasts.values()].slice(0, count);
}

function startOfWeek(day: LocalDate): LocalDate {
  const since = daysBetween(A_MONDAY, day) % WEEK_DAYS;
  return addDays(day, -((since + WEEK_DAYS) % WEEK_DAYS));
}
