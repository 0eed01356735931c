import type { Ballot } from './tally.ts';

type Choice = Ballot['choice'];

/** A vote that stands, and who entered it. */
interface Standing {
  readonly choice: Choice;
  readonly cast_by: string;
}

/** A vote that is sent where one stands already. */
interface Recast {
  readonly choice: Choice;
  readonly by: string;
  readonly is_secret: boolean;
  /** Of who enters the votes of the whole assembly. */
  readonly may_correct: boolean;
}

/**
 * What becomes of a vote on what has been voted on already: the same again stands, another one is a
 * correction, until the item is closed. Of a secret ballot the answer never depends on what stands,
 * but to whoever cast it, and nobody else changes it: else one could ask, or undo, how somebody voted.
 * Rule: one vote each (art. 3.87 §6); a secret vote stays secret where the assembly asks for one.
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
