const DAY_MS = 24 * 60 * 60_000;

/** Number of days back to which the database can be restored to any instant. */
export const RECOVERABLE_DAYS = 7;

/**
 * Selects the copies of the database to keep, newest first: those of the last seven days, and the newest
 * older one, from which the log restores the earliest instant.
 * @param madeMs when each was completed, in milliseconds since 1970, in any order
 */
export function selectBasesToKeep(madeMs: readonly number[], nowMs: number): number[] {
  const newestFirst = [...madeMs].sort((one, other) => other - one);
  const firstMs = nowMs - RECOVERABLE_DAYS * DAY_MS;
  const before = newestFirst.findIndex((made) => made <= firstMs);
  return before === -1 ? newestFirst : newestFirst.slice(0, before + 1);
}
