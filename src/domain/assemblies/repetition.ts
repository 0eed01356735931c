import { addDays, type LocalDate } from '#domain/kernel/local-date.ts';
import type { Majority } from './majority.ts';
import { isAssembly, type MeetingType } from './meeting-state.ts';
import type { Vote } from './reduction.ts';
import type { Outcome } from './tally.ts';

const DAYS_BETWEEN = 30;

/** What was decided, with its figures. */
interface Decided extends Pick<Outcome, 'result' | 'before_reduction'> {
  /** Of the meeting that decided. */
  readonly meeting_type: MeetingType;
  readonly majority: Majority | null;
  /** Who was there, or represented. */
  readonly present: readonly Vote[];
}

/**
 * The first day on which what asked for the unanimity of all may be put to the vote again, and decided
 * by the unanimity of those present or represented: where it failed because owners were absent, and for
 * nothing else, hence with the votes of all who were there, none of them silent. Only at an assembly are
 * owners absent: of the council most never were there, and who is silent in writing refuses. Null: it
 * may not.
 * Rule: Civil Code, art. 3.88 §3: a new assembly, at least 30 days later.
 */
export function repeatableFrom(decided: Decided, decidedOn: LocalDate): LocalDate | null {
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

/** The first day of the new assembly at which it may be decided (art. 3.88 §3). */
export function earliestRepetition(decidedOn: LocalDate): LocalDate {
  return addDays(decidedOn, DAYS_BETWEEN);
}
