import { createHash } from 'node:crypto';
import type { Mutant } from './mutants.ts';

/** Orders mutants by a seed. The order of two mutants does not depend on the others. */
export function orderBySeed(mutants: readonly Mutant[], seed: number): Mutant[] {
  return mutants
    .map((mutant) => ({ mutant, key: keyOf(mutant, seed) }))
    .toSorted((a, b) => (a.key < b.key ? -1 : 1))
    .map(({ mutant }) => mutant);
}

function keyOf({ path, line, change }: Mutant, seed: number): string {
  return createHash('sha256').update(`${seed} ${path}:${line} ${change}`).digest('hex');
}
