import type { RoundRow } from './repository.ts';

/** Result of an item before any vote, or without one. */
const NOT_VOTED = {
  result: null,
  for: null,
  against: null,
  abstain: null,
  votes_cast: null,
  threshold: null,
  before_reduction: null,
  capped: [],
  candidates: [],
};

/** Finds the result of an item: that of its valid round, once counted. */
export function resultOf(rounds: readonly RoundRow[]) {
  return findValidRound(rounds)?.outcome ?? NOT_VOTED;
}

/** Finds the valid round of an item; undefined if nobody has voted yet. */
export function findValidRound(rounds: readonly RoundRow[]): RoundRow | undefined {
  return rounds.find(({ voided_at }) => voided_at === null);
}
