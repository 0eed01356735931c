import type { RoundRow } from './repository.ts';

/** Before anybody has voted, or where nobody does. */
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

/** What became of an item by its rounds: of the one that is not void, once it was counted. */
export function resultOf(rounds: readonly RoundRow[]) {
  return standingRound(rounds)?.outcome ?? NOT_VOTED;
}

/** The round of an item that holds; undefined: nobody has voted yet. */
export function standingRound(rounds: readonly RoundRow[]): RoundRow | undefined {
  return rounds.find(({ voided_at }) => voided_at === null);
}
