import { assert } from '#domain/kernel/assert.ts';
import { countRound, type Ballot, type Outcome, type Round } from './tally.ts';

/** The choice of an owner; in an election, for or against one candidate. */
type ItemBallot = Ballot & { readonly candidate_id: string | null };

interface Candidate {
  readonly id: string;
  readonly name: string;
}

/** Outcome of an item, with its candidates and the number of votes, so that it can be recounted. */
export interface ItemOutcome extends Outcome {
  readonly candidates: readonly (Outcome & {
    readonly candidate_id: string;
    readonly name: string;
  })[];
  readonly present: Round['present'];
  readonly shares_total: number;
}

/**
 * Counts the votes on an item. In an election each candidate is decided separately; the item is adopted if
 * anyone is elected, and its figures are those of the candidate with the most votes.
 * Rule: Civil Code, art. 3.87 §§6–9, 3.88; each person is put to a separate vote.
 */
export function countItem(
  { candidates, ...round }: Omit<Round, 'ballots'> & { readonly candidates: readonly Candidate[] },
  ballots: readonly ItemBallot[],
): ItemOutcome {
  const counted = candidates.map(({ id, name }) => ({
    candidate_id: id,
    name,
    ...countRound({ ...round, ballots: ballots.filter((one) => one.candidate_id === id) }),
  }));
  const { present, shares_total } = round;
  const basis = { present, shares_total, candidates: counted };
  if (counted.length === 0) return { ...countRound({ ...round, ballots }), ...basis };
  const [best] = counted.toSorted((a, b) => b.for - a.for || a.against - b.against);
  assert(best !== undefined, 'an election has candidates');
  const { candidate_id: _id, name: _name, ...figures } = best;
  const isDecided = counted.some(({ result }) => result === 'Adopted');
  return { ...figures, result: isDecided ? 'Adopted' : 'Rejected', ...basis };
}
