import { DomainError } from '#domain/kernel/domain-error.ts';
import { MAX_QUOTA } from './quotas.ts';

/** Maximum weight in a key, the same as for quotas. */
export const MAX_WEIGHT = MAX_QUOTA;

/** Weights: by the weights of the lots. Meter: by consumption, without weights. */
export const KEY_KINDS = ['Weights', 'Meter'] as const;
export type KeyKind = (typeof KEY_KINDS)[number];

interface UnitWeight {
  readonly unit_id: string;
  readonly weight: number;
}

/**
 * Refuses unit_named_twice {unit_id} for weights that name a unit more than once, and
 * weights_empty if no weight is above 0.
 * Rule: charges are split by the share or the use of each unit (Civil Code art. 3.81, 3.85).
 */
export function checkWeights(weights: readonly UnitWeight[]): void {
  const named = new Set<string>();
  for (const [index, { unit_id }] of weights.entries()) {
    if (named.has(unit_id)) {
      throw new DomainError('unit_named_twice', {
        unit_id,
        at: ['weights', index, 'unit_id'],
      });
    }
    named.add(unit_id);
  }
  if (!weights.some(({ weight }) => weight > 0)) {
    throw new DomainError('weights_empty', { at: ['weights'] });
  }
}

/** Whether two lists give every unit the same weight; an omitted unit has weight 0. */
export function areWeightsEqual(
  some: readonly UnitWeight[],
  others: readonly UnitWeight[],
): boolean {
  const within = (these: readonly UnitWeight[], those: readonly UnitWeight[]) => {
    const known = new Map(those.map(({ unit_id, weight }) => [unit_id, weight]));
    return these.every(({ unit_id, weight }) => weight === (known.get(unit_id) ?? 0));
  };
  return within(some, others) && within(others, some);
}
