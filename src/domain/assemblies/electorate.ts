import { compareCodePoints } from '#domain/kernel/code-points.ts';

/** A lot on the day of the assembly: what it weighs, and who holds it. */
export interface VotingLot {
  readonly weight: number;
  readonly holders: readonly { readonly owner_id: string; readonly is_voting_mandatary: boolean }[];
}

/** Who votes with how much, and how much there is. */
export interface Electorate {
  /** Votes by owner, of all their lots. */
  readonly weights: ReadonlyMap<string, number>;
  /** Holders whose lot has no vote until they name one of them. */
  readonly suspended: ReadonlySet<string>;
  /** An owner with several lots is one head; so are those who hold a lot together. */
  readonly owners_total: number;
  readonly shares_total: number;
}

/**
 * Who votes. A lot of several holders (in parts, or in usufruct) votes by the one they have named; until
 * then its vote is suspended, and counts among all votes alone. What weighs nothing does not vote.
 * Rule: Civil Code, art. 3.87 §1 and §6.
 */
export function electorateOf(lots: readonly VotingLot[]): Electorate {
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
