const DAY_MS = 24 * 60 * 60_000;

/** To each instant of as many days the database can be brought back. */
export const RECOVERABLE_DAYS = 7;

/**
 * The copies of the database that are kept, newest first: those of the last seven days, and the newest
 * one before, from which its log leads to the first instant of them.
 * @param madeMs when each was whole, in milliseconds since 1970, in any order
 */
export function keptBases(madeMs: readonly number[], nowMs: number): number[] {
  const newestFirst = [...madeMs].sort((one, other) => other - one);
  const firstMs = nowMs - RECOVERABLE_DAYS * DAY_MS;
  const before = newestFirst.findIndex((made) => made <= firstMs);
  return before === -1 ? newestFirst : newestFirst.slice(0, before + 1);
}
