import { allocate } from '#domain/kernel/allocate.ts';
import { compareCodePoints } from '#domain/kernel/code-points.ts';

/** The votes of one owner, present or represented, and the person who casts them. */
export interface Vote {
  readonly owner_id: string;
  readonly person_id: string;
  readonly weight: number;
}

/**
 * Reduces votes, by owner, so that no person counts for more than the sum of the others present or
 * represented, whether these vote or abstain. The reduction is split over the person's own votes and those
 * of the principals in proportion, in whole votes, by largest remainder.
 * Rule: Civil Code, art. 3.87 §§6–9.
 */
export function reduceVotes(votes: readonly Vote[]): Map<string, number> {
  const ordered = votes.toSorted((a, b) => compareCodePoints(a.owner_id, b.owner_id));
  const all = sumOf(ordered);
  const counted = new Map<string, number>();
  for (const held of Map.groupBy(ordered, ({ person_id }) => person_id).values()) {
    const own = sumOf(held);
    const weights = held.map(({ weight }) => weight);
    const parts = own > all - own ? allocate(all - own, weights) : weights;
    for (const [index, { owner_id }] of held.entries()) counted.set(owner_id, parts[index] ?? 0);
  }
  return counted;
}

function sumOf(votes: readonly Vote[]): number {
  return votes.reduce((sum, { weight }) => sum + weight, 0);
}
