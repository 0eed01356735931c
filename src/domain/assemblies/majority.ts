import { unreachable } from '#domain/kernel/assert.ts';
import { DomainError } from '#domain/kernel/domain-error.ts';

/** Majorities that the law requires, lowest first. */
export const LEGAL_MAJORITIES = ['Absolute', 'TwoThirds', 'FourFifths', 'Unanimity'] as const;
export type LegalMajority = (typeof LEGAL_MAJORITIES)[number];

/**
 * Majorities by which items are decided. What failed only because owners were absent may be decided by
 * those present at a later assembly.
 */
export const MAJORITIES = [...LEGAL_MAJORITIES, 'UnanimityOfPresent'] as const;
export type Majority = (typeof MAJORITIES)[number];

/** Votes for and against after reduction, votes for before it, votes of all lots, and votes present. */
export interface Tally {
  readonly for: number;
  readonly against: number;
  readonly for_unreduced: number;
  readonly shares_total: number;
  /** Votes present or represented, whether cast or not. */
  readonly shares_present: number;
}

/**
 * Whether a decision is adopted. Abstentions and blank votes are not part of the base; without votes for or
 * against, nothing is adopted. Unanimity includes the absent owners.
 * Rule: Civil Code, art. 3.87 §8 (base) and art. 3.88 §1 and §3 (majorities).
 */
export function isAdopted(majority: Majority, tally: Tally): boolean {
  const base = tally.for + tally.against;
  switch (majority) {
    case 'Absolute':
      return 2 * tally.for > base;
    case 'TwoThirds':
      return base > 0 && 3 * tally.for >= 2 * base;
    case 'FourFifths':
      return base > 0 && 5 * tally.for >= 4 * base;
    case 'Unanimity':
      return tally.shares_total > 0 && tally.for_unreduced === tally.shares_total;
    case 'UnanimityOfPresent':
      return tally.shares_present > 0 && tally.for_unreduced === tally.shares_present;
    default:
      return unreachable(majority);
  }
}

/**
 * Refuses unanimity together with a key by which only some owners decide (unanimity_of_all): unanimity is
 * that of all owners.
 * Rule: Civil Code, art. 3.87 §11 and 3.88 §3.
 */
export function requireAllOwners(majority: Majority | null, keyId: string | null): void {
  if (majority === 'Unanimity' && keyId !== null)
    throw new DomainError('unanimity_of_all', { at: ['distribution_key_id'] });
}
