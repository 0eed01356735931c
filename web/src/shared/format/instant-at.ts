import { todayInBrussels } from '#domain/kernel/local-date.ts';
import { timeInBrussels } from '#domain/kernel/local-time.ts';

const HOUR_MS = 3_600_000;
/** Offsets of Belgian time from UTC in hours, in winter and in summer. */
const AHEAD = [1, 2];

/**
 * Instant at which Belgian clocks show the day `2026-03-07` and the time `18:30`. Undefined if they
 * never do, as in the hour skipped in spring. The first of two for the repeated hour in autumn.
 */
export function instantAt(day: string, time: string): string | undefined {
  const shown = Date.parse(`${day}T${time}:00Z`);
  const found = AHEAD.map((hours) => shown - hours * HOUR_MS)
    .filter((ms) => todayInBrussels(ms) === day && timeInBrussels(ms) === time)
    .toSorted((one, other) => one - other)[0];
  return found === undefined ? undefined : new Date(found).toISOString();
}
