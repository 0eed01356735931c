import type { Vote } from '#domain/assemblies/reduction.ts';
import { countRound, type Outcome } from '#domain/assemblies/tally.ts';
import { assert } from '#domain/kernel/assert.ts';
import type { AgendaRow } from '#features/assemblies/meetings/index.ts';
import type { RoundOutcome, VoteRow } from './repository.ts';

/** With what a round is counted. */
interface Counted {
  readonly item: AgendaRow;
  readonly present: readonly Vote[];
  readonly shares_total: number;
}

/**
 * What the votes of a round add up to, with whoever is there. Of an election each candidate is decided
 * by itself, and the item is adopted where somebody is elected.
 */
export function outcomeOf(
  { item, present, shares_total }: Counted,
  votes: readonly VoteRow[],
): RoundOutcome {
  const { majority } = item;
  assert(majority !== null, 'what is only told is not counted');
  const count = (ballots: readonly VoteRow[]): Outcome =>
    countRound({ majority, present, ballots, shares_total });
  const candidates = item.candidates.map(({ id, name }) => ({
    candidate_id: id,
    name,
    ...count(votes.filter(({ candidate_id }) => candidate_id === id)),
  }));
  const basis = { present, shares_total, candidates };
  if (candidates.length === 0) return { ...count(votes), ...basis };
  const [best] = candidates.toSorted((a, b) => b.for - a.for || a.against - b.against);
  assert(best !== undefined, 'an election is between somebody');
  const { candidate_id: _id, name: _name, ...figures } = best;
  const isDecided = candidates.some(({ result }) => result === 'Adopted');
  return { ...figures, result: isDecided ? 'Adopted' : 'Rejected', ...basis };
}
