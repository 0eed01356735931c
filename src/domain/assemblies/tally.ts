import { isAdopted, type Majority, type Tally } from './majority.ts';
import { reduceVotes, type Vote } from './reduction.ts';

export const CHOICES = ['For', 'Against', 'Abstain'] as const;
type Choice = (typeof CHOICES)[number];

export const RESULTS = ['Adopted', 'Rejected'] as const;
type Result = (typeof RESULTS)[number];

/** The choice of an owner. */
export interface Ballot {
  readonly owner_id: string;
  readonly choice: Choice;
}

/** The votes to count: the majority required, those present with their weights and voters, and the ballots. */
export interface Round {
  readonly majority: Majority;
  readonly present: readonly Vote[];
  readonly ballots: readonly Ballot[];
  /** Votes of all lots that decide on the item. */
  readonly shares_total: number;
}

type Figures = Readonly<Record<'for' | 'against' | 'abstain', number>>;

/** Result of a round, in votes. */
export interface Outcome extends Figures {
  readonly result: Result;
  /** Votes for and against: the base of the majority. */
  readonly votes_cast: number;
  /** The fewest votes for that would adopt it. */
  readonly threshold: number;
  readonly before_reduction: Figures;
  readonly capped: readonly {
    readonly owner_id: string;
    readonly from: number;
    readonly to: number;
  }[];
}

/**
 * Counts a round. Only those present or represented count; no person counts for more than the sum of the
 * others; abstentions are not part of the base. The order of the ballots makes no difference.
 * Rule: Civil Code, art. 3.87 §§6–9, 3.88.
 */
export function countRound({ majority, present, ballots, shares_total }: Round): Outcome {
  const full = new Map(present.map(({ owner_id, weight }) => [owner_id, weight]));
  const counted = reduceVotes(present);
  const figures = sumsOf(ballots, counted);
  const before_reduction = sumsOf(ballots, full);
  const votes_cast = figures.for + figures.against;
  const shares_present = present.reduce((sum, { weight }) => sum + weight, 0);
  const shares = { shares_total, shares_present };
  const tally = { ...figures, for_unreduced: before_reduction.for, ...shares };
  return {
    result: isAdopted(majority, tally) ? 'Adopted' : 'Rejected',
    ...figures,
    votes_cast,
    threshold: thresholdOf(majority, votes_cast, shares),
    before_reduction,
    capped: present
      .map(({ owner_id, weight }) => ({
        owner_id,
        from: weight,
        to: counted.get(owner_id) ?? 0,
      }))
      .filter(({ from, to }) => to < from),
  };
}

/**
 * Returns the fewest votes for that adopt a decision, given the votes for and against; for unanimity, all
 * votes.
 */
export function thresholdOf(
  majority: Majority,
  votesCast: number,
  shares: Pick<Tally, 'shares_total' | 'shares_present'>,
): number {
  switch (majority) {
    case 'Absolute':
      return Math.floor(votesCast / 2) + 1;
    case 'TwoThirds':
      return Math.max(1, Math.ceil((2 * votesCast) / 3));
    case 'FourFifths':
      return Math.max(1, Math.ceil((4 * votesCast) / 5));
    case 'UnanimityOfPresent':
      return shares.shares_present;
    default:
      return shares.shares_total;
  }
}

function sumsOf(ballots: readonly Ballot[], weights: ReadonlyMap<string, number>): Figures {
  const sum = (wanted: Choice) =>
    ballots
      .filter(({ choice }) => choice === wanted)
      .reduce((total, { owner_id }) => total + (weights.get(owner_id) ?? 0), 0);
  return { for: sum('For'), against: sum('Against'), abstain: sum('Abstain') };
}
