import { timeInBrussels } from '#domain/kernel/local-time.ts';

const HOUR_MS = 3_600_000;
const HOURS_OF_DAY = 24;

/** Returns the hour in Belgium at an instant. */
function hourAt(epochMs: number): number {
  return Number(timeInBrussels(epochMs).slice(0, 'HH'.length));
}

/**
 * Lists the hours of the day that began in Belgium after one instant, up to and including another; all of
 * them if they are a day or more apart. The hour skipped in spring begins with the next one.
 */
export function listHoursBegun(afterMs: number, untilMs: number): ReadonlySet<number> {
  const [first, last] = [Math.floor(afterMs / HOUR_MS) + 1, Math.floor(untilMs / HOUR_MS)];
  const begun = new Set<number>();
  for (let mark = Math.max(first, last - HOURS_OF_DAY + 1); mark <= last; mark += 1) {
    const hour = hourAt(mark * HOUR_MS);
    const before = hourAt((mark - 1) * HOUR_MS);
    begun.add(hour);
    if (hour === before + 2) begun.add(hour - 1);
  }
  return begun;
}
