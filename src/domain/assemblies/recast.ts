import type { Ballot } from './tally.ts';

type Choice = Ballot['choice'];

/** The vote already cast, and who entered it. */
interface Standing {
  readonly choice: Choice;
  readonly cast_by: string;
  /** True if an owner, or the holder of their proxy, cast it under their own sign-in. */
  readonly is_own: boolean;
}

/** A vote sent where one was already cast. */
interface Recast {
  readonly choice: Choice;
  readonly by: string;
  readonly is_secret: boolean;
  /** True for owners and proxy holders, false for users who enter the votes of the assembly. */
  readonly is_own: boolean;
  /** True if the vote is that of the caller, and not one they cast by proxy. */
  readonly is_principal: boolean;
}

/**
 * Decides what becomes of a second vote on the same item while the ballot is open. A vote under the own
 * sign-in replaces the former one; nobody else changes it. A repeated choice changes nothing, but an owner
 * who confirms a vote that was entered for them makes it their own. In a secret ballot, the answer depends on
 * the vote already cast only for the person who cast it; otherwise it would reveal that vote.
 * Rule: one vote each (art. 3.87 §6); a secret vote stays secret if the assembly asks for one.
 */
export function recast(
  standing: Standing | undefined,
  { choice, by, is_secret, is_own, is_principal }: Recast,
): 'Cast' | 'Stands' | 'OwnVote' | 'Refused' {
  if (standing === undefined) return 'Cast';
  const isTheirs = standing.cast_by === by || is_principal;
  if (standing.is_own && !isTheirs) {
    return !is_secret && standing.choice === choice ? 'Stands' : 'OwnVote';
  }
  if (is_own && standing.cast_by !== by) return 'Cast';
  if (is_secret && standing.cast_by !== by) return 'Refused';
  if (is_secret && !is_own) return 'Cast';
  return standing.choice === choice ? 'Stands' : 'Cast';
}
