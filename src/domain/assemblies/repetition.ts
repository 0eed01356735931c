import { addDays, type LocalDate } from '#domain/kernel/local-date.ts';
import type { Majority } from './majority.ts';
import type { Outcome } from './tally.ts';

const DAYS_BETWEEN = 30;

/** What was decided, with its figures. */
interface Decided extends Pick<Outcome, 'result' | 'against' | 'abstain' | 'before_reduction'> {
  readonly majority: Majority | null;
}

/**
 * The first day on which what asked for the unanimity of all may be put to the vote again, and decided
 * by the unanimity of those present or represented: where it failed because owners were absent, and for
 * nothing else. Null: it may not.
 * Rule: Civil Code, art. 3.88 §3: a new assembly, at least 30 days later.
 */
export function repeatableFrom(decided: Decided, decidedOn: LocalDate): LocalDate | null {
  const { majority, result, before_reduction: votes } = decided;
  const onlyAbsent =
    majority === 'Unanimity' &&
    result === 'Rejected' &&
    votes.for > 0 &&
    votes.against === 0 &&
    votes.abstain === 0;
  return onlyAbsent ? addDays(decidedOn, DAYS_BETWEEN) : null;
}
