import { todayInBrussels } from '#domain/kernel/local-date.ts';
import { timeInBrussels } from '#domain/kernel/local-time.ts';

const HOUR_MS = 3_600_000;
/** How far Belgium is ahead of UTC: in winter and in summer. */
const AHEAD = [1, 2];

/**
 * The instant at which the clocks in Belgium show a day `2026-03-07` and a time `18:30`; undefined: they
 * never do, as in the hour that is skipped in spring. An hour that comes twice is its first.
 */
export function instantAt(day: string, time: string): string | undefined {
  const shown = Date.parse(`${day}T${time}:00Z`);
  const found = AHEAD.map((hours) => shown - hours * HOUR_MS)
    .filter((ms) => todayInBrussels(ms) === day && timeInBrussels(ms) === time)
    .toSorted((one, other) => one - other)[0];
  return found === undefined ? undefined : new Date(found).toISOString();
}
