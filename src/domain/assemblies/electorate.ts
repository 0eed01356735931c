import { compareCodePoints } from '#domain/kernel/code-points.ts';

/** A lot on the day of the assembly: its weight and its holders. */
export interface VotingLot {
  readonly weight: number;
  readonly holders: readonly { readonly owner_id: string; readonly is_voting_mandatary: boolean }[];
}

/** Owners entitled to vote, with their weights and the totals. */
export interface Electorate {
  /** Votes by owner, over all their lots. */
  readonly weights: ReadonlyMap<string, number>;
  /** Holders of lots whose vote is suspended until they name a voting representative. */
  readonly suspended: ReadonlySet<string>;
  /** Number of heads: an owner of several lots is one, and so are the joint holders of a lot. */
  readonly owners_total: number;
  readonly shares_total: number;
}

/**
 * Determines who may vote and with what weight. A lot of several holders (joint ownership or usufruct)
 * votes through the representative they named; until then its vote is suspended and only counts in the
 * total. A lot without weight does not vote.
 * Rule: Civil Code, art. 3.87 §1 and §6.
 */
export function buildElectorate(lots: readonly VotingLot[]): Electorate {
  const weights = new Map<string, number>();
  const waiting: string[][] = [];
  const voting = lots.filter(({ weight }) => weight > 0);
  for (const { weight, holders } of voting) {
    const voter = voterOf(holders);
    if (voter === undefined) waiting.push(distinctOwners(holders));
    else weights.set(voter, (weights.get(voter) ?? 0) + weight);
  }
  const groups = new Set(waiting.filter((owners) => owners.length > 0).map(String));
  return {
    weights,
    suspended: new Set(waiting.flat().filter((owner) => !weights.has(owner))),
    owners_total: weights.size + groups.size,
    shares_total: voting.reduce((sum, { weight }) => sum + weight, 0),
  };
}

function voterOf(holders: VotingLot['holders']): string | undefined {
  const owners = distinctOwners(holders);
  if (owners.length === 1) return owners[0];
  return holders.find(({ is_voting_mandatary }) => is_voting_mandatary)?.owner_id;
}

function distinctOwners(holders: VotingLot['holders']): string[] {
  return [...new Set(holders.map(({ owner_id }) => owner_id))].toSorted(compareCodePoints);
}
