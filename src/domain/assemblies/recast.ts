import type { Ballot } from './tally.ts';

type Choice = Ballot['choice'];

/** The vote already cast, and who entered it. */
interface Standing {
  readonly choice: Choice;
  readonly cast_by: string;
}

/** A vote sent where one was already cast. */
interface Recast {
  readonly choice: Choice;
  readonly by: string;
  readonly is_secret: boolean;
  /** True for users who enter the votes of the whole assembly. */
  readonly may_correct: boolean;
}

/**
 * Decides what becomes of a second vote on the same item: a repeated choice changes nothing, a different
 * one is a correction until the item is closed. For a secret ballot the answer depends on the vote already
 * cast only for the person who cast it, and no one else changes it; otherwise it would reveal or undo
 * another person's vote.
 * Rule: one vote each (art. 3.87 §6); a secret vote stays secret if the assembly asks for one.
 */
export function recast(
  standing: Standing | undefined,
  { choice, by, is_secret, may_correct }: Recast,
): 'Cast' | 'Stands' | 'Refused' {
  if (standing === undefined) return 'Cast';
  if (is_secret && standing.cast_by !== by) return 'Refused';
  if (is_secret && may_correct) return 'Cast';
  if (standing.choice === choice) return 'Stands';
  return may_correct ? 'Cast' : 'Refused';
}
