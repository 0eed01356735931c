import { addDays, type LocalDate } from '#domain/kernel/local-date.ts';
import type { Majority } from './majority.ts';
import { isAssembly, type MeetingType } from './meeting-state.ts';
import type { Vote } from './reduction.ts';
import type { Outcome } from './tally.ts';

const DAYS_BETWEEN = 30;

/** A decision with its figures. */
interface Decided extends Pick<Outcome, 'result' | 'before_reduction'> {
  /** Type of the meeting that decided. */
  readonly meeting_type: MeetingType;
  readonly majority: Majority | null;
  /** Votes of those present or represented. */
  readonly present: readonly Vote[];
}

/**
 * Returns the first day on which a decision that requires the unanimity of all may be put to the vote again
 * and decided by the unanimity of those present or represented; null if it may not. It must have failed
 * only because owners were absent: all those present voted for it. That excludes the council, most owners
 * never being part of it, and decisions in writing, where silence is a refusal.
 * Rule: Civil Code, art. 3.88 §3: a new assembly, at least 30 days later.
 */
export function findRepetitionDay(decided: Decided, decidedOn: LocalDate): LocalDate | null {
  const { majority, result, present, before_reduction: votes } = decided;
  const votesPresent = present.reduce((sum, { weight }) => sum + weight, 0);
  const onlyAbsent =
    isAssembly(decided) &&
    majority === 'Unanimity' &&
    result === 'Rejected' &&
    votes.for > 0 &&
    votes.for === votesPresent;
  return onlyAbsent ? earliestRepetition(decidedOn) : null;
}

/** Returns the first possible day of the new assembly (art. 3.88 §3). */
export function earliestRepetition(decidedOn: LocalDate): LocalDate {
  return addDays(decidedOn, DAYS_BETWEEN);
}
